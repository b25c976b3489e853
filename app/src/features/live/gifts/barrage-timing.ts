/** A comment from further ahead than this is shown at once: its moment would come too late to be a talk. ms. */
export const waitMax = 20_000;

/**
 * N02: how long a comment waits, so that a viewer some seconds behind sees it on the picture it is about.
 * @param mediaTs ms since the live session went on air at the picture its writer saw; null when unknown
 * @param seen the same of this viewer's own picture
 */
export function barrageDelay(mediaTs: number | null, seen: number | null): number {
  if (mediaTs === null || seen === null) return 0;
  const ahead = mediaTs - seen;
  return ahead > 0 && ahead <= waitMax ? ahead : 0;
}
