import { say } from '../money/judge.ts';

/** One figure held to a limit. */
export interface LiveGoal {
  /** What is measured, such as `G18 long tasks`. */
  readonly name: string;
  readonly seen: number;
  readonly atMost: number;
  readonly unit?: string;
  /** What it was seen beside, in words: "flv 812 ms, node-media-server 790". */
  readonly of?: string;
}

const short = (value: number): string => String(Math.round(value * 100) / 100);

/** Prints `name, seen, limit, PASS|MISS`, a line each. @returns whether all hold; what could not be measured does not */
export function judge(goals: readonly LiveGoal[]): boolean {
  for (const { name, seen, atMost, unit = '', of } of goals) {
    const end = unit === '' ? '' : ` ${unit}`;
    const beside = of === undefined ? '' : ` (${of})`;
    say(
      `${name}: ${short(seen)}${end} <= ${short(atMost)}${end}${beside} ${seen <= atMost ? 'PASS' : 'MISS'}`,
    );
  }
  return goals.every(({ seen, atMost }) => seen <= atMost);
}
