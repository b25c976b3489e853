import { GroupChannel as Frame } from '@goldbean/design-system/chat';
import { useSnapshot } from 'valtio';
import { groupsState } from '../../features/talk/groups/index.ts';
import { paths } from '../../shared/paths/index.ts';
import { session } from '../../shared/session/index.ts';
import type { GroupPanelProps } from './group-panel.ts';

/** The ways from a group to what its channel has for fans; both open over the talk (D91). */
export function GroupChannel({ groupId }: Pick<GroupPanelProps, 'groupId'>) {
  const { list } = useSnapshot(groupsState);
  const { userBaseInfo } = useSnapshot(session);
  const group = list.find((entry) => entry.group.group_id === groupId)?.group;
  if (!group) return null;
  const { channel_id: channel, owner_uid: owner } = group;
  // G311: who only goes on air in it is a fan like others.
  const isMine = owner === userBaseInfo?.uid;
  const here = { group: groupId, side: 'channel' };
  return (
    <Frame
      clubHref={paths.chat.href({ ...here, club: channel })}
      ironHref={paths.chat.href({ ...here, panel: isMine ? 'ironMembers' : 'iron', channel })}
      isMine={isMine}
    />
  );
}
