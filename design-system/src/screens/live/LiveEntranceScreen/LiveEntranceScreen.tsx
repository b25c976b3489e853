import type { ReactNode } from 'react';
import { EntranceRoot } from './LiveEntranceScreen.styles.ts';

export interface LiveEntranceScreenProps {
  /** What is asked before one goes on. */
  title: string;
  /** A LiveChoice. */
  children: ReactNode;
}

/** /jwLive/loading (S36): asks which live session is meant, before its console opens. */
export function LiveEntranceScreen({ title, children }: LiveEntranceScreenProps) {
  return (
    <EntranceRoot>
      <h1>{title}</h1>
      {children}
    </EntranceRoot>
  );
}
