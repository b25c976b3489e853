import { join } from 'node:path';
import { readRouteAreas } from '../app/read-route-areas.ts';
import { languages, shellNamespaces } from '../locales/src/index.ts';
import { readAppBuild } from './app-build.ts';
import { buildAll, buildAppInPieces } from './build-steps.ts';
import { root, say } from './run-command.ts';

/*
 * What a visitor's browser fetches before the first page shows: the entry, the page and the words of one language,
 * gzip. Fails above the limits, and when a route names other words than its page speaks.
 */

/** Bytes. What was done for it: docs/decisions/2026-11-22-the-first-route.md. */
const limits = { script: 150 * 1_024, words: 12 * 1_024 };

await buildAll();
const sent = await readAppBuild(join(root, 'app/dist'));
/** The pieces that are sent are joined of what several pages use; what a page speaks is seen in those that are not. */
const apart = await readAppBuild(await buildAppInPieces());

const kilobytes = (bytes: number): string => `${(bytes / 1_024).toFixed(1).padStart(6)} KB`;
const faults: string[] = [];
const entry = sent.withImports('index.html');
const entryApart = apart.withImports('index.html');
const areas = await readRouteAreas();
const ofEntry = areas.flatMap(({ routes }) => routes).filter(({ withEntry }) => withEntry);
const shellSpeaks = [...(await apart.spokenIn(entryApart))].filter(
  (name) => ![...shellNamespaces, ...ofEntry.flatMap(({ words }) => words)].some((known) => known === name),
);
if (shellSpeaks.length > 0)
  faults.push(`the shell speaks ${shellSpeaks.join(', ')}: add them to shellNamespaces`);

/** The largest of the six languages. */
async function wordsSize(words: readonly string[]): Promise<number> {
  const sizes = await Promise.all(
    languages.map((language) =>
      sent.gzipSize(
        [`shell-words.ts`, ...words.map((name) => `${name}.json`)].flatMap((file) =>
          // What the script brought already is no word.
          [...sent.withImports(`../locales/src/${language}/${file}`)].filter((key) => !entry.has(key)),
        ),
      ),
    ),
  );
  return Math.max(...sizes);
}

say('script and words, gzip; words in the largest language');
for (const area of areas) {
  for (const route of area.routes) {
    const page = sent.pageOf(area, route);
    const script = await sent.gzipSize(new Set([...entry, ...sent.withImports(page)]));
    const words = await wordsSize(route.words);
    say(`${kilobytes(script)} ${kilobytes(words)}  ${route.path}`);
    const spoken = await apart.spokenIn(apart.chunksOf(area, route, entryApart));
    for (const name of shellNamespaces) spoken.delete(name);
    const missing = [...spoken].filter((name) => !route.words.some((given) => given === name)).toSorted();
    const idle = route.words.filter((name) => !spoken.has(name));
    if (missing.length > 0) faults.push(`${route.path} speaks ${missing.join(', ')}: add them to its words`);
    if (idle.length > 0)
      faults.push(`${route.path} does not speak ${idle.join(', ')}: take them from its words`);
    if (!route.withEntry) continue;
    if (script > limits.script)
      faults.push(`${route.path} loads more script than ${kilobytes(limits.script).trim()}`);
    if (words > limits.words)
      faults.push(`${route.path} loads more words than ${kilobytes(limits.words).trim()}`);
  }
}
for (const fault of faults) say(fault);
process.exitCode = faults.length > 0 ? 1 : 0;
