export interface Conversation {
  id: string;
  name: string;
  img: string;
  /** The last message in short, in the reader's language: "Mei Ling: [Picture]". */
  preview: string;
  /** Of the last message, UTC ms; null where nothing was said yet. */
  at: number | null;
  unread: number;
  /** Something written and not sent; shown in place of the preview. */
  draft?: string;
  /** Somebody named me in what I have not read. */
  mentionsMe?: boolean;
  /** Stands on top. */
  isPinned?: boolean;
  /** No notifications; its number is quiet. */
  isSilent?: boolean;
}

export type ConversationListState =
  | { kind: 'loading' }
  /** `reason` is a sentence for the member. */
  | { kind: 'error'; reason: string }
  /** Pinned first, then the newest; an unchanged one is the same object. */
  | { kind: 'ready'; conversations: readonly Conversation[] };

export interface ConversationListProps {
  state: ConversationListState;
  /** Id of the one that is open. */
  selected?: string;
  onOpen: (conversation: Conversation) => void;
  onRetry: () => void;
  /** A field over them that finds one by name; for whom there are many. The caller shows those that fit. */
  search?: { readonly query: string; readonly onChange: (query: string) => void };
  /** Puts one on top, or back in its place. With `onSilent` each row has a menu. */
  onPin?: (conversation: Conversation, isPinned: boolean) => void;
  /** Turns the notifications of one off or on. */
  onSilent?: (conversation: Conversation, isSilent: boolean) => void;
  /** Marks one as unread, or as read (S17); in its menu, where there is one. */
  onUnread?: (conversation: Conversation, isUnread: boolean) => void;
  /** The clock, UTC ms, for "today". */
  now: number;
}
