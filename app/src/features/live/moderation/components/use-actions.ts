import type { ViewerModerationAction } from '@goldbean/design-system/live';
import { useTranslation } from 'react-i18next';
import { notify } from '../../../../shared/notices/index.ts';
import { unblockViewer, unfreezeViewer, unmuteViewer } from '../moderate.actions.ts';
import { askAction } from '../moderation.actions.ts';
import type { OpenedViewer } from '../moderation.state.ts';

/** What follows when an action was chosen: most ask for a reason first, what is taken back does not. */
export function useActions(onMute: (member: OpenedViewer) => void) {
  const { t } = useTranslation(['live-tools', 'live-room']);
  return async (action: ViewerModerationAction, member: OpenedViewer): Promise<void> => {
    const name = member.nickname;
    switch (action) {
      case 'warn':
      case 'freeze':
      case 'block':
        return askAction(action, member);
      case 'mute':
        return onMute(member);
      case 'unmute':
        if (await unmuteViewer(member)) notify('success', t('live-room:mute.lifted', { name }));
        return;
      case 'unfreeze':
        if (await unfreezeViewer(member)) notify('success', t('done.unfreeze', { name }));
        return;
      case 'unblock':
        if (await unblockViewer(member)) notify('success', t('done.unblock', { name }));
    }
  };
}
