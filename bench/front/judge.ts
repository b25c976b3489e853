/** One figure held to a limit: what the goal is called, what was measured, and how it may be. */
export interface FrontGoal {
  readonly name: string;
  readonly value: number;
  readonly atMost: number;
  /** Shown behind the figure: "1.02 (31.0 ms against 30.4)". */
  readonly of?: string;
}

/** Prints `name figures PASS|FAIL`, a line each. @returns whether all that could be measured hold */
export function judge(goals: readonly FrontGoal[]): boolean {
  for (const { name, value, atMost, of = '' } of goals) {
    const verdict = Number.isNaN(value) ? 'not measured' : value <= atMost ? 'PASS' : 'FAIL';
    process.stdout.write(`${name.padEnd(46)} ${value.toFixed(2)} <= ${atMost} ${of}  ${verdict}\n`);
  }
  return goals.every(({ value, atMost }) => Number.isNaN(value) || value <= atMost);
}

/** A ratio of two times as a goal. */
export const ratio = (name: string, ours: number, theirs: number, atMost: number): FrontGoal => ({
  name,
  value: ours / theirs,
  atMost,
  of: `(${ours.toFixed(2)} ms against ${theirs.toFixed(2)})`,
});
