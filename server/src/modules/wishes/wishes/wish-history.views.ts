import { nobody, type User, type WishAnswer, type WishAction, type WishEvent } from '@goldbean/contract';
import { shanghaiTime } from '../../../platform/clock.ts';
import type { Reader } from '../../../platform/database/index.ts';
import type { WishPorts } from './wishes.ports.ts';
import { findEvents, findShownTitles } from './wishes.repository.ts';
import type { StoredWishAction, WishRow } from './wishes.tables.ts';

/** The history of a wish, newest first, and its official answer. */
export async function wishHistory(
  reader: Reader,
  uid: string,
  row: WishRow,
  { users }: Pick<WishPorts, 'users'>,
): Promise<{ events: WishEvent[]; answer: WishAnswer | null }> {
  const events = await findEvents(reader, row.wish_id);
  const named = events.flatMap(({ by_uid, action }) => [
    by_uid,
    action.kind === 'voted' ? action.voter : null,
  ]);
  const uids = [...named, row.answered_by].filter((who) => who !== null);
  const [people, titles] = await Promise.all([
    users.many(reader, [...new Set(uids)]),
    findShownTitles(reader, uid, row.merged_into === null ? [] : [row.merged_into]),
  ]);
  const personOf = (who: string): User => people.get(who) ?? nobody(who);
  const actionOf = (action: StoredWishAction): WishAction => {
    if (action.kind === 'voted') return { ...action, voter: personOf(action.voter) };
    if (action.kind !== 'merged') return action;
    const { wish_id } = action.into;
    return { ...action, into: { wish_id, title: titles.get(wish_id) ?? '' } };
  };
  return {
    events: events.map(({ event_id, action, by_uid, reason, at }) => ({
      event_id,
      action: actionOf(action),
      by: by_uid === null ? null : personOf(by_uid),
      reason,
      at: shanghaiTime(at),
      at_ts: at,
    })),
    answer:
      row.answer === null || row.answered_at === null || row.answered_by === null
        ? null
        : {
            text: row.answer,
            by: personOf(row.answered_by),
            at: shanghaiTime(row.answered_at),
            at_ts: row.answered_at,
            edited_ts: row.answer_edited_at,
          },
  };
}
