import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** What was accepted of one look. */
export interface Accepted {
  /** What the look was made of, by `Inputs.digestOf`, when it was last seen to be right. */
  readonly inputs: string;
  /**
   * Of its pictures, by `digestOf`, the latest first: one, and those that show the same but for noise, by which some looks
   * take turns. Empty for a look that is only measured.
   */
  readonly pictures: readonly string[];
}

/** By the name of the look. */
export type AcceptedLooks = Map<string, Accepted>;

/** Where accepted looks are listed, relative to the root: the browser, then a line each. */
export const acceptedFile = 'visual-tests/accepted.tsv';

/** Pictures of a look that are remembered; with one more the oldest is forgotten. */
const mostPictures = 4;

/** The pictures of a look with one more that shows the same. */
export const withPicture = (pictures: readonly string[], picture: string): readonly string[] =>
  pictures.includes(picture) ? pictures : [picture, ...pictures].slice(0, mostPictures);

/** The names of the looks that have a picture. */
export const picturedIn = (root: string): string[] =>
  [...readAccepted(root).looks].filter(([, { pictures }]) => pictures.length > 0).map(([name]) => name);

/** @returns an empty list where there is none yet */
export function readAccepted(root: string): { chromium: string; looks: AcceptedLooks } {
  const file = join(root, acceptedFile);
  const [chromium = '', ...lines] = existsSync(file) ? readFileSync(file, 'utf8').trimEnd().split('\n') : [];
  const looks = lines.map((line): [string, Accepted] => {
    const [name = '', inputs = '', pictures] = line.split('\t');
    return [name, { inputs, pictures: pictures?.split(',') ?? [] }];
  });
  return { chromium, looks: new Map(looks) };
}

/** Writes the list, by name, so that a change of one look is a change of one line. */
export function writeAccepted(root: string, chromium: string, looks: AcceptedLooks): void {
  const lines = [...looks]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, { inputs, pictures }]) =>
      [name, inputs, ...(pictures.length > 0 ? [pictures.join(',')] : [])].join('\t'),
    );
  writeFileSync(join(root, acceptedFile), `${[chromium, ...lines].join('\n')}\n`);
}
