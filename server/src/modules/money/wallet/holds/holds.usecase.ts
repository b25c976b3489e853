import type { Clock } from '../../../../platform/clock.ts';
import type { Tx } from '../../../../platform/database/index.ts';
import type { Ids } from '../../../../platform/ids.ts';
import { refuse } from '../../../../platform/refusal.ts';
import { findHoldOf, lockHold, lotsOfHold } from './holds.repository.ts';
import type { Ledger, JournalRequest } from '../ledger/ledger.usecase.ts';
import { accountId, giveBack, wholeAmount } from '../wallet.domain.ts';
import type { WalletPort } from '../wallet.ports.ts';

/** Two-phase movements: set aside first, then handed on or given back. A hold is locked before any account. */
export function createHolds(deps: {
  readonly clock: Clock;
  readonly ids: Ids;
  readonly ledger: Ledger;
}): Pick<WalletPort, 'hold' | 'capture' | 'release'> {
  const { clock, ids, ledger } = deps;

  return {
    async hold(tx, { uid, currency, amount, expiresAt, cause, actor, requestId }) {
      wholeAmount(amount);
      const id = ids.next();
      const posted = await ledger.post(tx, {
        kind: 'hold',
        cause,
        actor,
        requestId,
        currency,
        legs: [
          { owner: { kind: 'user', id: uid }, amount: -amount },
          { owner: { kind: 'hold', id }, amount },
        ],
        // The account of the hold is new with every try.
        body: [uid, currency, amount, cause],
        opens: {
          id,
          account: accountId({ kind: 'user', id: uid }, currency),
          amount,
          expires_at: expiresAt,
        },
      });
      const holdId = posted.isRepeat ? await findHoldOf(tx, posted.journalId) : id;
      return { holdId, balance: posted.balance };
    },

    async capture(tx, { holdId, to, amount, source, kind, cause, actor, requestId }) {
      const hold = (await lockHold(tx, holdId)) ?? refuse('request.not_found');
      const rest = hold.amount - hold.captured - hold.released;
      const isOver =
        hold.state !== 'reserved' || (hold.expires_at !== null && hold.expires_at <= clock.now());
      const taken = wholeAmount(amount ?? (rest > 0 ? rest : hold.amount));
      const order: JournalRequest = {
        kind,
        cause,
        actor,
        requestId,
        currency: hold.currency,
        legs: [
          { owner: to, amount: taken, ...(source !== undefined && { source }) },
          { owner: { kind: 'hold', id: holdId }, amount: -taken },
        ],
        // "All that is left" is less the second time, and yet the same intent.
        body: [holdId, to, amount ?? 'all', cause],
        changes: {
          id: holdId,
          captured: hold.captured + taken,
          released: hold.released,
          state: taken === rest ? 'captured' : 'reserved',
        },
      };
      if (isOver || taken > rest) {
        const before = await ledger.findRepeat(tx, order);
        return before ? { captured: before.amount, left: rest } : refuse('wallet.hold_ended', { left: rest });
      }
      const posted = await ledger.post(tx, order);
      if (posted.isRepeat) return { captured: posted.amount, left: rest };
      return { captured: taken, left: rest - taken };
    },

    release: (tx, holdId, actor) => releaseHold(tx, holdId, actor, deps),
  };
}

/** Gives back what is left of a hold; again, it changes nothing. */
async function releaseHold(
  tx: Tx,
  holdId: string,
  actor: string,
  { clock, ledger }: { readonly clock: Clock; readonly ledger: Ledger },
): Promise<{ readonly released: number }> {
  const hold = (await lockHold(tx, holdId)) ?? refuse('request.not_found');
  if (hold.state !== 'reserved') return { released: hold.released };
  const rest = hold.amount - hold.captured;
  const now = clock.now();
  await ledger.post(tx, {
    kind: 'release',
    // The line opens what the hold was made for: the packet that nobody claimed.
    cause: { type: hold.cause_type, id: hold.cause_id, note: hold.note },
    actor,
    // The state of the hold, under its lock, sees to it that this happens once.
    requestId: undefined,
    currency: hold.currency,
    legs: [
      {
        owner: { kind: 'user', id: hold.owner_id },
        amount: rest,
        lots: giveBack(await lotsOfHold(tx, hold.journal_id), hold.captured),
      },
      { owner: { kind: 'hold', id: holdId }, amount: -rest },
    ],
    changes: {
      id: holdId,
      captured: hold.captured,
      released: rest,
      state: hold.expires_at !== null && hold.expires_at <= now ? 'expired' : 'released',
    },
  });
  // D41: what comes back to a lot that has expired meanwhile expires in the same moment.
  await ledger.settle(tx, hold.account_id, now);
  return { released: rest };
}
