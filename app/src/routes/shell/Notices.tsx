import { Toast, ToastRegion } from '@goldbean/design-system/primitives';
import { useTranslation } from 'react-i18next';
import { useSnapshot } from 'valtio';
import { dismissNotice, noticesState, type ToastItem } from '../../shared/notices/index.ts';

/** Where passing words appear. */
export function Notices() {
  const { t } = useTranslation('primitives');
  const { list } = useSnapshot(noticesState);
  return (
    <ToastRegion label={t('notifications')}>
      {list.map((notice) => (
        <PassingNotice key={notice.id} notice={notice} dismissLabel={t('dismiss')} />
      ))}
    </ToastRegion>
  );
}

function PassingNotice({
  notice,
  dismissLabel,
}: {
  readonly notice: ToastItem;
  readonly dismissLabel: string;
}) {
  return (
    <Toast tone={notice.tone} dismissLabel={dismissLabel} onDismiss={() => dismissNotice(notice.id)}>
      {notice.text}
    </Toast>
  );
}
