import type { Clock } from '../../../../platform/clock.ts';
import type { Ids } from '../../../../platform/ids.ts';
import { refuse } from '../../../../platform/refusal.ts';
import { lockHold } from './holds.repository.ts';
import { writeJournals, type StoredJournal, type StoredLeg } from '../ledger/journals.repository.ts';
import { expiredLotsOf, lockAccounts, openAccounts } from '../ledger/ledger.repository.ts';
import { newLot, writeOffs } from '../ledger/lots.usecase.ts';
import { accountId, wholeAmount } from '../wallet.domain.ts';
import type { WalletPort } from '../wallet.ports.ts';

/** Gives what one hold keeps to many members at once: the work of a capture each, in one write for all. */
export function createHandOuts(deps: {
  readonly clock: Clock;
  readonly ids: Ids;
}): Pick<WalletPort, 'handOut'> {
  const { clock, ids } = deps;
  return {
    async handOut(tx, { holdId, shares, source, kind, cause, actor }) {
      const taken = shares.reduce((sum, { amount }) => sum + wholeAmount(amount), 0);
      const hold = (await lockHold(tx, holdId)) ?? refuse('request.not_found');
      if (hold.currency !== 'BEAN') throw new RangeError(`${hold.currency} has no lots to hand out`);
      const accounts = shares.map(({ uid }) => accountId({ kind: 'user', id: uid }, 'BEAN'));
      // Before any lock: one opened between two locks would be locked out of order, and two could wait for each other.
      await openAccounts(tx, accounts);
      const balances = await lockAccounts(tx, accounts);
      const rest = hold.amount - hold.captured - hold.released;

      // Read after the locks, so that an account's lines follow each other in time as they do in number.
      const now = clock.now();
      const isOver = hold.expires_at !== null && hold.expires_at <= now;
      if (isOver || taken > rest) refuse('wallet.hold_ended', { left: rest });
      const expired = await expiredLotsOf(tx, accounts, now);
      const journals: StoredJournal[] = [];
      const legs = shares.map(({ uid, amount }): StoredLeg => {
        const account = accountId({ kind: 'user', id: uid }, 'BEAN');
        const off = writeOffs(ids, account, Number(balances.get(account)), expired.get(account) ?? []);
        journals.push(...off.journals);
        return newLot(account, off.balance, amount, source, now);
      });
      const { type: cause_type, id: cause_id, note } = cause;
      const from = accountId({ kind: 'hold', id: holdId }, 'BEAN');
      journals.push({
        id: ids.next(),
        kind,
        cause_type,
        cause_id,
        note,
        actor,
        request_id: undefined,
        body_hash: '',
        at: now,
        legs: [...legs, { account: from, amount: -taken, after: null, uses: [] }],
        changes: {
          id: holdId,
          captured: hold.captured + taken,
          released: hold.released,
          state: taken === rest ? 'captured' : 'reserved',
        },
      });
      await writeJournals(tx, journals);
      return { left: rest - taken };
    },
  };
}
