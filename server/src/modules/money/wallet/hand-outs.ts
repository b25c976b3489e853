import type { Clock } from '../../../platform/clock.ts';
import type { Ids } from '../../../platform/ids.ts';
import { refuse } from '../../../platform/refusal.ts';
import { accountsToSettle, lockHandOut, writeHandOut } from './hand-outs.repository.ts';
import type { Ledger } from './ledger.ts';
import { accountId, lotExpiry, wholeAmount } from './wallet.domain.ts';
import type { WalletPort } from './wallet.ports.ts';

/** Gives what one hold keeps to many members at once: the work of a capture each, in one write for all. */
export function createHandOuts(deps: {
  readonly clock: Clock;
  readonly ids: Ids;
  readonly ledger: Ledger;
}): Pick<WalletPort, 'handOut'> {
  const { clock, ids, ledger } = deps;
  return {
    async handOut(tx, given) {
      const { holdId, shares, source } = given;
      const taken = shares.reduce((sum, { amount }) => sum + wholeAmount(amount), 0);
      const accounts = shares.map(({ uid }) => accountId({ kind: 'user', id: uid }, 'BEAN'));
      const hold = (await lockHandOut(tx, holdId, accounts)) ?? refuse('request.not_found');
      if (hold.currency !== 'BEAN') throw new RangeError(`${hold.currency} has no lots to hand out`);
      const rest = hold.amount - hold.captured - hold.released;

      // Read after the locks, so that an account's lines follow each other in time as they do in number.
      const now = clock.now();
      const isOver = hold.expires_at !== null && hold.expires_at <= now;
      if (isOver || taken > rest) refuse('wallet.hold_ended', { left: rest });
      if (hold.next_expiry !== null && hold.next_expiry <= now)
        for (const account of await accountsToSettle(tx, accounts, now)) await ledger.settle(tx, account);
      await writeHandOut(tx, {
        ...given,
        journalId: ids.next(),
        at: now,
        expiresAt: lotExpiry(now, source),
        state: taken === rest ? 'captured' : 'reserved',
      });
      return { left: rest - taken };
    },
  };
}
