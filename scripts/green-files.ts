import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { FlakyTest } from './flaky.ts';
import { createTestInputs, type TestInputs } from './test-inputs.ts';

/** What came of a run. */
interface GreenFileOutcome {
  readonly failed: number;
  readonly failures?: readonly FlakyTest[];
  /** Files all of whose tests passed the first time, by the number of these tests. */
  readonly green?: ReadonlyMap<string, number>;
}

/** The test files of a suite that held, with what they depended on. */
export interface GreenFiles {
  /** Begins a run. @returns those of some files that held and depend on nothing that has changed, by their number of tests */
  find(files: readonly string[]): ReadonlyMap<string, number>;
  /** Ends a run: remembers what held the first time, and forgets what did not. */
  keep(outcome: GreenFileOutcome): void;
}

/** By suite and file. */
type Greens = Record<string, Record<string, { readonly key: string; readonly tests: number }>>;

const readGreens = (store: string): Greens =>
  existsSync(store) ? (JSON.parse(readFileSync(store, 'utf8')) as Greens) : {};

/**
 * @param root of the repository @param isRead whether files may be found; a run that asks for all finds none, and remembers
 * @param facts about the machine that the results depend on, asked for when the run begins
 */
export function createGreenFiles(
  root: string,
  suite: string,
  isRead: boolean,
  facts: () => readonly string[] = () => [],
): GreenFiles {
  const store = join(root, 'node_modules/.cache/goldbean/green.json');
  let before: TestInputs | undefined;
  return {
    find(files) {
      const inputs = createTestInputs(root, suite, facts());
      before = inputs;
      const greens = isRead ? (readGreens(store)[suite] ?? {}) : {};
      return new Map(
        files.flatMap((file) => {
          const green = greens[file];
          return green && green.key === inputs.keyOf(file) ? [[file, green.tests]] : [];
        }),
      );
    },
    keep({ failed, failures = [], green = new Map() }) {
      const greens = readGreens(store);
      const kept = { ...greens[suite] };
      for (const { file } of failures) delete kept[file];
      // Where a runner fails beside its tests, or a file changed under way, nobody knows what held.
      const isCertain = failed === failures.length && before?.tree === createTestInputs(root, suite, []).tree;
      for (const [file, tests] of isCertain ? green : []) {
        const key = before?.keyOf(file);
        if (key !== undefined) kept[file] = { key, tests };
      }
      mkdirSync(dirname(store), { recursive: true });
      writeFileSync(store, JSON.stringify({ ...greens, [suite]: kept }));
    },
  };
}
