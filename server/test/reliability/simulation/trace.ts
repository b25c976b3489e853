import { hash } from 'node:crypto';

/** Ids, members' among them, and the names of stored files. */
const namePattern = /\b\d{19}\b|(?<=\/files\/)[\w-]{43}/g;

/** The same text for the same value, in whatever order its fields, or the keys of a map, were written. */
function inOrder(_key: string, value: unknown): unknown {
  if (value === null || typeof value !== 'object' || Array.isArray(value)) return value;
  const entries: [string, unknown][] =
    value instanceof Map
      ? Array.from(value, ([key, one]: [unknown, unknown]) => [String(key), one])
      : Object.entries(value);
  return Object.fromEntries(entries.toSorted(([a], [b]) => (a < b ? -1 : 1)));
}

/** What a run did and received, step by step: two runs of one seed write the same. */
export type Trace = readonly string[];

/** Writes a trace. Names stand in it as they first came, #1, #2 ...: those of the demo differ each time it is made. */
export function createTracer() {
  const lines: string[] = [];
  const places = new Map<string, number>();
  const placeOf = (name: string): string => {
    const place = places.get(name) ?? places.size + 1;
    places.set(name, place);
    return `#${place}`;
  };
  return {
    trace: lines as Trace,
    add(what: string, value: unknown): void {
      lines.push(`${what} ${JSON.stringify(value, inOrder)}`.replaceAll(namePattern, placeOf));
    },
  };
}
export type Tracer = ReturnType<typeof createTracer>;

/** How much of two lines is shown around the place where they differ, in letters. */
const shown = { before: 60, after: 200 };

/** @returns the first line that differs in two traces, in words; null where they are the same */
export function firstDifference(one: Trace, other: Trace): string | null {
  const at = [...one, 'end'].findIndex((line, n) => line !== [...other, 'end'][n]);
  if (at < 0) return null;
  const [before, now] = [one[at] ?? 'the end', other[at] ?? 'the end'];
  let differs = 0;
  while (differs < before.length && before[differs] === now[differs]) differs += 1;
  const from = Math.max(0, differs - shown.before);
  const near = (line: string): string => line.slice(from, from + shown.before + shown.after);
  return `line ${at} was ${near(before)}, then ${near(now)}`;
}

/** A short name of traces: equal for equal ones. */
export const digestOf = (traces: readonly Trace[]): string =>
  hash('sha256', JSON.stringify(traces)).slice(0, 16);
