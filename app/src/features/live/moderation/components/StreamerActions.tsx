import { mayKeepOrder } from '@goldbean/contract/live';
import { Button } from '@goldbean/design-system/primitives';
import { useTranslation } from 'react-i18next';
import { useSnapshot } from 'valtio';
import { askAction } from '../moderation.actions.ts';
import { moderationState } from '../moderation.state.ts';

/** What may be done against the streamer of the room: nothing for most (T02, P04). */
export function StreamerActions() {
  const { t } = useTranslation('live-tools');
  const { role } = useSnapshot(moderationState);
  return (
    <>
      {mayKeepOrder(role, 'warn_channel') && (
        <Button onClick={() => askAction('warnStreamer', null)}>{t('order.warnButton')}</Button>
      )}
      {mayKeepOrder(role, 'ban') && (
        <Button tone="danger" onClick={() => askAction('ban', null)}>
          {t('order.banButton')}
        </Button>
      )}
    </>
  );
}
