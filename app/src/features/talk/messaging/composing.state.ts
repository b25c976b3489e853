import { proxy } from 'valtio/vanilla';

export interface Composing {
  /** What is written so far in the room on screen. */
  text: string;
  /** Row id of the message that will be answered, or empty. */
  answers: string;
}

export const emptyComposing = (): Composing => ({ text: '', answers: '' });

/** What the member is about to say; read it with `useSnapshot(..., { sync: true })`, since it is typed in. */
export const composingState = proxy<Composing>(emptyComposing());
