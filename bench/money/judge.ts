/** A rate of ours held to a multiple of a peer's. */
export interface MoneyGoal {
  readonly name: string;
  readonly ours: number;
  readonly peer: string;
  readonly theirs: number;
  readonly atLeast: number;
}

export const say = (line: string): void => void process.stdout.write(`${line}\n`);
const whole = (rate: number): string => Math.round(rate).toLocaleString('en');

/** Prints `G<n> value peer=.. ratio=.. PASS|FAIL`, a line each. @returns whether all hold */
export function judge(goals: readonly MoneyGoal[]): boolean {
  for (const { name, ours, peer, theirs, atLeast } of goals) {
    const ratio = ours / theirs;
    const verdict = ratio >= atLeast ? 'PASS' : 'FAIL';
    say(
      `${name} ${whole(ours)}/s, ${peer}=${whole(theirs)}/s ratio=${ratio.toFixed(2)} >= ${atLeast} ${verdict}`,
    );
  }
  return goals.every(({ ours, theirs, atLeast }) => ours / theirs >= atLeast);
}

/** Prints a rate beside that of bare `node:http`, to read the others by. */
export const remark = (name: string, rate: number, bare: number): void =>
  say(`  ${name} ${whole(rate)}/s, ${(rate / bare).toFixed(2)} of bare node:http and zod`);

export const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

/** The value that so great a part of the others does not exceed. */
export const quantile = (values: readonly number[], part: number): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length * part)] ?? Number.NaN;

/**
 * Runs each variant once a round, all in turn, so that what disturbs the machine disturbs all.
 * @returns the median of each
 */
export async function interleave<Name extends string>(
  rounds: number,
  variants: Readonly<Record<Name, () => Promise<number>>>,
): Promise<Record<Name, number>> {
  const names = Object.keys(variants) as Name[];
  const seen = Object.fromEntries(names.map((name) => [name, [] as number[]])) as Record<Name, number[]>;
  for (let round = 0; round < rounds; round += 1)
    for (const name of names) seen[name].push(await variants[name]());
  return Object.fromEntries(names.map((name) => [name, median(seen[name])])) as Record<Name, number>;
}
