/** px; a narrower picture is a face or a sign beside words, and the same person may stand on many cards. */
const narrowestFace = 64;

const headingOf = (picture: HTMLImageElement): string | undefined =>
  picture.closest('article, li')?.querySelector(':is(h2, h3, h4)')?.textContent.trim();

/** Whether it is another of the headings with a mark behind it: the same person, "You". */
const isMarked = (heading: string, among: ReadonlySet<string>): boolean =>
  [...among].some((other) => other !== heading && heading.startsWith(other));

/**
 * Cards with different headings whose faces are one and the same picture: a list of such shows neither how cards differ
 * nor whether each has its own.
 * @returns the headings of each picture, joined; none is right
 */
export function twinPictures(root: ParentNode): string[] {
  const headings = new Map<string, Set<string>>();
  for (const picture of root.querySelectorAll<HTMLImageElement>('img[src]')) {
    const heading = headingOf(picture);
    if (heading === undefined || picture.clientWidth < narrowestFace) continue;
    headings.set(picture.src, (headings.get(picture.src) ?? new Set()).add(heading));
  }
  return [...headings.values()]
    .map((among) => [...among].filter((heading) => !isMarked(heading, among)))
    .filter(({ length }) => length > 1)
    .map((among) => among.join(' = '));
}
