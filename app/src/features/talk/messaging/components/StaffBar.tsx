import { Switch } from '@goldbean/design-system/primitives';
import { useTranslation } from 'react-i18next';
import { useSnapshot } from 'valtio';
import { messagingState } from '../messaging.state.ts';
import { muteRoom } from '../sending.actions.ts';

/** What those who run a room decide about its talk; nothing for others. */
export function StaffBar() {
  const { t } = useTranslation('live-room');
  const { my, phase } = useSnapshot(messagingState);
  if (my.role === 'member' || phase !== 'open') return null;
  return (
    <Switch isOn={my.roomMuted} onToggle={(on) => void muteRoom(on)}>
      {t('roomMute')}
    </Switch>
  );
}
