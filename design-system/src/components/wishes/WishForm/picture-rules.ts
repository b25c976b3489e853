import { fileLimits, wishLimits } from '@goldbean/contract/rules';
/** Nine pictures of at most 10 MiB each, inclusive (V20, D33). */
export const mostPictures = wishLimits.wishPictures;
export const mostPictureBytes = fileLimits.imageBytes;
export const pictureTypes = ['image/jpeg', 'image/png', 'image/gif', 'image/webp'];

/** Why files were not taken: too many, or one that is too large or no picture. */
export type PictureRefusal = { why: 'count' } | { why: 'size' | 'type'; name: string };

/** Parts the files that may be sent from those that may not. @param room for how many more there is */
export function judgePictures(
  files: readonly File[],
  room: number,
): { fit: readonly File[]; refusals: readonly PictureRefusal[] } {
  const refusals: PictureRefusal[] = [];
  const fit = files.filter((file) => {
    const isPicture = pictureTypes.includes(file.type);
    if (isPicture && file.size <= mostPictureBytes) return true;
    refusals.push({ why: isPicture ? 'size' : 'type', name: file.name });
    return false;
  });
  if (fit.length > room) refusals.push({ why: 'count' });
  return { fit: fit.slice(0, room), refusals };
}
