import type { KeyboardEvent } from 'react';

/** What browsers report for a key that an input method took. */
const takenKeyCode = 229;

/**
 * Whether a key belongs to an input method: its Enter ends a word, and chooses, sends or searches nothing. Safari ends
 * the composition before this event, so the key code tells as well.
 */
export const isOfInputMethod = ({ nativeEvent, keyCode }: KeyboardEvent): boolean =>
  nativeEvent.isComposing || keyCode === takenKeyCode;
