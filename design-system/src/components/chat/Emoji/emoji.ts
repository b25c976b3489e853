/** The emoji this product draws itself, so that they look the same on every machine; others come from the system. */
export const emoji = [
  '🙂',
  '😊',
  '😀',
  '😂',
  '😅',
  '😉',
  '😍',
  '😎',
  '🤔',
  '😐',
  '😮',
  '😢',
  '😭',
  '😴',
  '😡',
  '👍',
  '❤️',
  '🎉',
  '🔥',
  '💡',
  '☕',
  '🚀',
  '📈',
  '📉',
] as const;
export type EmojiName = (typeof emoji)[number];

const known: ReadonlySet<string> = new Set(emoji);
export const isEmoji = (text: string): text is EmojiName => known.has(text);
