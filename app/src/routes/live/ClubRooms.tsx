import { useNavigate } from 'react-router-dom';
import { ClubGroups } from '../../features/talk/group-joining/index.ts';
import { paths } from '../../shared/paths/index.ts';

export interface ClubRoomsProps {
  readonly channelId: string;
  /** The highest level of the club that I have unlocked; 0 outside it. */
  readonly unlocked: number;
}

/** The groups of a fan club in its panel: each leads to its chat. */
export function ClubRooms(props: ClubRoomsProps) {
  const go = useNavigate();
  return <ClubGroups {...props} onOpen={(group) => void go(paths.chat.href({ group }))} />;
}
