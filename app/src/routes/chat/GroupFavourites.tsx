import { useNavigate } from 'react-router-dom';
import { groupsState } from '../../features/talk/groups/index.ts';
import { FavouritesPanel } from '../../features/talk/marks/index.ts';
import { goToMessage } from '../../features/talk/messaging/index.ts';
import { paths } from '../../shared/paths/index.ts';
import type { GroupPanelProps } from './group-panel.ts';

/** E36: my favourites; a press goes to the message, or to the class it was said in. */
export function GroupFavourites({ room }: Pick<GroupPanelProps, 'room'>) {
  const navigate = useNavigate();
  const open = (where: string, seq: number | null) => {
    if (where === room) return seq === null ? undefined : void goToMessage(seq);
    const entry = groupsState.list.find(({ group }) => group.room === where);
    if (entry) void navigate(paths.chat.href({ group: entry.group.group_id }));
  };
  return <FavouritesPanel onOpen={open} />;
}
