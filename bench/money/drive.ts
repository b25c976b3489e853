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
  let next = 0;
  const began = performance.now();
  await Promise.all(
    Array.from({ length: inFlight }, async () => {
      for (let n = next++; n < items.length; n = next++) {
        const from = performance.now();
        await work(items[n]);
        took.push(performance.now() - from);
      }
    }),
  );
  return { rate: (took.length / (performance.now() - began)) * 1_000, took };
}
