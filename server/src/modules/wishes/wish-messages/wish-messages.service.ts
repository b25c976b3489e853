import type { CallAnswer, CallRequest, calls } from '@goldbean/contract';
import type { Actor } from '../../../platform/actor.ts';
import type { Reader, Tx } from '../../../platform/database/index.ts';
import type { IdempotencyKey } from '../../../platform/idempotency.ts';
import { createRegistry } from '../../../platform/registry.ts';
import { notifyConcerned, notifyOfWish, type NewsOfWish } from './notify-members.usecase.ts';
import type { Audience, StoredNews, WishNotification, WishMessagePorts } from './wish-messages.ports.ts';
import {
  countUnread,
  deleteLikes,
  deleteMentions,
  findChoices,
  findMessages,
  markRead,
  setHears,
} from './wish-messages.repository.ts';
import { wishMessageViews } from './wish-messages.views.ts';

type WishMessagesRequest<Name extends keyof typeof calls.wishMessages> = CallRequest<
  (typeof calls.wishMessages)[Name]
>;
type WishMessagesAnswer<Name extends keyof typeof calls.wishMessages> = CallAnswer<
  (typeof calls.wishMessages)[Name]
>;

/** Messages about wishes: progress, comments and likes, with what is unread of each (S11). */
export function createWishMessages(ports: WishMessagePorts) {
  const { database, clock, idempotency, pool, rooms } = ports;
  const { reader } = database;
  const audiences = createRegistry<Record<string, Audience>>('audiences of wishes');

  return {
    /** Registers whom a wish concerns without their asking. */
    audience: audiences.register,
    notify: (tx: Tx, wishId: string, notifications: readonly WishNotification[]): Promise<void> =>
      notifyOfWish(tx, wishId, notifications, ports),
    forgetLikes: deleteLikes,
    forgetComment: deleteMentions,

    notifyAll: (tx: Tx, wish: NewsOfWish['wish'], news: StoredNews, by: string | null): Promise<void> =>
      notifyConcerned(tx, { wish, news, by }, { ...ports, audiences }),

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
      return { list: await wishMessageViews(reader, uid, rows, ports), total, page, page_size, unread };
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
