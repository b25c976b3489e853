import type { LotView } from '@goldbean/design-system/wallet';
import { lastMoment } from './days.ts';
import type { Lots } from './wallet.service.ts';

type LotSeen = Readonly<Pick<Lots['list'][number], 'lot_id' | 'left' | 'expires_ts' | 'turn'>>;

/** The last day on which beans are worth something, where the reader is; null for ever. */
const lastDay = (expires: number | null): string | null =>
  expires === null ? null : new Date(lastMoment(expires)).toDateString();

/**
 * What expires when, a line a day: whoever reads it cannot tell the incomes of one day apart, and nothing follows
 * from them (D42, D43).
 * @param lots in the order in which they are spent
 */
export function lotsByDay(lots: readonly LotSeen[]): LotView[] {
  const days = new Map<string | null, LotView>();
  for (const { lot_id, left, expires_ts, turn } of lots) {
    const day = lastDay(expires_ts);
    const known = days.get(day);
    days.set(day, {
      id: known?.id ?? lot_id,
      left: (known?.left ?? 0) + left,
      expiresAt: known ? known.expiresAt : expires_ts === null ? null : lastMoment(expires_ts),
      isNext: known?.isNext === true || turn === 1,
    });
  }
  return [...days.values()];
}
