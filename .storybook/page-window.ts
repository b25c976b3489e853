/** The window in which Storybook's frame shows stories. */
export const storyWindow = 'storybook-preview-iframe';

/**
 * Makes the window of the stories as wide as the toolbar says, so that a page is laid out, and asked by its media queries,
 * as in a browser window of that width. It may be wider than the frame has room for, which then scrolls. A page that
 * is opened alone, photographed or tested has the window it was given.
 * @param width px; undefined: as wide as the frame has room for
 */
export function fitPageWindow(width: string | undefined, own: Element | null = window.frameElement): void {
  if (own?.id !== storyWindow) return;
  const { style } = own as HTMLElement;
  if (width === undefined) style.removeProperty('width');
  else style.setProperty('width', `${width}px`);
}
