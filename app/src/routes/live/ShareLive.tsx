import type { GroupEntry } from '@goldbean/contract/talk';
import { Button } from '@goldbean/design-system/primitives';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useSnapshot } from 'valtio';
import { addresseesOf, beginSharing, endForward, Forwarding } from '../../features/talk/forwarding/index.ts';
import { groupsState, refreshGroups } from '../../features/talk/groups/index.ts';
import { session } from '../../shared/session/index.ts';

interface ShareLiveProps {
  readonly liveId: string;
}

const refresh = () => void refreshGroups();

/** Sends a card of the live session to class groups and members (G231). */
export function ShareLive({ liveId }: ShareLiveProps) {
  const { t } = useTranslation('chat');
  const { list } = useSnapshot(groupsState);
  const { userBaseInfo } = useSnapshot(session);
  useEffect(() => endForward, []);
  const share = () => {
    refresh();
    beginSharing(liveId);
  };
  return (
    <>
      <Button onClick={share}>{t('forward.shareLive')}</Button>
      <Forwarding
        targets={addresseesOf(list as readonly GroupEntry[], [], userBaseInfo?.uid ?? '')}
        onSent={refresh}
      />
    </>
  );
}
