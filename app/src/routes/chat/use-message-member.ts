import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { openDirect, stopOpening } from '../../features/talk/direct/index.ts';
import { refreshGroups } from '../../features/talk/groups/index.ts';
import { paths } from '../../shared/paths/index.ts';

/** E39: opens the conversation with a member and goes to it. */
export function useMessageMember(): (member: { readonly uid: string }) => void {
  const navigate = useNavigate();
  useEffect(() => stopOpening, []);
  const goTo = async (uid: string) => {
    const room = await openDirect(uid);
    if (room === null) return;
    // The page shows talks of the list alone, where a new one is only now.
    await refreshGroups();
    await navigate(paths.chat.href({ group: room }));
  };
  return ({ uid }) => void goTo(uid);
}
