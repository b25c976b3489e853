import { execFileSync } from 'node:child_process';
import { acceptedFile, type readAccepted } from '../scripts/accepted-looks.ts';
import { createInputs } from './inputs.ts';
import type { PhotographedShot } from './photograph.ts';
import type { Shot } from './plan.ts';
import { serveFolder } from './serve.ts';
import { buildStorybookOf, checkOut } from './storybook-build.ts';

/** How many commits of the list are searched for what looks were made of; each of them that has one is built. */
const mostCommits = 8;

/** The commits that last changed the list of accepted looks, the latest first. */
const commitsOfList = (root: string): string[] =>
  execFileSync('git', ['log', `-${mostCommits}`, '--format=%H', '--', acceptedFile], {
    cwd: root,
    encoding: 'utf8',
  })
    .split('\n')
    .filter((line) => line !== '');

/**
 * Paints looks as they were when they were accepted: each from the latest commit of the list of accepted looks at which it was
 * made of what the list says. A later commit may have accepted other looks alone. The list keeps a digest of each picture,
 * which says that a look has changed and not how; another Chromium paints other pixels too.
 * @param shots the looks, and where the story of each stands
 * @param take takes pictures from a served Storybook
 * @returns PNGs by name; none for a look that none of the latest commits shows as it was accepted
 */
export async function paintAccepted(
  root: string,
  { looks }: ReturnType<typeof readAccepted>,
  shots: ReadonlyMap<Shot, string>,
  take: (url: string, shots: readonly Shot[]) => Promise<readonly PhotographedShot[]>,
): Promise<ReadonlyMap<string, Buffer>> {
  const pictures = new Map<string, Buffer>();
  const wanted = new Map(shots);
  for (const commit of commitsOfList(root)) {
    if (wanted.size === 0) break;
    const checkout = checkOut(root, commit);
    try {
      const inputs = createInputs(checkout.folder);
      const found = [...wanted].filter(([shot, path]) => {
        const accepted = looks.get(shot.name)?.inputs;
        return checkout.has(path) && inputs.digestOf(shot, path) === accepted;
      });
      if (found.length === 0) continue;
      for (const [shot] of found) wanted.delete(shot);
      const served = await serveFolder(buildStorybookOf(checkout.folder));
      const seen = await take(
        served.url,
        found.map(([shot]) => ({ ...shot, checks: ['picture'] })),
      );
      served.close();
      for (const { shot, picture } of seen) if (picture) pictures.set(shot.name, picture);
    } finally {
      checkout.remove();
    }
  }
  return pictures;
}
