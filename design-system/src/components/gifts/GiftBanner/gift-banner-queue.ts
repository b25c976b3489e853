/** Somebody gave something; repeats of one combo carry its id and the count so far. */
export interface BannerGift {
  comboId: string;
  sender: { nickname: string; img: string };
  /** `name` stands in for an icon this client does not know. */
  gift: { icon: string; name: string };
  /** Gifts of the combo so far. */
  count: number;
}

/** A banner that is drawn, until `leavesAt` (ms of a steady clock). */
interface VisibleBannerGift extends BannerGift {
  leavesAt: number;
}

export interface BannerQueue {
  shown: readonly VisibleBannerGift[];
  waiting: readonly BannerGift[];
}

export const emptyQueue: BannerQueue = { shown: [], waiting: [] };

/** So many are drawn at once. */
const mostShown = 3;
/** So many may wait; then the oldest waiting one is passed over. */
const mostWaiting = 30;
const merge = <Gift extends BannerGift>(known: Gift, given: BannerGift): Gift => ({
  ...known,
  count: Math.max(known.count, given.count),
});

/**
 * Takes a gift in: raises the count of its combo where it is, else shows it, else lets it wait.
 * @param at now, ms of a steady clock
 * @param stay ms that a banner stands after the last gift of its combo
 */
export function give(queue: BannerQueue, given: BannerGift, at: number, stay: number): BannerQueue {
  const isSame = ({ comboId }: BannerGift) => comboId === given.comboId;
  if (queue.shown.some(isSame)) {
    return {
      ...queue,
      shown: queue.shown.map((banner) =>
        isSame(banner) ? { ...merge(banner, given), leavesAt: at + stay } : banner,
      ),
    };
  }
  if (queue.waiting.some(isSame)) {
    return { ...queue, waiting: queue.waiting.map((one) => (isSame(one) ? merge(one, given) : one)) };
  }
  return fill({ ...queue, waiting: [...queue.waiting, given].slice(-mostWaiting) }, at, stay);
}

/** Takes away what has stood long enough and shows what waits. */
export function leave(queue: BannerQueue, at: number, stay: number): BannerQueue {
  return fill({ ...queue, shown: queue.shown.filter(({ leavesAt }) => leavesAt > at) }, at, stay);
}

function fill(queue: BannerQueue, at: number, stay: number): BannerQueue {
  const room = mostShown - queue.shown.length;
  const next = queue.waiting.slice(0, Math.max(0, room));
  return {
    shown: [...queue.shown, ...next.map((given) => ({ ...given, leavesAt: at + stay }))],
    waiting: queue.waiting.slice(next.length),
  };
}
