import { type DragEvent, type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DropHere, RoomTalkRoot } from './RoomTalk.styles.ts';

export interface RoomTalkProps {
  /** The list of messages; scrolls in the height that is left. */
  messages: ReactNode;
  /** Where one joins in, below the messages. */
  composer: ReactNode;
  /** Pictures and files that are dropped anywhere over the talk. Without it nothing is taken. */
  onDropFiles?: (files: readonly File[]) => void;
}

const holdsFiles = ({ dataTransfer }: DragEvent) => dataTransfer.types.includes('Files');

/** The talk of a room: fills its parent, so that the composer stays in sight. */
export function RoomTalk({ messages, composer, onDropFiles }: RoomTalkProps) {
  const { t } = useTranslation('chat');
  const [isOver, setIsOver] = useState(false);

  const welcome = (event: DragEvent) => {
    if (!holdsFiles(event)) return;
    // Without this the browser would open the file in place of the page.
    event.preventDefault();
    setIsOver(true);
  };
  const leave = ({ currentTarget, relatedTarget }: DragEvent) => {
    if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) setIsOver(false);
  };
  const drop = (event: DragEvent) => {
    if (!holdsFiles(event)) return;
    event.preventDefault();
    setIsOver(false);
    const files = [...event.dataTransfer.files];
    if (files.length > 0) onDropFiles?.(files);
  };

  return (
    <RoomTalkRoot
      {...(onDropFiles && { onDragEnter: welcome, onDragOver: welcome, onDragLeave: leave, onDrop: drop })}
    >
      {messages}
      {composer}
      {isOver && <DropHere>{t('attach.drop')}</DropHere>}
    </RoomTalkRoot>
  );
}
