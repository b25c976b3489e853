import type { GroupRole } from '@goldbean/contract/talk';
import type { ChatMessageLine } from './message-line.ts';
import type { ChatState } from './messaging.state.ts';
import type { Playback } from './playback.state.ts';

/** Who looks at the room: decides which rows are mine and what may be done with them. */
export interface MessageReader {
  readonly uid: string;
  readonly role: 'owner' | 'staff' | 'member';
  /** The group was dissolved: what was said stays as it is (domain 3.4). */
  readonly isOver?: boolean;
  /** Who holds the live session; marked as teacher. */
  readonly teacher: string;
  /** What people are in this class, by uid; a student is left out. */
  readonly roles?: Readonly<Record<string, GroupRole>> | undefined;
  /** UTC ms. */
  readonly now: number;
  /** Address of a private file, empty while it is not known. */
  readonly addressOf: (fileId: string) => string;
  /** How a task of the class stands for the reader, null while that is not known; another feature's. */
  readonly taskOf?: TaskOf;
  /** How a live session stands of which somebody sent a card, null while that is not known; another feature's. */
  readonly liveOf?: LiveOf;
  /** How a message reads in one line, in the language `language`. */
  readonly lineOf: (kind: string, words: string) => string;
  readonly language: string;
  /** Messages that are answered and are not among those drawn. */
  readonly quoted: readonly ChatMessageLine[];
  /** Ids of answered messages that I may not read: deleted by me, or said before I joined. */
  readonly unseen: readonly string[];
  /** What messages of mine said that were recalled. */
  readonly recalledWords: ChatState['recalledWords'];
  /** What I have marked, and staff for all. */
  readonly marks?: MessageMarks | undefined;
  readonly playback: Readonly<Playback>;
}

/** Marks of messages, by their id (E34, E36); another feature's. */
export interface MessageMarks {
  readonly pinned: ReadonlyMap<string, 'me' | 'all'>;
  readonly favourites: ReadonlySet<string>;
}

/** How a task stands for the reader; `count` of those who have signed in to it. */
export type TaskOf = (
  taskId: string,
) => { readonly status: 'open' | 'done' | 'ended'; readonly count: number } | null;

export type LiveOf = (liveId: string) => 'soon' | 'live' | 'ended' | null;
