import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** What was accepted of one look. */
export interface Accepted {
  /** What the look was made of, by `Inputs.digestOf`, when it was last seen to be right. */
  readonly inputs: string;
  /** Of its picture, by `digestOf`; undefined for a look that is only measured. */
  readonly picture: string | undefined;
}

/** By the name of the look. */
export type AcceptedLooks = Map<string, Accepted>;

/** Where accepted looks are listed, relative to the root: the browser, then a line each. */
export const acceptedFile = 'visual-tests/accepted.tsv';

/** The names of the looks that have a picture. */
export const picturedIn = (root: string): string[] =>
  [...readAccepted(root).looks].filter(([, { picture }]) => picture !== undefined).map(([name]) => name);

/** @returns an empty list where there is none yet */
export function readAccepted(root: string): { chromium: string; looks: AcceptedLooks } {
  const file = join(root, acceptedFile);
  const [chromium = '', ...lines] = existsSync(file) ? readFileSync(file, 'utf8').trimEnd().split('\n') : [];
  const looks = lines.map((line): [string, Accepted] => {
    const [name = '', inputs = '', picture] = line.split('\t');
    return [name, { inputs, picture }];
  });
  return { chromium, looks: new Map(looks) };
}

/** Writes the list, by name, so that a change of one look is a change of one line. */
export function writeAccepted(root: string, chromium: string, looks: AcceptedLooks): void {
  const lines = [...looks]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, { inputs, picture }]) =>
      [name, inputs, ...(picture === undefined ? [] : [picture])].join('\t'),
    );
  writeFileSync(join(root, acceptedFile), `${[chromium, ...lines].join('\n')}\n`);
}
