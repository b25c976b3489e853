/** px of a picture on this device; zeros for one that this browser cannot read, which the server then judges. */
export async function pictureSize(file: Blob): Promise<{ readonly w: number; readonly h: number }> {
  try {
    const picture = await createImageBitmap(file);
    const size = { w: picture.width, h: picture.height };
    picture.close();
    return size;
  } catch {
    return { w: 0, h: 0 };
  }
}
