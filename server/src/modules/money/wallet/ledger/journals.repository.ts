import type { CauseNote, JournalKind } from '@goldbean/contract';
import { sql } from 'kysely';
import { withDates, type Tx } from '../../../../platform/database/index.ts';
import type { LotUse } from '../wallet.domain.ts';
import type { HoldState } from '../wallet.tables.ts';

/** One side of a journal, ready to be written. */
export interface StoredLeg {
  readonly account: string;
  readonly amount: number;
  /** The balance after it; null for accounts that are summed. */
  readonly after: number | null;
  readonly uses: readonly LotUse[];
  /** The lot that this credit of beans becomes; `expires_at` in UTC ms, null never. */
  readonly lot?: { readonly source: string; readonly expires_at: number | null };
}

/** A hold that a journal makes. */
export interface OpenedHold {
  readonly id: string;
  /** The member's account whose money it keeps. */
  readonly account: string;
  readonly amount: number;
  /** UTC ms; null waits for ever. */
  readonly expires_at: number | null;
}

/** What a hold is after a journal that takes from it. */
export interface ChangedHold {
  readonly id: string;
  readonly captured: number;
  readonly released: number;
  readonly state: HoldState;
}

export interface StoredJournal {
  readonly id: string;
  readonly kind: JournalKind;
  readonly cause_type: string;
  readonly cause_id: string;
  readonly note: CauseNote | null;
  readonly actor: string;
  readonly request_id: string | undefined;
  readonly body_hash: string;
  /** UTC ms. */
  readonly at: number;
  readonly legs: readonly StoredLeg[];
  readonly opens?: OpenedHold;
  readonly changes?: ChangedHold;
}

/** Adds up what happens to each of many, as two columns. */
function sumsOf<Id>(moves: readonly { readonly id: Id; readonly amount: number }[]): [Id[], number[]] {
  const sums = new Map<Id, number>();
  for (const { id, amount } of moves) sums.set(id, (sums.get(id) ?? 0) + amount);
  return [[...sums.keys()], [...sums.values()]];
}

const json = (values: readonly unknown[]) => sql`${JSON.stringify(values)}::jsonb`;

/**
 * Writes journals with their entries, balances, lots and holds: the only writer of the ledger, one call however many
 * they are (`wallet_write`). The caller holds the locks of the holds and of the members' accounts; accounts that are
 * summed are opened on the way.
 * @param journals without a request_id, when they are several
 * @returns false when the request_id was used before: then nothing is written
 */
export async function writeJournals(tx: Tx, journals: readonly StoredJournal[]): Promise<boolean> {
  const heads = journals.map(({ legs: _legs, opens: _opens, changes: _changes, ...head }) =>
    withDates(head, 'at'),
  );
  const legs = journals.flatMap(({ id: journal, legs: those }) => those.map((leg) => ({ ...leg, journal })));
  const entries = legs.map(({ journal, account, amount, after }) => ({ journal, account, amount, after }));
  const members = legs.filter(({ after }) => after !== null);
  // In one order, as everywhere: two who open the same accounts must not wait for each other.
  const summed = [...new Set(legs.flatMap(({ account, after }) => (after === null ? [account] : [])))];
  const [moved, moves] = sumsOf(members.map(({ account, amount }) => ({ id: account, amount })));
  const uses = legs.flatMap((leg, n) => leg.uses.map((use) => ({ n: n + 1, ...use })));
  const [drawn, draws] = sumsOf(uses.map(({ lot, amount }) => ({ id: lot, amount })));
  const lots = legs.flatMap(({ account, journal, amount, lot }) =>
    lot ? [{ account, journal, amount, ...withDates(lot, 'expires_at') }] : [],
  );
  const holds = journals.flatMap(({ id: journal, opens }) =>
    opens ? [{ ...withDates(opens, 'expires_at'), journal }] : [],
  );
  const changes = journals.flatMap((journal) => journal.changes ?? []);
  const { written } = await tx
    .selectNoFrom(
      sql<boolean>`wallet_write(${json(heads)}, ${json(entries)}, ${summed.toSorted()}::text[],
        ${moved}::text[], ${moves}::bigint[], ${drawn}::bigint[], ${draws}::bigint[],
        ${json(uses)}, ${json(lots)}, ${json(holds)}, ${json(changes)})`.as('written'),
    )
    .executeTakeFirstOrThrow();
  return written;
}
