import { execFileSync } from 'node:child_process';
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
import { environment as toolsOf, measure, root, runCommand, say } from './run-command.ts';
import { slowestLines, type FileTime } from './slowest.ts';
import type { GreenFiles } from './green-files.ts';

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
  /** Files all of whose tests passed the first time, by the number of these tests. */
  readonly green?: ReadonlyMap<string, number>;
  /** Tests that did not run, since they held when all that they are made of was the same. */
  readonly cached?: number;
}

export interface Suite {
  readonly name: string;
  /** Runs at the same time as the one before it. */
  readonly isBeside?: boolean;
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

/** Every test file of a run of vitest, relative to the root. */
export function listFiles(args: readonly string[]): string[] {
  const list = execFileSync('vitest', ['list', ...args, '--filesOnly'], {
    cwd: root,
    encoding: 'utf8',
    env: toolsOf(),
  });
  return Array.from(list.matchAll(/^\[[^\]]+\] (\S+)$/gm), ([, file = '']) => file);
}

/**
 * Vitest; a file that could not be loaded counts as one failed test.
 * @param args its project or config
 * @param files paths relative to the root, asked for when the suite begins; all files without them, none of none
 * @param green remembers the files that held, and says which of the chosen ones need not run again
 */
export function vitest(
  name: string,
  args: readonly string[],
  environment: () => Readonly<Record<string, string>>,
  files: () => readonly string[] | undefined,
  green?: GreenFiles,
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
          green: new Map(
            result.testResults
              .filter(
                ({ status, assertionResults }) =>
                  status === 'passed' && assertionResults.every((one) => one.status === 'passed'),
              )
              .map(({ name: path, assertionResults }) => [relative(root, path), assertionResults.length]),
          ),
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
      const held = green?.find(chosen ?? []) ?? new Map<string, number>();
      const due = chosen?.filter((file) => !held.has(file));
      const cached = [...held.values()].reduce((sum, tests) => sum + tests, 0);
      if (due?.length === 0) return { passed: 0, failed: 0, cached };
      const first = await runFiles(due ?? []);
      green?.keep(first);
      return { ...(await confirmed(first, (some) => runFiles(some, ['--maxWorkers=1']))), cached };
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

/**
 * Runs one suite.
 * @param isBeside another one prints at the same time: what this one prints is kept
 * @returns its result, what it printed, and the line that says it
 */
async function runSuite({ name, run }: Suite, isBeside: boolean) {
  const work = (): Promise<Count> =>
    run().catch((error: unknown) => {
      say(error instanceof Error ? error.message : String(error));
      return { passed: 0, failed: 1 };
    });
  const { result: count, output, seconds, cpuSeconds } = await measure(work, isBeside);
  const { passed, failed, skipped = 0, cached = 0 } = count;
  const more = `${skipped > 0 ? `, ${skipped} skipped` : ''}${cached > 0 ? `, ${cached} cached` : ''}`;
  const time = `${seconds.toFixed(1)} s, CPU ${cpuSeconds.toFixed(1)} s`;
  return { name, count, output, line: `${name}: ${passed} passed, ${failed} failed${more} (${time})` };
}

/**
 * Runs suites one after the other, or beside each other where they say so, and prints the result of each. Those named in `first`
 * decide whether the others run: a mistake that a compiler sees is told in a minute.
 * @returns how much failed, and the result of each suite that ran
 */
export async function runSuites(
  suites: readonly Suite[],
  first: readonly string[] = [],
): Promise<{ readonly failed: number; readonly counts: ReadonlyMap<string, Count> }> {
  const lines: string[] = [];
  const counts = new Map<string, Count>();
  const sum = (pick: (count: Count) => number): number =>
    [...counts.values()].reduce((all, one) => all + pick(one), 0);

  async function runAll(some: readonly Suite[]): Promise<void> {
    const groups: Suite[][] = [];
    for (const suite of some) {
      if (suite.isBeside && groups.length > 0) groups.at(-1)?.push(suite);
      else groups.push([suite]);
    }
    for (const group of groups) {
      say(`\n=== ${counts.size + 1}/${suites.length} ${group.map(({ name }) => name).join(' and ')}`);
      // The first prints as it goes; what the others print is kept until it has ended.
      for (const run of group.map((suite, index) => runSuite(suite, index > 0))) {
        const { name, count, output, line } = await run;
        process.stdout.write(output);
        for (const slow of slowestLines(count.times ?? [])) say(slow);
        say(`--- ${line}`);
        counts.set(name, count);
        lines.push(line);
      }
    }
  }

  const rest = suites.filter(({ name }) => !first.includes(name));
  await runAll(suites.filter(({ name }) => first.includes(name)));
  if (sum(({ failed }) => failed) === 0) await runAll(rest);
  else if (rest.length > 0)
    lines.push(`not run, since the code does not hold: ${rest.map(({ name }) => name).join(', ')}`);
  say('');
  for (const line of lines) say(line);
  const flaky = [...counts.values()].flatMap((count) => count.flaky ?? []);
  const failed = sum((count) => count.failed) + (await judged(flaky));
  say(`${flaky.length} flaky`);
  say(`${sum(({ passed }) => passed)} passed, ${failed} failed`);
  return { failed, counts };
}
