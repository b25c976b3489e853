import type { CallOutcome } from './CallBubble/CallBubble.tsx';
import type { MergedLine } from './MergedForwardCard/MergedForwardCard.tsx';
import type { VoiceState } from './VoiceBubble/VoiceBubble.tsx';

/** What a member of a class group is (domain 3.1, E06). */
export type ChatGroupRole =
  | 'head_teacher'
  | 'lecturer'
  | 'class_monitor'
  | 'class_committee'
  | 'employee'
  | 'robot'
  | 'student';

/** Who wrote a message. */
export interface ChatAuthor {
  uid: string;
  nickname: string;
  /** Address of the picture, or empty. */
  img: string;
  /** Shown as a badge behind the name: `teacher` and `staff` in a live room, the others in a class group. */
  role?: 'teacher' | 'staff' | ChatGroupRole;
}

/** How far a task of the class has come for the reader. */
export type TaskStatus = 'open' | 'done' | 'ended';

/** What stands in a message (E05). A kind this client cannot draw is `unsupported`. */
export type ChatMessageContent =
  /** `mentions` are the names that stand behind an `@` in the text. */
  | { kind: 'text'; text: string; mentions?: readonly string[] }
  /** `width` and `height` in px keep its place before it is loaded; `url` is empty until its address is known. */
  | { kind: 'image'; url: string; name: string; width: number; height: number }
  /**
   * `poster` is an address or empty; with `url` it plays in the row. `seconds` long; `processing` while the server
   * converts it (D32): its size and length are 0 then. `originalSize`, in bytes, where what was sent is another file than
   * what plays, and can be saved.
   */
  | {
      kind: 'video';
      name: string;
      poster: string;
      url?: string;
      seconds: number;
      width: number;
      height: number;
      state: 'ready' | 'processing' | 'failed';
      originalSize?: number;
    }
  /** 1 to 60 `seconds` (D79); `waveform` is its loudness from beginning to end, 0 to 100 each. */
  | { kind: 'voice'; seconds: number; state: VoiceState; waveform?: readonly number[] }
  /** D39: received only; the web client cannot call. */
  | { kind: 'voice_call'; outcome: CallOutcome }
  /**
   * `size` in bytes. `isVideo` for one that browsers do not play (D32): it says so. `href` is where it is read in the
   * page, for a document that can be (S26).
   */
  | { kind: 'file'; name: string; size: number; isVideo?: boolean; href?: string }
  /** `read` counts the members who have read it, for staff (E08). */
  | { kind: 'announcement'; text: string; mustRead?: boolean; read?: { count: number; of: number } }
  /** `deadline` in UTC ms. */
  | { kind: 'form'; task: 'form' | 'assignment'; title: string; deadline?: number; status: TaskStatus }
  /** `minutes` to answer; `score` once it is marked. */
  | {
      kind: 'exam';
      title: string;
      questions: number;
      minutes: number;
      status: TaskStatus | 'running';
      score?: { reached: number; total: number };
    }
  /** `startsAt` in UTC ms. */
  | { kind: 'live'; title: string; teacher: string; startsAt: number; status: 'soon' | 'live' | 'ended' }
  /** E11; `count` classmates have signed in. */
  | { kind: 'sign_in'; title: string; count: number; status: TaskStatus }
  /** D39: can only be opened in the app. */
  | { kind: 'mini_program'; title: string; app: string }
  /** Drawn by `renderPacket` of the list, so that this area knows nothing of packets. */
  | { kind: 'red_packet' }
  /** D38: `count` of all items, the first `lines` in short. */
  | { kind: 'merged'; title: string; count: number; lines: readonly MergedLine[] }
  /** A sentence of the room itself, in the reader's language already. */
  | { kind: 'system'; text: string }
  /** `by` is the nickname of the staff member who recalled it; left out when its author did. */
  | { kind: 'recalled'; by?: string; canEditAgain?: boolean }
  /** I deleted it for myself (D35); it goes with the next load. */
  | { kind: 'deleted' }
  /** Staff see that it is hidden and what it said, and may show it again. */
  | { kind: 'blocked'; canUnblock?: boolean; text?: string }
  | { kind: 'unsupported' };

/** What of a kind stands in a message. */
export type ContentOf<Kind extends ChatMessageContent['kind']> = Extract<ChatMessageContent, { kind: Kind }>;

/** How far a message of mine has come (D35). `share` from 0 to 1 of an upload; `reason` is a sentence for the member. */
export type MessageDelivery =
  | { kind: 'sent' }
  | { kind: 'sending'; share?: number }
  | { kind: 'failed'; reason?: string };

