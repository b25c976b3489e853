import type { BarrageLine } from '@goldbean/design-system/live';

/** So many comments can be read again. */
const linesMost = 200;
/** They are listed so often: hundreds a second must not each paint the list. ms. */
const everyMs = 1_000;

/**
 * Gathers the comments that flew over a picture.
 * @param show takes the whole list anew
 */
export function createFlown(show: (lines: readonly BarrageLine[]) => void) {
  let lines: readonly BarrageLine[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  return {
    add(...more: readonly BarrageLine[]): void {
      lines = [...lines, ...more].slice(-linesMost);
      timer ??= setTimeout(() => {
        timer = undefined;
        show(lines);
      }, everyMs);
    },
    clear(): void {
      clearTimeout(timer);
      timer = undefined;
      lines = [];
      show(lines);
    },
  };
}
