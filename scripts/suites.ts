import { existsSync } from 'node:fs';
import { appendFile, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import {
  type FlakyTest,
  judgeFlaky,
  lineFor,
  mayRunAgain,
  mostAgain,
  nameOf,
  readRegister,
} from './flaky.ts';
import { root, runCommand, say } from './run-command.ts';
import { slowestLines, type FileTime } from './slowest.ts';

/** The result of a suite. A skipped test does not count as passed. */
export interface Count {
  readonly passed: number;
  readonly failed: number;
  readonly skipped?: number;
  /** Its files, where the runner reports them. */
  readonly times?: readonly FileTime[];
  /** What failed, by file; a file that could not be loaded has one failure without a name. */
  readonly failures?: readonly FlakyTest[];
  /** What held when its file ran once more alone; counted as passed. */
  readonly flaky?: readonly FlakyTest[];
}

export interface Suite {
  readonly name: string;
  run(): Promise<Count>;
}

/** A check that either holds or does not. */
export const check = (name: string, command: string, args: readonly string[]): Suite => ({
  name,
  async run() {
    const passed = (await runCommand(command, args)) === 0;
    return { passed: passed ? 1 : 0, failed: passed ? 0 : 1 };
  },
});

/** Runs a test runner that writes its own report, and counts by that report alone. */
async function counted(
  command: string,
  argsFor: (report: string) => readonly string[],
  extra: (report: string) => Readonly<Record<string, string>>,
  read: (report: string) => Promise<Count>,
): Promise<Count> {
  const folder = await mkdtemp(join(tmpdir(), 'goldbean-report-'));
  const report = join(folder, 'report.json');
  try {
    const code = await runCommand(command, argsFor(report), extra(report));
    const count = existsSync(report) ? await read(report) : { passed: 0, failed: 0 };
    // A runner that fails without a failed test, or runs no test, counts as one failure.
    const lost = count.failed === 0 && (code !== 0 || count.passed === 0);
    return lost ? { ...count, failed: 1 } : count;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

interface VitestReport {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly numPendingTests: number;
  readonly testResults: readonly {
    readonly name: string;
    readonly status: string;
    readonly startTime: number;
    readonly endTime: number;
    readonly assertionResults: readonly { readonly status: string; readonly fullName: string }[];
  }[];
}

/**
 * Runs each failed file once more, alone: what holds then is flaky. Nothing runs again where too much failed.
 * @param again runs some files @param first the suite as a whole
 */
async function confirmed(first: Count, again: (files: readonly string[]) => Promise<Count>): Promise<Count> {
  const failures = first.failures ?? [];
  const files = [...new Set(failures.map(({ file }) => file))];
  // A runner may fail beside its tests: that is no file's fault, and stays.
  if (files.length === 0 || files.length > mostAgain || failures.length !== first.failed) return first;
  const flaky: FlakyTest[] = [];
  for (const file of files.filter(mayRunAgain)) {
    say(`\nonce more, alone: ${file}`);
    const second = await again([file]);
    if (second.failed === 0 && second.passed > 0)
      flaky.push(...failures.filter((failure) => failure.file === file));
  }
  return {
    ...first,
    passed: first.passed + flaky.length,
    failed: first.failed - flaky.length,
    flaky,
  };
}

const unloaded = 'could not be loaded';

/**
 * Vitest; a file that could not be loaded counts as one failed test.
 * @param args its project or config
 * @param files paths relative to the root, asked for when the suite begins; all files without them, none of none
 */
export function vitest(
  name: string,
  args: readonly string[],
  environment: () => Readonly<Record<string, string>> = () => ({}),
  files: () => readonly string[] | undefined = () => undefined,
): Suite {
  const runFiles = (chosen: readonly string[], more: readonly string[] = []): Promise<Count> =>
    counted(
      'vitest',
      (report) => [
        'run',
        ...args,
        ...chosen,
        ...more,
        '--reporter=default',
        '--reporter=json',
        `--outputFile.json=${report}`,
      ],
      environment,
      async (report) => {
        const result = JSON.parse(await readFile(report, 'utf8')) as VitestReport;
        const failures = result.testResults.flatMap(({ name: path, status, assertionResults }) => {
          const file = relative(root, path);
          if (status === 'failed' && assertionResults.length === 0) return [{ file, name: unloaded }];
          return assertionResults
            .filter((one) => one.status === 'failed')
            .map(({ fullName }) => ({ file, name: fullName }));
        });
        return {
          passed: result.numPassedTests,
          failed: failures.length,
          skipped: result.numPendingTests,
          failures,
          times: result.testResults.map(({ name: file, startTime, endTime }) => ({
            file: relative(root, file),
            seconds: (endTime - startTime) / 1_000,
          })),
        };
      },
    );
  return {
    name,
    async run() {
      const chosen = files();
      if (chosen?.length === 0) return { passed: 0, failed: 0 };
      return confirmed(await runFiles(chosen ?? []), (some) => runFiles(some, ['--maxWorkers=1']));
    },
  };
}

interface PlaywrightSuite {
  readonly file: string;
  readonly suites?: readonly PlaywrightSuite[];
  readonly specs: readonly {
    readonly title: string;
    readonly tests: readonly {
      readonly status: string;
      readonly results: readonly { readonly duration: number }[];
    }[];
  }[];
}

const secondsOf = ({ suites = [], specs }: PlaywrightSuite): number =>
  specs
    .flatMap(({ tests }) => tests.flatMap(({ results }) => results))
    .reduce((sum, { duration }) => sum + duration / 1_000, 0) +
  suites.reduce((sum, inner) => sum + secondsOf(inner), 0);

const failuresOf = ({ file, suites = [], specs }: PlaywrightSuite): FlakyTest[] => [
  ...specs
    .filter(({ tests }) => tests.some(({ status }) => status === 'unexpected' || status === 'flaky'))
    .map(({ title }) => ({ file: `app/e2e/${file}`, name: title })),
  ...suites.flatMap(failuresOf),
];

interface PlaywrightReport {
  readonly suites: readonly PlaywrightSuite[];
  readonly stats: {
    readonly expected: number;
    readonly unexpected: number;
    readonly flaky: number;
    readonly skipped: number;
  };
}

/**
 * Playwright; a test that passed only at the second try of one run has failed.
 * @param args its options, and files if not all of them run
 */
export function playwright(
  name: string,
  args: readonly string[],
  environment: () => Readonly<Record<string, string>>,
): Suite {
  const runFiles = (chosen: readonly string[]): Promise<Count> =>
    counted(
      'playwright',
      () => ['test', '--config=app/e2e/playwright.config.ts', ...chosen, '--reporter=list,json'],
      (report) => ({ ...environment(), PLAYWRIGHT_JSON_OUTPUT_NAME: report }),
      async (report) => {
        const { stats, suites } = JSON.parse(await readFile(report, 'utf8')) as PlaywrightReport;
        return {
          passed: stats.expected,
          failed: stats.unexpected + stats.flaky,
          skipped: stats.skipped,
          failures: suites.flatMap(failuresOf),
          times: suites.map((suite) => ({ file: `app/e2e/${suite.file}`, seconds: secondsOf(suite) })),
        };
      },
    );
  // Another worker, so another academy.
  return {
    name,
    run: async () => confirmed(await runFiles(args), (files) => runFiles([...files, '--workers=1'])),
  };
}

const register = join(root, 'docs/flaky.tsv');

/** Prints what was flaky, puts what is new into the register, and says why it turns the run red. */
async function judged(flaky: readonly FlakyTest[]): Promise<number> {
  const now = Date.now();
  const before = readRegister(await readFile(register, 'utf8'));
  const isKnown = (one: FlakyTest): boolean => before.some(({ test }) => test === nameOf(one));
  for (const one of flaky) say(`flaky ${nameOf(one)}`);
  const lines = flaky.filter((one) => !isKnown(one)).map((one) => lineFor(one, now));
  if (lines.length > 0 && process.env['CI']) say(`for docs/flaky.tsv:\n${lines.join('\n')}`);
  else if (lines.length > 0) await appendFile(register, `${lines.join('\n')}\n`);
  const reasons = judgeFlaky(flaky, before, now);
  for (const reason of reasons) say(reason);
  return reasons.length;
}

/** Runs one suite. @returns its result, and the line that says it */
async function runSuite(suite: Suite): Promise<{ count: Count; line: string }> {
  const began = Date.now();
  const count = await suite.run().catch((error: unknown): Count => {
    say(error instanceof Error ? error.message : String(error));
    return { passed: 0, failed: 1 };
  });
  const skipped = count.skipped ? `, ${count.skipped} skipped` : '';
  const seconds = ((Date.now() - began) / 1_000).toFixed(1);
  const line = `${suite.name}: ${count.passed} passed, ${count.failed} failed${skipped} (${seconds} s)`;
  for (const slow of slowestLines(count.times ?? [])) say(slow);
  say(`--- ${line}`);
  return { count, line };
}

/**
 * Runs suites one after the other and prints the result of each. Those named in `first` decide whether the others run: a
 * mistake that a compiler sees is told in a minute.
 * @returns the sum
 */
export async function runSuites(suites: readonly Suite[], first: readonly string[] = []): Promise<Count> {
  const lines: string[] = [];
  const counts: Count[] = [];
  const isFirst = ({ name }: Suite): boolean => first.includes(name);
  const ordered = [...suites.filter(isFirst), ...suites.filter((suite) => !isFirst(suite))];
  const sum = (pick: (count: Count) => number): number => counts.reduce((all, one) => all + pick(one), 0);
  for (const [index, suite] of ordered.entries()) {
    if (
      !isFirst(suite) &&
      index > 0 &&
      isFirst(ordered[index - 1] ?? suite) &&
      sum(({ failed }) => failed) > 0
    ) {
      lines.push(
        `not run, since the code does not hold: ${ordered
          .slice(index)
          .map(({ name }) => name)
          .join(', ')}`,
      );
      break;
    }
    say(`\n=== ${index + 1}/${ordered.length} ${suite.name}`);
    const { count, line } = await runSuite(suite);
    counts.push(count);
    lines.push(line);
  }
  say('');
  for (const line of lines) say(line);
  const flaky = counts.flatMap((count) => count.flaky ?? []);
  const failed = sum((count) => count.failed) + (await judged(flaky));
  const passed = sum((count) => count.passed);
  say(`${flaky.length} flaky`);
  say(`${passed} passed, ${failed} failed`);
  return { passed, failed };
}
