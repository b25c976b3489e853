import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from './run-command.ts';
import type { Count } from './suites.ts';

/** What failed in a run: files by suite, none where the suite cannot say which. */
export type LastFailed = Readonly<Record<string, readonly string[]>>;

const store = join(root, 'node_modules/.cache/goldbean/last-failed.json');

/** What failed, by the results of the suites that ran. */
export function failedIn(counts: ReadonlyMap<string, Count>): LastFailed {
  const failed = [...counts].filter(([, count]) => count.failed > 0);
  return Object.fromEntries(
    failed.map(([suite, { failed: many, failures = [], flaky = [] }]) => {
      const red = failures.filter((one) => !flaky.includes(one));
      // A runner that failed beside its tests runs whole.
      return [suite, red.length === many ? [...new Set(red.map(({ file }) => file))] : []];
    }),
  );
}

/** What failed in the last `npm test` at this desk; files that are gone are left out. */
export function readLastFailed(): LastFailed {
  if (!existsSync(store)) return {};
  const failed = JSON.parse(readFileSync(store, 'utf8')) as LastFailed;
  return Object.fromEntries(
    Object.entries(failed)
      .map(([suite, files]) => ({
        suite,
        files,
        there: files.filter((file) => existsSync(join(root, file))),
      }))
      .filter(({ files, there }) => files.length === 0 || there.length > 0)
      .map(({ suite, there }) => [suite, there]),
  );
}

export function writeLastFailed(failed: LastFailed): void {
  mkdirSync(dirname(store), { recursive: true });
  writeFileSync(store, JSON.stringify(failed));
}
