import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { root, runCommand, say } from './run-command.ts';
import { slowestLines, type FileTime } from './slowest.ts';

/** The result of a suite. A skipped test does not count as passed. */
export interface Count {
  readonly passed: number;
  readonly failed: number;
  readonly skipped?: number;
  /** Its files, where the runner reports them. */
  readonly times?: readonly FileTime[];
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
  isEmptyRight: boolean,
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
    const lost = count.failed === 0 && (code !== 0 || (count.passed === 0 && !isEmptyRight));
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
    readonly assertionResults: readonly unknown[];
  }[];
}

/**
 * Vitest; a file that could not be loaded counts as one failed test.
 * @param args `--changed` among them may leave nothing to run
 */
export const vitest = (
  name: string,
  args: readonly string[],
  environment: () => Readonly<Record<string, string>> = () => ({}),
): Suite => ({
  name,
  run: () =>
    counted(
      args.some((arg) => arg.startsWith('--changed')),
      'vitest',
      (report) => ['run', ...args, '--reporter=default', '--reporter=json', `--outputFile.json=${report}`],
      environment,
      async (report) => {
        const result = JSON.parse(await readFile(report, 'utf8')) as VitestReport;
        const unloaded = result.testResults.filter(
          (file) => file.status === 'failed' && file.assertionResults.length === 0,
        ).length;
        return {
          passed: result.numPassedTests,
          failed: result.numFailedTests + unloaded,
          skipped: result.numPendingTests,
          times: result.testResults.map(({ name: file, startTime, endTime }) => ({
            file: relative(root, file),
            seconds: (endTime - startTime) / 1_000,
          })),
        };
      },
    ),
});

interface PlaywrightSuite {
  readonly file: string;
  readonly suites?: readonly PlaywrightSuite[];
  readonly specs: readonly {
    readonly tests: readonly { readonly results: readonly { readonly duration: number }[] }[];
  }[];
}

const secondsOf = ({ suites = [], specs }: PlaywrightSuite): number =>
  specs
    .flatMap(({ tests }) => tests.flatMap(({ results }) => results))
    .reduce((sum, { duration }) => sum + duration / 1_000, 0) +
  suites.reduce((sum, inner) => sum + secondsOf(inner), 0);

interface PlaywrightReport {
  readonly suites: readonly PlaywrightSuite[];
  readonly stats: {
    readonly expected: number;
    readonly unexpected: number;
    readonly flaky: number;
    readonly skipped: number;
  };
}

/** Playwright; a test that passed only at the second try has failed. */
export const playwright = (
  name: string,
  args: readonly string[],
  environment: () => Readonly<Record<string, string>>,
): Suite => ({
  name,
  run: () =>
    counted(
      false,
      'playwright',
      () => ['test', '--config=app/e2e/playwright.config.ts', ...args, '--reporter=list,json'],
      (report) => ({ ...environment(), PLAYWRIGHT_JSON_OUTPUT_NAME: report }),
      async (report) => {
        const { stats, suites } = JSON.parse(await readFile(report, 'utf8')) as PlaywrightReport;
        return {
          passed: stats.expected,
          failed: stats.unexpected + stats.flaky,
          skipped: stats.skipped,
          times: suites.map((suite) => ({ file: `app/e2e/${suite.file}`, seconds: secondsOf(suite) })),
        };
      },
    ),
});

/**
 * Runs suites one after the other, also after a failure, and prints the result of each.
 * @returns the sum
 */
export async function runSuites(suites: readonly Suite[]): Promise<Count> {
  const lines: string[] = [];
  let passed = 0;
  let failed = 0;
  for (const [index, suite] of suites.entries()) {
    say(`\n=== ${index + 1}/${suites.length} ${suite.name}`);
    const began = Date.now();
    const count = await suite.run().catch((error: unknown): Count => {
      say(error instanceof Error ? error.message : String(error));
      return { passed: 0, failed: 1 };
    });
    passed += count.passed;
    failed += count.failed;
    const skipped = count.skipped ? `, ${count.skipped} skipped` : '';
    const seconds = ((Date.now() - began) / 1_000).toFixed(1);
    lines.push(`${suite.name}: ${count.passed} passed, ${count.failed} failed${skipped} (${seconds} s)`);
    for (const line of slowestLines(count.times ?? [])) say(line);
    say(`--- ${lines.at(-1)}`);
  }
  say('');
  for (const line of lines) say(line);
  say(`${passed} passed, ${failed} failed`);
  return { passed, failed };
}
