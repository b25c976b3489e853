import { acceptedFile, type readAccepted } from '../scripts/accepted-looks.ts';
import { createInputs } from './inputs.ts';
import type { PhotographedShot } from './photograph.ts';
import { importPaths, planShots, type Shot } from './plan.ts';
import { serveFolder } from './serve.ts';
import { buildStorybookOf, checkOut, commitOf, readStories } from './storybook-build.ts';

/**
 * Paints looks as they were when they were accepted: from the commit that last changed the list of accepted looks. The list
 * keeps a digest of each picture, which says that a look has changed and not how; another Chromium paints other pixels too.
 * @param names of the looks
 * @param take takes pictures from a served Storybook
 * @returns PNGs by name; none for a look that was accepted in another state than that commit shows
 */
export async function paintAccepted(
  root: string,
  { looks }: ReturnType<typeof readAccepted>,
  names: readonly string[],
  take: (url: string, shots: readonly Shot[]) => Promise<readonly PhotographedShot[]>,
): Promise<ReadonlyMap<string, Buffer>> {
  const commit = commitOf(root, acceptedFile);
  if (!commit) return new Map();
  const checkout = checkOut(root, commit);
  try {
    const build = buildStorybookOf(checkout.folder);
    const stories = readStories(build);
    const inputs = createInputs(checkout.folder);
    const pathOf = importPaths(stories);
    const wanted = new Set(names);
    const shots = planShots(stories).filter(
      (shot) => wanted.has(shot.name) && inputs.digestOf(shot, pathOf(shot)) === looks.get(shot.name)?.inputs,
    );
    const served = await serveFolder(build);
    const seen = await take(
      served.url,
      shots.map((shot) => ({ ...shot, checks: ['picture'] })),
    );
    served.close();
    return new Map(seen.flatMap(({ shot, picture }) => (picture ? [[shot.name, picture] as const] : [])));
  } finally {
    checkout.remove();
  }
}
