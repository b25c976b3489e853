import type { Clock } from '../../../../platform/clock.ts';
import type { Database } from '../../../../platform/database/index.ts';
import type { Jobs } from '../../../../platform/jobs.ts';
import { tryEach } from '../../../../platform/try-each.ts';
import { dueHolds } from '../holds/holds.repository.ts';
import type { Ledger } from '../ledger/ledger.usecase.ts';
import { accountsWithExpiredLots, hasExpiredLots } from '../reports/reports.repository.ts';
import type { WalletPort } from '../wallet.ports.ts';

/** How many accounts or holds a sweep takes at a time. */
const sweepAtOnce = 500;

/** Does what time makes due: holds end and beans expire, by jobs and before a member looks. */
export function createDueSettlement(
  { database, clock, jobs }: { readonly database: Database; readonly clock: Clock; readonly jobs: Jobs },
  ledger: Pick<Ledger, 'settle'>,
  holds: Pick<WalletPort, 'release'>,
) {
  /** Gives back holds whose time is over, each in a transaction of its own. */
  async function releaseDue(account: string | null): Promise<void> {
    for (;;) {
      const due = await dueHolds(database.reader, clock.now(), account, sweepAtOnce);
      await tryEach(due, (id) => database.transaction((tx) => holds.release(tx, id, 'system')));
      if (due.length < sweepAtOnce) return;
    }
  }

  /** Invariant 7: writes off what has expired; again, it changes nothing. */
  async function expireLots(): Promise<void> {
    for (;;) {
      const accounts = await accountsWithExpiredLots(database.reader, clock.now(), sweepAtOnce);
      await tryEach(accounts, (account) => database.transaction((tx) => ledger.settle(tx, account)));
      if (accounts.length < sweepAtOnce) return;
    }
  }

  /** Before a member looks: what is due is done. */
  async function settleDue(account: string): Promise<void> {
    await releaseDue(account);
    if (await hasExpiredLots(database.reader, account, clock.now()))
      await database.transaction((tx) => ledger.settle(tx, account));
  }

  // Each midnight in Shanghai: beans expire at two of them (D42), and a night that was missed is made up for.
  jobs.every('wallet.expire-lots', '0 0 * * *', expireLots);
  jobs.every('wallet.release-holds', '* * * * *', () => releaseDue(null));

  return { expireLots, settleDue };
}
export type DueSettlement = ReturnType<typeof createDueSettlement>;
