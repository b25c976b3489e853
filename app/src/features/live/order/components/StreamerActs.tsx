import { mayKeepOrder } from '@goldbean/contract/live';
import { Button } from '@goldbean/design-system/primitives';
import { useTranslation } from 'react-i18next';
import { useSnapshot } from 'valtio';
import { askAct } from '../order.actions.ts';
import { orderState } from '../order.state.ts';

/** What may be done against the streamer of the room: nothing for most (T02, P04). */
export function StreamerActs() {
  const { t } = useTranslation('live-tools');
  const { role } = useSnapshot(orderState);
  return (
    <>
      {mayKeepOrder(role, 'warn_channel') && (
        <Button onClick={() => askAct('warnStreamer', null)}>{t('order.warnButton')}</Button>
      )}
      {mayKeepOrder(role, 'ban') && (
        <Button tone="danger" onClick={() => askAct('ban', null)}>
          {t('order.banButton')}
        </Button>
      )}
    </>
  );
}
