import type { ReactNode } from 'react';
import { RoomTalkRoot } from './RoomTalk.styles.ts';

export interface RoomTalkProps {
  /** The list of messages; scrolls in the height that is left. */
  messages: ReactNode;
  /** Where one joins in, below the messages. */
  composer: ReactNode;
}

/** The talk of a room: fills its parent, so that the composer stays in sight. */
export function RoomTalk({ messages, composer }: RoomTalkProps) {
  return (
    <RoomTalkRoot>
      {messages}
      {composer}
    </RoomTalkRoot>
  );
}
