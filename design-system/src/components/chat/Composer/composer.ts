import type { Ref } from 'react';
import type { RecordingState } from '../VoiceRecorder/VoiceRecorder.tsx';
import type { ComposerDisabledReason } from './ComposerHeld.tsx';
import type { MentionMember, MentionSearch, NamedMember } from '../../mentions/index.ts';

export type ComposerState =
  | { kind: 'ready' }
  /**
   * Sent too fast: writing goes on, sending waits. `seconds` left; `every` so many seconds where the group is in slow
   * mode (E06).
   */
  | { kind: 'slow'; seconds: number; every?: number }
  /**
   * May not write now. `until` (UTC ms) when it is known and the reason is `muted`; `why` in the words of who muted (N06).
   */
  | { kind: 'held'; reason: ComposerDisabledReason; until?: number; since?: number; why?: string };

/** What the page around can ask of a composer. */
export interface ComposerHandle {
  /** Takes the focus to where one writes; does nothing while nothing can be written. */
  focus: () => void;
  /** Names somebody where the caret stands, as if they had been chosen behind an `@`; takes the focus. */
  mention: (member: MentionMember) => void;
}

export interface ComposerProps {
  ref?: Ref<ComposerHandle>;
  state: ComposerState;
  /** What is written so far; the owner keeps it, so that it outlives a lost connection. */
  value: string;
  /** Who is named in it; the owner keeps them beside it. Without them nobody is, whoever is chosen. */
  named?: readonly NamedMember[];
  onChange: (text: string, named: readonly NamedMember[]) => void;
  /**
   * Called with the trimmed text, never empty, never longer than `limit`, and the uids of who was chosen behind an `@`
   * and still stands in it; `all` is everyone.
   */
  onSend: (text: string, mentions: readonly string[]) => void;
  /** The message that will be answered. */
  quote?: { nickname: string; text: string };
  onCancelQuote?: () => void;
  /** Arrow up was pressed with nothing written: the focus goes to the messages above. */
  onLeaveUp?: () => void;
  /** Pictures and files, chosen or pasted. Without it nothing can be attached. */
  onAttach?: (files: readonly File[]) => void;
  /** The chat of a live room, which names an empty message in words of its own (V33). */
  isLive?: boolean;
  /** Offers the emoji. */
  hasEmoji?: boolean;
  /** Who can be mentioned. Without them nobody can. */
  members?: readonly MentionMember[];
  /** Finds further ones, as they are typed. */
  mentionSearch?: MentionSearch;
  /** May name everyone at once: head teacher and lecturer. */
  canMentionAll?: boolean;
  /** Voice messages (D79); `state` while one is recorded. Without it none can be. */
  voice?: { state?: RecordingState; onStart: () => void; onSend: () => void; onCancel: () => void };
  /** Opens the red packet dialog. Without it none can be sent. */
  onPacket?: () => void;
  /** Opens the login, for the reason `logged_out`. */
  onLogIn?: () => void;
  /** Most characters. */
  limit?: number;
  /** The clock, UTC ms; the server's, when it differs from the member's. */
  now: () => number;
}
