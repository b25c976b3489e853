import type { ReactNode } from 'react';
import { MessageRoot } from './MessageScreen.styles.ts';

export interface MessageScreenProps {
  title: ReactNode;
  text: ReactNode;
  /** What the member can do now: a Button or a ButtonLink. */
  children: ReactNode;
}

/** A page that says one thing, and what to do about it: not found, broken, refused. */
export function MessageScreen({ title, text, children }: MessageScreenProps) {
  return (
    <MessageRoot role="alert">
      <h1>{title}</h1>
      <p>{text}</p>
      {children}
    </MessageRoot>
  );
}
