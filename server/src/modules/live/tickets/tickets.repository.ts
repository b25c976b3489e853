import type { CausePlace } from '@goldbean/contract';
import { sql, type NotNull } from 'kysely';
import { withDates, type Reader, type Tx } from '../../../platform/database/index.ts';
import { tables, type LiveTicketRow } from './tickets.tables.ts';

/** @returns whether it is theirs now; no: they have one already */
export async function insertTicket(tx: Tx, row: LiveTicketRow): Promise<boolean> {
  const inserted = await tables(tx)
    .insertInto('live_ticket')
    .values(withDates(row, 'bought_at', 'settled_at'))
    .onConflict((conflict) =>
      conflict.columns(['live_id', 'uid']).where('state', '<>', 'refunded').doNothing(),
    )
    .returning('ticket_id')
    .executeTakeFirst();
  return inserted !== undefined;
}

/** The hold that a ticket is paid with: the wallet's lock comes last, after the ticket's row. */
export async function setHold(tx: Tx, ticketId: string, holdId: string): Promise<void> {
  await tables(tx)
    .updateTable('live_ticket')
    .set({ hold_id: holdId })
    .where('ticket_id', '=', ticketId)
    .execute();
}

/** The member's ticket that opens the live session, else the newest that was refunded. */
export async function findTicket(reader: Reader, liveId: string, uid: string): Promise<LiveTicketRow | null> {
  const row = await tables(reader)
    .selectFrom('live_ticket')
    .selectAll()
    .where('live_id', '=', liveId)
    .where('uid', '=', uid)
    .orderBy(sql`state = 'refunded'`)
    .orderBy('bought_at', 'desc')
    .orderBy('ticket_id', 'desc')
    .executeTakeFirst();
  return row ?? null;
}

/** Those of `uids` who have a ticket that opens the live session. */
export async function findHolders(
  reader: Reader,
  liveId: string,
  uids: readonly string[],
): Promise<ReadonlySet<string>> {
  const rows = await tables(reader)
    .selectFrom('live_ticket')
    .select('uid')
    .where('live_id', '=', liveId)
    .where('state', '<>', 'refunded')
    .where('uid', '=', sql<string>`ANY(${[...uids]}::text[])`)
    .execute();
  return new Set(rows.map(({ uid }) => uid));
}

/** How many tickets that open the live session are sold, and for how many beans together. */
export async function sumTickets(reader: Reader, liveId: string): Promise<{ n: number; beans: number }> {
  return tables(reader)
    .selectFrom('live_ticket')
    .select((select) => [
      select.fn.countAll<number>().as('n'),
      select.fn.coalesce(select.fn.sum<number>('beans'), sql<number>`0`).as('beans'),
    ])
    .where('live_id', '=', liveId)
    .where('state', '<>', 'refunded')
    .executeTakeFirstOrThrow();
}

/** Live sessions with tickets whose beans are set aside. */
export async function findUnsettledLives(reader: Reader): Promise<string[]> {
  const rows = await tables(reader)
    .selectFrom('live_ticket')
    .select('live_id')
    .distinct()
    .where('state', '=', 'held')
    .execute();
  return rows.map(({ live_id }) => live_id);
}

/** Its tickets whose beans are set aside, oldest first. */
export async function findUnsettledTickets(reader: Reader, liveId: string): Promise<string[]> {
  const rows = await tables(reader)
    .selectFrom('live_ticket')
    .select('ticket_id')
    .where('live_id', '=', liveId)
    .where('state', '=', 'held')
    .orderBy('ticket_id')
    .execute();
  return rows.map(({ ticket_id }) => ticket_id);
}

/** Locks a ticket whose beans are set aside. @returns null when others settle it, or have */
export async function lockUnsettledTicket(
  tx: Tx,
  ticketId: string,
): Promise<(Pick<LiveTicketRow, 'uid' | 'beans'> & { readonly hold_id: string }) | null> {
  const row = await tables(tx)
    .selectFrom('live_ticket')
    .select(['uid', 'beans', 'hold_id'])
    .where('ticket_id', '=', ticketId)
    .where('state', '=', 'held')
    .where('hold_id', 'is not', null)
    .$narrowType<{ hold_id: NotNull }>()
    .forUpdate()
    .skipLocked()
    .executeTakeFirst();
  return row ?? null;
}

/** @param at UTC ms */
export async function settleTicket(
  tx: Tx,
  ticketId: string,
  state: 'paid' | 'refunded',
  at: number,
): Promise<void> {
  await tables(tx)
    .updateTable('live_ticket')
    .set({ state, settled_at: new Date(at) })
    .where('ticket_id', '=', ticketId)
    .execute();
}

/** The live sessions of tickets, for statements. */
export async function findPlaces(
  reader: Reader,
  ticketIds: readonly string[],
): Promise<Map<string, CausePlace>> {
  const rows = await tables(reader)
    .selectFrom('live_ticket')
    .select(['ticket_id', 'live_id'])
    .where('ticket_id', '=', sql<string>`ANY(${[...ticketIds]}::text[])`)
    .execute();
  return new Map(rows.map(({ ticket_id, live_id }) => [ticket_id, { kind: 'live', id: live_id }]));
}
