import { useEffect } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { useSnapshot } from 'valtio';
import { groupsState } from '../../features/talk/groups/index.ts';
import { goToMessageIn } from '../../features/talk/messaging/index.ts';
import { messagePlaceOf, paths } from '../../shared/paths/index.ts';

/**
 * S03: goes to the message that the address names, in a group of the member, and takes it out of the address: a reload or the
 * way back does not go there again, another press on the same link does.
 */
export function useFoundMessage(): void {
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const { list } = useSnapshot(groupsState);
  const group = query.get('group') ?? '';
  const seq = messagePlaceOf(query.get('seq'));
  const room = list.find((entry) => entry.group.group_id === group)?.group.room;
  useEffect(() => {
    if (seq === null || room === undefined) return;
    void goToMessageIn(room, seq);
    void navigate(paths.chat.href({ group }), { replace: true });
  }, [seq, room, group, navigate]);
}