/** One message as a row draws it. A changed message is a new object: rows compare by identity. */
export interface ChatMessage {
  /** Stays the same from sending on: the `client_msg_id`. */
  id: string;
  author: ChatAuthor;
  isOwn: boolean;
  content: ChatMessageContent;
  delivery: MessageDelivery;
  /** UTC ms. */
  sentAt: number;
  /**
   * The message it answers, in short; `isGone` once that was deleted or recalled (M34), `isUnseen` where the reader may
   * not read it: they deleted it, or came later.
   */
  quote?: { nickname: string; text: string; isGone?: boolean; isUnseen?: boolean };
  /** How it reads in one line, for who hears it. Left out, a text reads as it is. */
  line?: string;
  /** D35: pinned for me, or by staff for all. */
  pinned?: 'me' | 'all';
  isFavourite?: boolean;
  /** It names me, or everyone. */
  mentionsMe?: boolean;
  /** I may take it back now (D36). */
  canRecall?: boolean;
  /** False where staff may not hide it: of a peer, or a kind that stays. Left out, they may. */
  canBlock?: boolean;
}

/** What a member may do with a message. What is left out is not offered. Keep the object the same between renders. */
export interface MessageActions {
  /** Sends a failed message once more. */
  onRetry?: (message: ChatMessage) => void;
  /** Ends the upload of a message that is under way (M03). */
  onCancelUpload?: (message: ChatMessage) => void;
  onReply?: (message: ChatMessage) => void;
  onRecall?: (message: ChatMessage) => void;
  /** Puts the words of a recalled message of mine back into the composer. */
  onEditAgain?: (message: ChatMessage) => void;
  onOpenImage?: (message: ChatMessage) => void;
  /** Its picture could not be loaded: the address may have grown old. */
  onImageFailed?: (message: ChatMessage) => void;
  /** Saves the file of a message. */
  onDownload?: (message: ChatMessage) => void;
  onPlayVideo?: (message: ChatMessage) => void;
  /** This browser cannot play it. */
  onVideoFailed?: (message: ChatMessage) => void;
  /** Plays a voice message, or stops the one that plays. */
  onPlayVoice?: (message: ChatMessage) => void;
  /** Opens what a card stands for: announcement, form, exam, live session, sign-in or merged messages. */
  onOpenCard?: (message: ChatMessage) => void;
  /** Goes to the message that is answered. */
  onOpenQuote?: (message: ChatMessage) => void;
  /** The picture or the name of the author was pressed. @param message at which */
  onOpenAuthor?: (author: ChatAuthor, message: ChatMessage) => void;
  onCopy?: (message: ChatMessage) => void;
  onForward?: (message: ChatMessage) => void;
  onFavourite?: (message: ChatMessage, on: boolean) => void;
  /** Pins it for me or, for staff, for all; `null` takes the pin off. */
  onPin?: (message: ChatMessage, scope: 'me' | 'all' | null) => void;
  /** Left out for who may pin for themselves only. */
  mayPinForAll?: boolean;
  /** Marks it and all that follows as unread (S17). */
  onUnread?: (message: ChatMessage) => void;
  /** Begins to select several, with this one. */
  onSelect?: (message: ChatMessage) => void;
  /** Staff hide it from the class, or show it again. */
  onBlock?: (message: ChatMessage, on: boolean) => void;
  /** Deletes it for me only (P09). */
  onDelete?: (message: ChatMessage) => void;
}

/** How a message reads in one line; empty for what says it itself where it stands. */
export const lineOfMessage = ({ line, content }: ChatMessage): string =>
  line ?? (content.kind === 'text' ? content.text : '');

/** What lies before the first message shown. `none` is the beginning of the chat. */
export type OlderMessages = 'none' | 'more' | 'loading' | 'failed';

/** What lies after the last message shown. `none`: the newest is here. */
export type NewerMessages = 'none' | 'more' | 'loading' | 'failed';

/** D37: what can be sent on. The rest is refused with "This message cannot be forwarded". */
const forwardable: ReadonlySet<ChatMessageContent['kind']> = new Set([
  'announcement',
  'text',
  'image',
  'video',
  'file',
  'live',
  'merged',
]);

/** A video that is still being converted may not be: who got it would never see it done. */
export const canForward = ({ content, delivery }: ChatMessage): boolean =>
  delivery.kind === 'sent' &&
  forwardable.has(content.kind) &&
  !(content.kind === 'video' && content.state === 'processing');
