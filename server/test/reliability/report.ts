import { parseArgs } from 'node:util';

/** What a test found. */
export interface ReliabilityFinding {
  /** What was done and measured, in words: "10 kills, 0 transfers lost". */
  readonly figures: string;
  /** What must not be; none is a pass. */
  readonly faults: readonly string[];
}

/** So many faults are printed; one is usually the cause of the others. */
const maxShown = 20;

/** With its presets a test takes no longer, s, unless it has a goal of its own: all of them are run before each release. */
const usualSeconds = 120;

const say = (line: string): void => void process.stdout.write(`${line}\n`);

/**
 * Runs one test of docs/reliability.md as a command: prints `name figures seed PASS|FAIL` and ends the process, with
 * 1 when it failed. `--seed` repeats a run.
 * @param name such as `R23 simulation`
 * @param options what else may be given as `--option number`, and what it is when it is not
 * @param maxSeconds its own goal for the whole run with its presets, s
 */
export async function report<Option extends string>(
  name: string,
  options: Readonly<Record<Option, number>>,
  run: (given: Readonly<Record<Option | 'seed', number>>) => Promise<ReliabilityFinding>,
  maxSeconds: number = usualSeconds,
): Promise<never> {
  const { values } = parseArgs({
    options: Object.fromEntries(
      ['seed', ...Object.keys(options)].map((option) => [option, { type: 'string' as const }]),
    ),
  });
  const presets = { seed: Date.now() % 2 ** 31, ...options };
  const given = Object.fromEntries(
    Object.entries(presets).map(([option, preset]) => [option, Number(values[option] ?? preset)]),
  ) as Record<Option | 'seed', number>;
  const began = performance.now();
  let found: ReliabilityFinding;
  try {
    found = await run(given);
  } catch (error) {
    const words = error instanceof Error ? (error.stack ?? error.message) : String(error);
    found = { figures: 'did not finish,', faults: [words] };
  }
  const seconds = (performance.now() - began) / 1_000;
  const isPreset = Object.keys(options).every((option) => values[option] === undefined);
  const { figures } = found;
  const faults =
    isPreset && seconds > maxSeconds
      ? [...found.faults, `it took longer than ${maxSeconds} s`]
      : found.faults;
  for (const fault of faults.slice(0, maxShown)) say(`  ${fault}`);
  if (faults.length > maxShown) say(`  and ${faults.length - maxShown} more`);
  say(
    `${name}: ${figures} in ${seconds.toFixed(1)} s, seed ${given.seed} ${faults.length === 0 ? 'PASS' : 'FAIL'}`,
  );
  process.exit(faults.length === 0 ? 0 : 1);
}
