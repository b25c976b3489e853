import { Banner, Button } from '@goldbean/design-system/primitives';
import { useTranslation } from 'react-i18next';
import { useSnapshot } from 'valtio';
import { useNow } from '../../shared/clock/index.ts';
import { connection, connectionState } from '../../shared/socket/index.ts';
import { type ConnectionFacts, type ConnectionNotice, connectionNotice } from './connection-notice.ts';
import { OfflineBanner } from './OfflineBanner.tsx';
import { useOnline } from './use-online.ts';

/** D58: says that what is on screen may be out of date, why, and what can be done. */
export function ConnectionBanner() {
  const isOnline = useOnline();
  const { phase, failures, nextTryAt } = useSnapshot(connectionState);
  const facts = { isOnline, phase, failures, nextTryAt };
  // Only a wait depends on the time, so the clock runs while one is shown.
  if (phase === 'waiting') return <WaitBanner facts={facts} />;
  return <NoticeBanner notice={connectionNotice({ ...facts, now: 0 })} />;
}

/** Counts down to the next try. */
function WaitBanner({ facts }: { readonly facts: Omit<ConnectionFacts, 'now'> }) {
  const now = useNow(1_000);
  return <NoticeBanner notice={connectionNotice({ ...facts, now })} />;
}

function NoticeBanner({ notice }: { readonly notice: ConnectionNotice }) {
  const { t } = useTranslation('connection');
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
