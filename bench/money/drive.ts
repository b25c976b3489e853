import { setTimeout as pause } from 'node:timers/promises';

/** What came of some work that many did at once. */
export interface Driven {
  /** Done per second. */
  readonly rate: number;
  /** How long each took, ms. */
  readonly took: readonly number[];
}

/** Keeps `inFlight` of the work under way for some seconds. */
export async function drive(
  inFlight: number,
  seconds: number,
  work: (n: number) => Promise<unknown>,
): Promise<Driven> {
  const took: number[] = [];
  let next = 0;
  const began = performance.now();
  const until = began + seconds * 1_000;
  await Promise.all(
    Array.from({ length: inFlight }, async () => {
      while (performance.now() < until) {
        const n = next++;
        const from = performance.now();
        await work(n);
        took.push(performance.now() - from);
      }
    }),
  );
  return { rate: (took.length / (performance.now() - began)) * 1_000, took };
}

/** Does all of the items, `inFlight` at once. */
export async function driveAll<Item>(
  inFlight: number,
  items: readonly Item[],
  work: (item: Item) => Promise<unknown>,
): Promise<Driven> {
  const took: number[] = [];
  const waiting = items.values();
  const began = performance.now();
  await Promise.all(
    Array.from({ length: inFlight }, async () => {
      // One iterator for all: each takes the next that nobody has taken.
      for (const item of waiting) {
        const from = performance.now();
        await work(item);
        took.push(performance.now() - from);
      }
    }),
  );
  return { rate: (took.length / (performance.now() - began)) * 1_000, took };
}

/** Asks at a steady pace, whether or not the answers keep up. @returns ms that each took */
export async function atPace(
  rate: number,
  seconds: number,
  work: (n: number) => Promise<unknown>,
): Promise<number[]> {
  const took: number[] = [];
  const all: Promise<void>[] = [];
  const began = performance.now();
  for (let n = 0; n < rate * seconds; n += 1) {
    const due = began + (n * 1_000) / rate;
    const left = due - performance.now();
    if (left > 0) await pause(left);
    // From when it was due: a server that is late does not slow its questions down.
    all.push(work(n).then(() => void took.push(performance.now() - due)));
  }
  await Promise.all(all);
  return took;
}
