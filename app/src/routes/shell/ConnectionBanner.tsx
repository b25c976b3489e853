import { Banner, Button } from '@goldbean/design-system/primitives';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSnapshot } from 'valtio';
import { connection, connectionState } from '../../shared/socket/index.ts';
import { connectionNotice } from './connection-notice.ts';
import { useOnline } from './use-online.ts';
import { OfflineBanner } from './OfflineBanner.tsx';

/** The time, once a second while somebody counts. UTC ms */
function useSeconds(isCounting: boolean): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    if (!isCounting) return undefined;
    const timer = setInterval(() => setNow(Date.now()), 1_000);
    return () => clearInterval(timer);
  }, [isCounting]);
  return now;
}

/** D58: says that what is on screen may be out of date, why, and what can be done. */
export function ConnectionBanner() {
  const { t } = useTranslation('connection');
  const isOnline = useOnline();
  const { phase, failures, nextTryAt } = useSnapshot(connectionState);
  const now = useSeconds(phase === 'waiting');
  const notice = connectionNotice({ isOnline, phase, failures, nextTryAt, now });
  switch (notice.kind) {
    case 'none':
      return null;
    case 'offline':
      return <OfflineBanner />;
    case 'reconnecting':
      return <Banner tone="warning">{t('reconnecting')}</Banner>;
    case 'waiting':
      return (
        <Banner tone="warning" action={<RetryButton label={t('retry')} />}>
          {t('waiting', { count: notice.seconds })}
        </Banner>
      );
    case 'stopped':
      return <Banner action={<RetryButton label={t('useHere')} />}>{t('stopped')}</Banner>;
  }
}

function RetryButton({ label }: { readonly label: string }) {
  return (
    <Button size="small" onClick={() => connection.retryNow()}>
      {label}
    </Button>
  );
}
