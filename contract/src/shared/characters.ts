/** Characters that show nothing: a text of these alone is empty (V06). */
const invisible = /[\s\p{Default_Ignorable_Code_Point}\u2800]/gu;

/** V06: whether nothing of a text can be seen. */
export const saysNothing = (text: string): boolean => text.replace(invisible, '') === '';

/** Length as people count it: code points after NFC (D34). */
export const characters = (text: string): number => Array.from(text).length;

/**
 * How long the server finds a text that a member wrote: code points after NFC, without space around it; 0 where nothing can
 * be seen. A form counts by it, so that neither refuses what the other takes.
 */
export const writtenCharacters = (text: string): number =>
  saysNothing(text) ? 0 : characters(text.normalize('NFC').trim());
