import { inboxEvents, inboxRoom } from '@goldbean/contract/talk';
import type { WishMessageTab } from '@goldbean/contract/wishes';
import { notifyError } from '../../../shared/notices/index.ts';
import { createPages } from '../../../shared/pages/index.ts';
import { connection } from '../../../shared/socket/index.ts';
import { createRequestScope } from '../../../shared/requests/index.ts';
import { onMemberGone } from '../../../shared/session/index.ts';
import * as service from './wish-messages.service.ts';
import { wishMessagesState as state } from './wish-messages.state.ts';

/** Anew with every answer about what is unread, so that an older one does not stand over it. */
const counted = createRequestScope();

const pages = createPages({
  state: () => state.pages,
  load: (page) => service.listMessages(state.tab ?? 'default', page),
  keyOf: ({ message_id }) => message_id,
  onPage: ({ list, unread }) => {
    counted.end();
    for (const { message_id, read } of list) if (!read) state.fresh[message_id] = true;
    state.unread = unread;
    readShown();
  },
  // What stands there is older than it could be (D90); the next news asks again.
  onMoreFailed: () => undefined,
});
onMemberGone(() => {
  counted.end();
  pages.close();
});

/** S11: the messages of one tab, and new ones as they come; opening clears that tab alone. @returns ends it */
export function openMessages(tab: WishMessageTab, page: number): () => void {
  Object.assign(state, { tab, fresh: {} });
  void pages.show(page);
  const stop = connection.onRoom(inboxRoom, inboxEvents, { inbox_wishes: () => void pages.reload() });
  document.addEventListener('visibilitychange', readShown);
  return () => {
    stop();
    document.removeEventListener('visibilitychange', readShown);
    pages.close();
    state.tab = null;
  };
}

export const retryMessages = (): void => void pages.show(state.pages.page);

/** G408: the counts go at once; what came in the background is read when the member comes back to the page. */
function readShown(): void {
  const { tab } = state;
  if (tab === null || state.unread[tab] === 0 || document.visibilityState !== 'visible') return;
  void markRead(tab);
}

async function markRead(tab: WishMessageTab): Promise<void> {
  try {
    state.unread = await service.readTab(tab);
  } catch {
    // Read with the next look.
  }
}

/** What is unread, on pages that show only that. @returns ends it */
export function watchUnread(): () => void {
  const count = async () => {
    const isCurrent = counted.begin();
    try {
      const unread = await service.loadUnread();
      if (isCurrent()) state.unread = unread;
    } catch {
      // In the background: asked again with the next news (D90).
    }
  };
  void count();
  const stop = connection.onRoom(inboxRoom, inboxEvents, { inbox_wishes: () => void count() });
  return () => {
    stop();
    counted.end();
  };
}

/** G403: to hear of a wish, or nothing more of it. @returns what holds now; null when it was refused, which is told */
export async function followWish(wishId: string, on: boolean): Promise<boolean | null> {
  if (state.isFollowing) return null;
  state.isFollowing = true;
  try {
    const hears = await service.follow(wishId, on);
    for (const message of state.pages.list) if (message.wish.wish_id === wishId) message.muted = !hears;
    return hears;
  } catch (error) {
    notifyError(error);
    return null;
  } finally {
    state.isFollowing = false;
  }
}
