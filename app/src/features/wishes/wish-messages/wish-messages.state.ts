import type { WishMessage, WishMessageTab, WishUnread } from '@goldbean/contract/wishes';
import { emptyPages, type Pages } from '../../../shared/pages/index.ts';
import { memberState } from '../../../shared/session/index.ts';

export interface WishMessagesState {
  /** The tab whose messages are shown; null while none is. */
  tab: WishMessageTab | null;
  pages: Pages<WishMessage>;
  unread: WishUnread;
  /** Messages that were unread when the tab was opened, or came since: they stay marked while one looks. */
  fresh: Record<string, true>;
  /** A choice whether to hear of the wish of the page is on its way. */
  isFollowing: boolean;
}

export const wishMessagesState = memberState<WishMessagesState>(() => ({
  tab: null,
  pages: emptyPages<WishMessage>(),
  unread: { default: 0, pingMe: 0, zanMe: 0 },
  fresh: {},
  isFollowing: false,
}));
