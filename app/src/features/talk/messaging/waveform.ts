/**
 * The loudness of a recording in few bars, the loudest moment of each.
 * @param levels 0 to 1 @returns 0 to 100
 */
export function waveformOf(levels: readonly number[], most: number): number[] {
  const bars = Math.min(most, levels.length);
  return Array.from({ length: bars }, (_, bar) => {
    const from = Math.floor((bar * levels.length) / bars);
    const to = Math.floor(((bar + 1) * levels.length) / bars);
    return Math.round(Math.max(0, ...levels.slice(from, to)) * 100);
  });
}
