import {
  nobody,
  type CallAnswer,
  type CallRequest,
  type User,
  type WishMessageTab,
  type WishNews,
  type calls,
} from '@goldbean/contract';
import type { Actor } from '../../../platform/actor.ts';
import { shanghaiTime } from '../../../platform/clock.ts';
import type { Reader, Tx } from '../../../platform/database/index.ts';
import type { IdempotencyKey } from '../../../platform/idempotency.ts';
import { createRegistry } from '../../../platform/registry.ts';
import type { Audience, StoredNews, WishNotification, WishMessagePorts } from './wish-messages.ports.ts';
import {
  countUnread,
  deleteLikes,
  deleteSaid,
  findChoices,
  findMessages,
  findMuted,
  insertMessages,
  markRead,
  setHears,
} from './wish-messages.repository.ts';

type WishMessagesRequest<Name extends keyof typeof calls.wishMessages> = CallRequest<
  (typeof calls.wishMessages)[Name]
>;
type WishMessagesAnswer<Name extends keyof typeof calls.wishMessages> = CallAnswer<
  (typeof calls.wishMessages)[Name]
>;

/** The tab of each kind of news; what is not named is progress. */
const tabOf = ({ kind }: StoredNews): WishMessageTab =>
  kind === 'liked' ? 'zanMe' : kind === 'replied' || kind === 'mentioned' ? 'pingMe' : 'default';

/** Money and decisions about what is one's own are notified even of a wish that the member muted. */
const isPersonal = ({ kind }: StoredNews): boolean =>
  kind === 'refunded' || kind === 'rewarded' || kind === 'rejected' || kind === 'voted';

/** Messages about wishes: progress, comments and likes, with what is unread of each (S11). */
export function createWishMessages(ports: WishMessagePorts) {
  const { database, clock, ids, idempotency, users, pool, rooms } = ports;
  const { reader } = database;
  const audiences = createRegistry<Record<string, Audience>>('audiences of wishes');

  /** Notifies members about a wish, except those who muted it. */
  async function notify(tx: Tx, wishId: string, notifications: readonly WishNotification[]): Promise<void> {
    const choices = await findChoices(
      tx,
      wishId,
      notifications.map(({ uid }) => uid),
    );
    const recipients = notifications.filter(
      ({ uid, news }) => isPersonal(news) || choices.get(uid) !== false,
    );
    const at = clock.now();
    await insertMessages(
      tx,
      recipients.map(({ uid, news }) => ({
        message_id: ids.next(),
        uid,
        tab: tabOf(news),
        wish_id: wishId,
        comment_id: news.kind === 'liked' ? news.comment_id : null,
        news,
        at,
      })),
    );
    rooms.notifyMembers(tx, [...new Set(recipients.map(({ uid }) => uid))], { kind: 'inbox_wishes' });
  }

  async function viewsOf(from: Reader, uid: string, rows: Awaited<ReturnType<typeof findMessages>>['rows']) {
    const wishIds = [...new Set(rows.map(({ wish_id }) => wish_id))];
    const people = rows.flatMap(({ news }) => ('by' in news ? [news.by] : []));
    const [known, titles, muted] = await Promise.all([
      users.many(from, [...new Set(people)]),
      pool.titles(from, wishIds),
      findMuted(from, uid, wishIds),
    ]);
    const personOf = (who: string): User => known.get(who) ?? nobody(who);
    const newsOf = (news: StoredNews): WishNews => ('by' in news ? { ...news, by: personOf(news.by) } : news);
    return rows.map(({ message_id, at, read_at, wish_id, news }) => ({
      message_id,
      at: shanghaiTime(at),
      at_ts: at,
      read: read_at !== null,
      wish: { wish_id, title: titles.get(wish_id) ?? '' },
      muted: muted.has(wish_id),
      news: newsOf(news),
    }));
  }

  return {
    /** Registers whom a wish concerns without their asking. */
    audience: audiences.register,
    notify,
    forgetLikes: deleteLikes,
    forgetSaid: deleteSaid,

    /** Notifies everybody whom a wish concerns, and whoever follows it, but the one who did it. */
    async notifyAll(
      tx: Tx,
      wish: { wish_id: string; author_uid: string },
      news: StoredNews,
      by: string | null,
    ) {
      const uids = new Set([wish.author_uid]);
      for (const audience of audiences.all())
        for (const uid of await audience.all(tx, wish.wish_id)) uids.add(uid);
      for (const [uid, hears] of await findChoices(tx, wish.wish_id, null)) if (hears) uids.add(uid);
      if (by !== null) uids.delete(by);
      await notify(
        tx,
        wish.wish_id,
        [...uids].map((uid) => ({ uid, news })),
      );
    },

    /** Whether a member follows a wish: as they chose, else when it concerns them. */
    async hears(from: Reader, uid: string, wishId: string): Promise<boolean> {
      const chosen = (await findChoices(from, wishId, [uid])).get(uid);
      if (chosen !== undefined) return chosen;
      const { author_uid } = await pool.find(from, wishId, { uid, roles: ['admin'] });
      if (author_uid === uid) return true;
      const found = await Promise.all(audiences.all().map((audience) => audience.has(from, wishId, uid)));
      return found.includes(true);
    },

    /** G046. */
    async list(
      { uid }: Actor,
      { tab, page, page_size }: WishMessagesRequest<'list'>,
    ): Promise<WishMessagesAnswer<'list'>> {
      const [{ rows, total }, unread] = await Promise.all([
        findMessages(reader, uid, tab, { page, page_size }),
        countUnread(reader, uid),
      ]);
      return { list: await viewsOf(reader, uid, rows), total, page, page_size, unread };
    },

    /** G408. My other tabs are notified too. */
    read: ({ uid }: Actor, { tab }: WishMessagesRequest<'read'>): Promise<WishMessagesAnswer<'read'>> =>
      database.transaction(async (tx) => {
        await markRead(tx, uid, tab, clock.now());
        rooms.notifyMembers(tx, [uid], { kind: 'inbox_wishes' });
        return { unread: await countUnread(tx, uid) };
      }),

    /** G403. */
    follow: (
      actor: Actor,
      { wish_id, on }: WishMessagesRequest<'follow'>,
      intent: IdempotencyKey,
    ): Promise<WishMessagesAnswer<'follow'>> =>
      database.transaction((tx) =>
        idempotency.once(tx, intent, async () => {
          await pool.find(tx, wish_id, actor);
          await setHears(tx, wish_id, actor.uid, on);
          return { hears: on };
        }),
      ),
  };
}
export type WishMessages = ReturnType<typeof createWishMessages>;
