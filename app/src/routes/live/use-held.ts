import { useTranslation } from 'react-i18next';
import { useSnapshot } from 'valtio';
import { liveRoomState } from '../../features/live/live/index.ts';
import { connectionState } from '../../shared/socket/index.ts';

/** Why nothing can be given in the live session now; undefined where it can. */
export function useHeld(): string | undefined {
  const { t } = useTranslation('live-room');
  const { room } = useSnapshot(liveRoomState);
  const { phase } = useSnapshot(connectionState);
  if (!room) return t('held.entering');
  if (room.state !== 'live') return t('held.notOnAir');
  return phase === 'connected' ? undefined : t('held.offline');
}
