import type { WishMessageTab } from '@goldbean/contract';
import type { Tx } from '../../../platform/database/index.ts';
import type { Audience, StoredNews, WishMessagePorts, WishNotification } from './wish-messages.ports.ts';
import { findChoices, insertMessages } from './wish-messages.repository.ts';

/** The tab of each kind of news; what is not named is progress. */
const tabOf = ({ kind }: StoredNews): WishMessageTab =>
  kind === 'liked' ? 'zanMe' : kind === 'replied' || kind === 'mentioned' ? 'pingMe' : 'default';

/** Money and decisions about what is one's own are notified even of a wish that the member muted. */
const isPersonal = ({ kind }: StoredNews): boolean =>
  kind === 'refunded' || kind === 'rewarded' || kind === 'rejected' || kind === 'voted';

/** Notifies members about a wish, except those who muted it. */
export async function notifyOfWish(
  tx: Tx,
  wishId: string,
  notifications: readonly WishNotification[],
  { clock, ids, rooms }: Pick<WishMessagePorts, 'clock' | 'ids' | 'rooms'>,
): Promise<void> {
  const choices = await findChoices(
    tx,
    wishId,
    notifications.map(({ uid }) => uid),
  );
  const recipients = notifications.filter(({ uid, news }) => isPersonal(news) || choices.get(uid) !== false);
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

/** News of a wish for everybody whom it concerns. */
export interface NewsOfWish {
  readonly wish: { readonly wish_id: string; readonly author_uid: string };
  readonly news: StoredNews;
  /** Who did it; null for the platform. */
  readonly by: string | null;
}

interface NewsOfWishDeps extends Pick<WishMessagePorts, 'clock' | 'ids' | 'rooms'> {
  /** Whom a wish concerns, by feature. */
  readonly audiences: { all(): readonly Audience[] };
}

/** Notifies everybody whom a wish concerns, and whoever follows it, but the one who did it. */
export async function notifyConcerned(
  tx: Tx,
  { wish, news, by }: NewsOfWish,
  deps: NewsOfWishDeps,
): Promise<void> {
  const uids = new Set([wish.author_uid]);
  for (const audience of deps.audiences.all())
    for (const uid of await audience.all(tx, wish.wish_id)) uids.add(uid);
  for (const [uid, hears] of await findChoices(tx, wish.wish_id, null)) if (hears) uids.add(uid);
  if (by !== null) uids.delete(by);
  await notifyOfWish(
    tx,
    wish.wish_id,
    [...uids].map((uid) => ({ uid, news })),
    deps,
  );
}
