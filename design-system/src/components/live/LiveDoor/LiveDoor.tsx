import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Avatar } from '../../../primitives/index.ts';
import { LiveStatusTag, type LiveStatus } from '../LiveStatusTag/LiveStatusTag.tsx';
import { DoorActions, DoorRoot, DoorWords, Teacher } from './LiveDoor.styles.ts';

export interface LiveDoorProps {
  status: LiveStatus;
  title: string;
  /** Address of the background. */
  cover: string;
  teacher: { nickname: string; img: string };
  channelName: string;
  /** When it begins, with a Countdown, or why it cannot be entered: paragraphs. */
  children: ReactNode;
  /** AppointmentButton and where else to go. */
  actions: ReactNode;
}

/** What stands before a live session that cannot be entered now: the wait, or why there is none. */
export function LiveDoor({ status, title, cover, teacher, channelName, children, actions }: LiveDoorProps) {
  const { t } = useTranslation('home');
  return (
    <DoorRoot data-surface="stage">
      <img src={cover} alt="" />
      <DoorWords>
        <LiveStatusTag status={status} />
        <h1>{title}</h1>
        <Teacher>
          <Avatar name={teacher.nickname} src={teacher.img} size="small" />
          <span>
            {t('entrance.by', { name: teacher.nickname })} · {channelName}
          </span>
        </Teacher>
        {children}
        <DoorActions>{actions}</DoorActions>
      </DoorWords>
    </DoorRoot>
  );
}
