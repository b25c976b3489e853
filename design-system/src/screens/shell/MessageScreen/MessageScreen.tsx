import type { ReactNode } from 'react';
import { MessageActions, MessageRoot } from './MessageScreen.styles.ts';

export interface MessageScreenProps {
  title: ReactNode;
  text: ReactNode;
  /** A drawing over it: LostDrawing where an address leads nowhere. */
  art?: ReactNode;
  /** What the member can do now: Buttons or ButtonLinks. */
  children: ReactNode;
}

/** A page that says one thing, and what to do about it: not found, broken, refused. */
export function MessageScreen({ title, text, art, children }: MessageScreenProps) {
  return (
    <MessageRoot role="alert">
      {art}
      <h1>{title}</h1>
      <p>{text}</p>
      <MessageActions>{children}</MessageActions>
    </MessageRoot>
  );
}
