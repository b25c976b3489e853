import { nobody, type RankPeriod, type Ranked, type User } from '@goldbean/contract';

const dayMs = 86_400_000;
/** Asia/Shanghai is ahead of UTC all year. */
const shanghaiMs = 8 * 3_600_000;

/** The day of Asia/Shanghai, YYYY-MM-DD. @param at UTC ms */
export const dayOf = (at: number): string => new Date(at + shanghaiMs).toISOString().slice(0, 10);

/** The first day that counts; null when all do. A week begins on Monday. @param now UTC ms */
export function firstDay(period: RankPeriod, now: number): string | null {
  if (period === 'total') return null;
  if (period === 'day') return dayOf(now);
  const sinceMonday = (new Date(now + shanghaiMs).getUTCDay() + 6) % 7;
  return dayOf(now - sinceMonday * dayMs);
}

/**
 * Beans that bring a member one place further: one more than who is before them, since of equals the earlier goes first.
 * @param ahead score of who is before; null when nobody is
 */
export const gapTo = (ahead: number | null, score: number): number =>
  ahead === null ? 0 : ahead - score + 1;

/** Who looks at a rank; `seesAll`: they run the live session. */
export interface RankReader {
  readonly uid: string;
  readonly seesAll: boolean;
}

/**
 * A place as somebody may know it (E29): who is hidden is an anonymous viewer to all but themselves and those who run the
 * live session.
 */
export function placeFor(
  reader: RankReader,
  place: { readonly uid: string; readonly rank: number; readonly score: number },
  user: User | undefined,
  hidden: ReadonlySet<string>,
): Ranked {
  const { uid, rank, score } = place;
  const isHidden = hidden.has(uid);
  const isKnown = !isHidden || reader.seesAll || reader.uid === uid;
  return { rank, user: isKnown ? (user ?? nobody(uid)) : nobody(''), score, hidden: isHidden };
}
