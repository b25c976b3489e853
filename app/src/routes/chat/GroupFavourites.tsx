import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { groupsState } from '../../features/talk/groups/index.ts';
import { FavouritesPanel } from '../../features/talk/marks/index.ts';
import { goToMessageIn } from '../../features/talk/messaging/index.ts';
import { notify } from '../../shared/notices/index.ts';
import { paths } from '../../shared/paths/index.ts';
import type { GroupPanelProps } from './group-panel.ts';

/** E36: my favourites; a press goes to the message, in whichever talk it was said. */
export function GroupFavourites({ room }: Pick<GroupPanelProps, 'room'>) {
  const navigate = useNavigate();
  const { t } = useTranslation('chat');
  const open = (where: string, seq: number | null) => {
    const entry = groupsState.list.find(({ group }) => group.room === where);
    if (seq === null || !entry) return notify('info', t('quote.gone'));
    void goToMessageIn(where, seq);
    if (where !== room) void navigate(paths.chat.href({ group: entry.group.group_id }));
  };
  return <FavouritesPanel onOpen={open} />;
}
