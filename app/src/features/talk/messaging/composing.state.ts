import type { NamedMember } from '@goldbean/design-system/chat';
import { memberState } from '../../../shared/session/index.ts';

/** Somebody who is named in a message. */
export interface MentionedMember {
  readonly uid: string;
  readonly nickname: string;
  readonly img: string;
}

export interface Composing {
  /** What is written so far in the room on screen. */
  text: string;
  /** Whose names stand in it behind an `@`. */
  named: NamedMember[];
  /** Row id of the message that will be answered, or empty. */
  answers: string;
  /** Who is to be named next, chosen outside the composer; null once it is done. */
  naming: MentionedMember | null;
}

export const emptyComposing = (): Composing => ({ text: '', named: [], answers: '', naming: null });

/** What the member is about to say; read it with `useSnapshot(..., { sync: true })`, since it is typed in. */
export const composingState = memberState<Composing>(emptyComposing);
