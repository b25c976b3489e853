import { nobody, type User, type WishName, type WishNews } from '@goldbean/contract';
import { shanghaiTime } from '../../../platform/clock.ts';
import type { Reader } from '../../../platform/database/index.ts';
import type { StoredNews, WishMessagePorts } from './wish-messages.ports.ts';
import { findMuted, type findMessages } from './wish-messages.repository.ts';

/** Messages about wishes as a member sees them, with a query of each kind. */
export async function wishMessageViews(
  from: Reader,
  uid: string,
  rows: Awaited<ReturnType<typeof findMessages>>['rows'],
  { users, pool }: Pick<WishMessagePorts, 'users' | 'pool'>,
) {
  const wishIds = [...new Set(rows.map(({ wish_id }) => wish_id))];
  const named = rows.flatMap(({ news }) => (news.kind === 'merged' ? [news.into.wish_id] : []));
  const people = rows.flatMap(({ news }) => ('by' in news ? [news.by] : []));
  const [known, titles, muted] = await Promise.all([
    users.many(from, [...new Set(people)]),
    pool.shownTitles(from, uid, [...new Set([...wishIds, ...named])]),
    findMuted(from, uid, wishIds),
  ]);
  const personOf = (who: string): User => known.get(who) ?? nobody(who);
  const nameOf = (wish_id: string): WishName => ({ wish_id, title: titles.get(wish_id) ?? '' });
  const newsOf = (news: StoredNews): WishNews => {
    if (news.kind === 'merged') return { ...news, into: nameOf(news.into.wish_id) };
    return 'by' in news ? { ...news, by: personOf(news.by) } : news;
  };
  return rows.map(({ message_id, at, read_at, wish_id, news }) => ({
    message_id,
    at: shanghaiTime(at),
    at_ts: at,
    read: read_at !== null,
    wish: nameOf(wish_id),
    muted: muted.has(wish_id),
    news: newsOf(news),
  }));
}
