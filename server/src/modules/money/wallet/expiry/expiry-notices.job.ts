import type { Clock } from '../../../../platform/clock.ts';
import type { Database } from '../../../../platform/database/index.ts';
import type { Jobs } from '../../../../platform/jobs.ts';
import type { Notifier } from '../../../people/notices/notices.ports.ts';
import { takeDueNotices } from './expiry-notices.repository.ts';

/** How many members are notified in one transaction. */
const sweepAtOnce = 500;

/**
 * K26: notifies members 30, 7 and 1 days before beans of theirs expire. Each member hears of a date once per step; after
 * nights that were missed only the step that fits now is notified.
 */
export function createExpiryNotices(deps: {
  readonly database: Database;
  readonly clock: Clock;
  readonly jobs: Jobs;
  readonly notices: Notifier;
}): void {
  const { database, clock, jobs } = deps;

  /** @returns how many were looked at */
  const notifySome = (): Promise<number> =>
    database.transaction(async (tx) => {
      const due = await takeDueNotices(tx, clock.now(), sweepAtOnce);
      const notifications = due
        .filter(({ is_new: isNew }) => isNew)
        .map(({ uid, amount, expires_at: expires_ts }) => ({
          uid,
          body: { kind: 'beans_expire', amount, expires_ts } as const,
        }));
      if (notifications.length > 0) await deps.notices.notify(tx, notifications);
      return due.length;
    });

  // Beans expire at midnight in Shanghai (D42), so right after it whole days are left.
  jobs.every('wallet.expiry-notices', '5 0 * * *', async () => {
    while ((await notifySome()) === sweepAtOnce);
  });
}
