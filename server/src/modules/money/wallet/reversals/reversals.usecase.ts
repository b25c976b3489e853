import type { JournalKind } from '@goldbean/contract';
import type { Clock } from '../../../../platform/clock.ts';
import { refuse } from '../../../../platform/refusal.ts';
import { lockAccounts } from '../ledger/ledger.repository.ts';
import type { Ledger } from '../ledger/ledger.usecase.ts';
import { findJournals, findReversal, lockJournal, readLegs, type PostedLeg } from './reversals.repository.ts';
import { accountId, type Leg } from '../wallet.domain.ts';
import type { WalletPort } from '../wallet.ports.ts';

/**
 * Which kinds can be taken back. The others have a way of their own, or none: a hold is released, what a packet gave
 * belongs to those who opened it, and what was exchanged for beans never comes back (K17, D71, invariant 8).
 */
const reversible: Readonly<Record<JournalKind, boolean>> = {
  issue: true,
  gift: true,
  barrage: true,
  reward: true,
  refund: true,
  recharge: true,
  exchange: false,
  expiry: false,
  hold: false,
  release: false,
  packet: false,
  lucky_bag: false,
  ticket: false,
  iron_fan: false,
  fan_light: false,
  wish_votes: false,
  treasure: false,
  reversal: false,
};

/**
 * Refunds payments, and undoes a journal by another that moves the same the other way (domain 3.2): whole or not at all. Beans that were
 * spent go back to the lots they came from; beans that came in are taken out of the very lot they became, never out
 * of others, so what was spent of them meanwhile is refused.
 */
export function createReversals({
  clock,
  ledger,
}: {
  readonly clock: Clock;
  readonly ledger: Ledger;
}): Pick<WalletPort, 'refund' | 'reverse'> {
  return {
    async refund(tx, { uid, paid: { kind, requestIds }, cause, actor, requestId }) {
      const journals = await findJournals(tx, uid, kind, requestIds);
      const paid: PostedLeg[] = [];
      for (const journal of journals) paid.push(...(await readLegs(tx, journal)));
      const [first, ...others] = [...Map.groupBy(paid, ({ account_id: account }) => account).values()]
        .map((legs) => together(legs.map(undo)))
        // The member's first: it says what moved.
        .toSorted((a, b) => b.amount - a.amount);
      if (!first || journals.length < requestIds.length)
        throw new Error(`not all of these ${kind} were paid`);
      const { amount, isRepeat } = await ledger.post(tx, {
        kind: 'refund',
        cause,
        actor,
        requestId,
        currency: first.currency,
        legs: [first, ...others],
      });
      // As with a release (D41): what comes back to a lot that has expired expires in the same moment.
      if (!isRepeat)
        await ledger.settle(tx, accountId({ kind: 'user', id: uid }, first.currency), clock.now());
      return { refunded: amount };
    },

    async reverse(tx, { journalId, reason, actor, requestId }) {
      const kind = (await lockJournal(tx, journalId)) ?? refuse('request.not_found');
      const before = await findReversal(tx, journalId);
      if (before) {
        const isSameIntent = before.actor === actor && before.request_id === requestId;
        const isSameReason = before.note?.key === 'said' && before.note.text === reason;
        if (isSameIntent && !isSameReason) refuse('system.repeated');
        return { journalId: before.id };
      }
      const legs = await readLegs(tx, journalId);
      // What went back to its lots may have been spent from any of them since.
      const isGivenBack = legs.some(({ uses }) => uses.some(({ amount }) => amount < 0));
      if (!reversible[kind] || isGivenBack || legs.some(({ owner }) => owner.kind === 'hold'))
        refuse('wallet.not_reversible');
      const members = legs.filter(({ owner }) => owner.kind === 'user').map(({ account_id }) => account_id);
      await lockAccounts(tx, members);
      for (const account of members) await ledger.settle(tx, account);
      // Again, now that nobody else can spend: what is left is of this moment.
      const [first, ...others] = await readLegs(tx, journalId);
      const { journalId: id } = await ledger.post(tx, {
        kind: 'reversal',
        cause: { type: 'journal', id: journalId, note: { key: 'said', text: reason } },
        actor,
        requestId,
        currency: first.currency,
        legs: [undo(first), ...others.map(undo)],
      });
      // As with a release (D41): what comes back to a lot that has expired expires in the same moment.
      for (const account of members) await ledger.settle(tx, account, clock.now());
      return { journalId: id };
    },
  };
}

/** A leg that names its currency. */
type OneLeg = Leg & Required<Pick<Leg, 'currency'>>;

/** What several payments did to one account, as one leg; of a lot that more than one came from, together. */
function together(legs: readonly OneLeg[]): OneLeg {
  const [first] = legs;
  if (!first) throw new Error('no leg');
  const lots = new Map<number, number>();
  for (const use of legs.flatMap((leg) => leg.lots ?? []))
    lots.set(use.lot, (lots.get(use.lot) ?? 0) + use.amount);
  return {
    ...first,
    amount: legs.reduce((sum, leg) => sum + leg.amount, 0),
    ...(first.lots && { lots: [...lots].map(([lot, amount]) => ({ lot, amount })) }),
  };
}

/** The other way round. @throws Refusal `wallet.spent_since` */
function undo({ owner, currency, amount, uses, lot_id: lot, left }: PostedLeg): OneLeg {
  if (left !== null && left < amount) refuse('wallet.spent_since', { left });
  const leg = { owner, currency, amount: -amount };
  if (owner.kind !== 'user' || currency !== 'BEAN') return leg;
  if (lot !== null) return { ...leg, lots: [{ lot, amount }] };
  return { ...leg, lots: uses.map((use) => ({ lot: use.lot, amount: -use.amount })) };
}
