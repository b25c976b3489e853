/** Lets the browser save what an address of our own host answers. @param name the file's, as its sender called it */
export function saveAs(url: string, name: string): void {
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
}
