/** A file of tests and how long it took. */
export interface FileTime {
  /** Path from the root of the repository, or what stands for it. */
  readonly file: string;
  readonly seconds: number;
}

const mostNamed = 10;

/**
 * Lines that name the ten slowest, slowest first; none where there is nothing to compare. No runner says what a file used of the
 * CPU.
 */
export function slowestLines(times: readonly FileTime[]): string[] {
  if (times.length < 2) return [];
  const slowest = times.toSorted((a, b) => b.seconds - a.seconds).slice(0, mostNamed);
  return [
    'slowest, by the clock:',
    ...slowest.map(({ file, seconds }) => `${seconds.toFixed(1).padStart(8)} s  ${file}`),
  ];
}
