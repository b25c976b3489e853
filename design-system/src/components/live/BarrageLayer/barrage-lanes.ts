/** Space that stays free behind a comment at least, px. */
export const leastGap = 32;

/**
 * Lanes in which comments follow each other at one speed. Because the speed is the same for all, a comment
 * can never catch up; a lane is free again as soon as the tail of its last one has come in.
 */
export interface BarrageLanes {
  /**
   * Takes the topmost free lane.
   * @param width of the comment, px
   * @param at now, ms of any steady clock
   * @returns its number from the top, or undefined when all are taken
   */
  take: (width: number, at: number) => number | undefined;
  /** How many are free, ms as above: what finds none need not be measured. */
  free: (at: number) => number;
  /** @param px space that stays free behind a comment from now on */
  space: (px: number) => void;
  /** @param count lanes there are from now on */
  resize: (count: number) => void;
  clear: () => void;
}

/** @param speed px per ms */
export function createBarrageLanes(speed: () => number): BarrageLanes {
  let freeAt: number[] = [];
  let gap = leastGap;
  return {
    take: (width, at) => {
      const lane = freeAt.findIndex((free) => free <= at);
      if (lane === -1) return undefined;
      freeAt[lane] = at + (width + gap) / speed();
      return lane;
    },
    free: (at) => freeAt.filter((free) => free <= at).length,
    space: (px) => {
      gap = px;
    },
    resize: (count) => {
      freeAt = Array.from({ length: count }, (_, lane) => freeAt[lane] ?? 0);
    },
    clear: () => {
      freeAt = freeAt.map(() => 0);
    },
  };
}
