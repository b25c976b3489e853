import { useTranslation } from 'react-i18next';
import { statusClass } from './LiveStatusTag.styles.ts';

/** How a live session stands. `interrupted` is on air without a picture for the moment. */
export type LiveStatus = 'draft' | 'not_started' | 'live' | 'interrupted' | 'ended' | 'stopped' | 'cancelled';

export interface LiveStatusTagProps {
  status: LiveStatus;
}

const statusWords = {
  draft: 'status.draft',
  not_started: 'status.notStarted',
  live: 'status.live',
  interrupted: 'status.interrupted',
  ended: 'status.ended',
  stopped: 'status.stopped',
  cancelled: 'status.cancelled',
} as const satisfies Record<LiveStatus, string>;

/** How a live session stands, in a word. Reads over pictures too. */
export function LiveStatusTag({ status }: LiveStatusTagProps) {
  const { t } = useTranslation('live-card');
  return (
    <span className={statusClass} data-status={status}>
      {t(statusWords[status])}
    </span>
  );
}
