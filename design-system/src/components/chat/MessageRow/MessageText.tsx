import { useMemo } from 'react';
import { Emoji } from '../Emoji/Emoji.tsx';
import { isEmoji } from '../Emoji/emoji.ts';
import { linkClass, mentionClass } from './MessageBody.styles.ts';
import { textParts } from './text-parts.ts';

export interface MessageTextProps {
  text: string;
  /** Names behind an `@`. */
  mentions?: readonly string[];
}

/** The words of a message, with its addresses, names and emoji. */
export function MessageText({ text, mentions }: MessageTextProps) {
  const parts = useMemo(() => textParts(text, mentions), [text, mentions]);
  return parts.map(({ kind, at, text }) => {
    switch (kind) {
      case 'words':
        return text;
      case 'mention':
        return (
          <span key={at} className={mentionClass}>
            {text}
          </span>
        );
      case 'link':
        return (
          <a key={at} className={linkClass} href={text} target="_blank" rel="noopener noreferrer">
            {text}
          </a>
        );
      case 'emoji':
        return isEmoji(text) ? <Emoji key={at} name={text} /> : text;
    }
  });
}
