import { sql } from 'kysely';
import { momentAt, type Tx } from '../../../platform/database/index.ts';
import type { IdentityTables } from './identity.tables.ts';

/**
 * Stores a new code unless one was sent within `waitMs`.
 * @returns 0, or the ms until another may be sent
 */
export async function saveCode(
  tx: Tx,
  code: { contact: string; salt: string; codeHash: string; now: number; expiresAt: number },
  waitMs: number,
): Promise<number> {
  const db = tx.withTables<IdentityTables>();
  const saved = await db
    .insertInto('login_code')
    .values({
      contact: code.contact,
      salt: code.salt,
      code_hash: code.codeHash,
      sent_at: new Date(code.now),
      expires_at: new Date(code.expiresAt),
    })
    .onConflict((conflict) =>
      conflict
        .column('contact')
        .doUpdateSet({
          salt: code.salt,
          code_hash: code.codeHash,
          tries: 0,
          sent_at: new Date(code.now),
          expires_at: new Date(code.expiresAt),
        })
        .where('login_code.sent_at', '<=', momentAt(code.now - waitMs)),
    )
    .returning('contact')
    .executeTakeFirst();
  if (saved) return 0;
  const row = await db
    .selectFrom('login_code')
    .select('sent_at')
    .where('contact', '=', code.contact)
    .executeTakeFirstOrThrow();
  return Math.max(1, row.sent_at + waitMs - code.now);
}

/** Counts one try of a valid code. @returns the hash to compare with, or null when there is no such code */
export async function takeTry(
  tx: Tx,
  contact: string,
  maxTries: number,
  now: number,
): Promise<{ salt: string; code_hash: string } | null> {
  const row = await tx
    .withTables<IdentityTables>()
    .updateTable('login_code')
    .set({ tries: sql<number>`tries + 1` })
    .where('contact', '=', contact)
    .where('tries', '<', maxTries)
    .where('expires_at', '>', momentAt(now))
    .returning(['salt', 'code_hash'])
    .executeTakeFirst();
  return row ?? null;
}

/** @returns false when somebody else used the code in the meantime */
export async function useCode(tx: Tx, contact: string, codeHash: string): Promise<boolean> {
  const row = await tx
    .withTables<IdentityTables>()
    .deleteFrom('login_code')
    .where('contact', '=', contact)
    .where('code_hash', '=', codeHash)
    .returning('contact')
    .executeTakeFirst();
  return row !== undefined;
}

export async function insertTicket(
  tx: Tx,
  ticket: { ticketHash: string; uid: string; target: string; expiresAt: number },
): Promise<void> {
  await tx
    .withTables<IdentityTables>()
    .insertInto('navigation_ticket')
    .values({
      ticket_hash: ticket.ticketHash,
      uid: ticket.uid,
      target: ticket.target,
      expires_at: new Date(ticket.expiresAt),
    })
    .execute();
}

/** Takes a ticket that is still good, for one taker alone. @returns whose it is, or null */
export async function takeTicket(tx: Tx, ticketHash: string, now: number): Promise<string | null> {
  const row = await tx
    .withTables<IdentityTables>()
    .deleteFrom('navigation_ticket')
    .where('ticket_hash', '=', ticketHash)
    .where('expires_at', '>', momentAt(now))
    .returning('uid')
    .executeTakeFirst();
  return row?.uid ?? null;
}

/** Deletes expired codes and tickets. */
export async function deleteExpired(tx: Tx, now: number): Promise<void> {
  const db = tx.withTables<IdentityTables>();
  await db.deleteFrom('login_code').where('expires_at', '<=', momentAt(now)).execute();
  await db.deleteFrom('navigation_ticket').where('expires_at', '<=', momentAt(now)).execute();
}
