import { sql } from 'kysely';
import { momentAt, type Tx } from '../../../../platform/database/index.ts';
import type { IdentityTables } from '../identity.tables.ts';

/** Of whom a code is: where it went, and the address that asked for it. */
export interface CodeKey {
  readonly contact: string;
  /** As `networkOf` counts an address. */
  readonly network: string;
}

/**
 * Stores a new code unless this address was sent one for the contact within `waitMs`.
 * @returns 0, or the ms until another may be sent
 */
export async function saveCode(
  tx: Tx,
  code: CodeKey & { salt: string; codeHash: string; now: number; expiresAt: number },
  waitMs: number,
): Promise<number> {
  const db = tx.withTables<IdentityTables>();
  const { contact, network } = code;
  const values = {
    salt: code.salt,
    code_hash: code.codeHash,
    sent_at: new Date(code.now),
    expires_at: new Date(code.expiresAt),
  };
  const saved = await db
    .insertInto('login_code')
    .values({ contact, network, ...values })
    .onConflict((conflict) =>
      conflict
        .columns(['contact', 'network'])
        .doUpdateSet(values)
        .where('login_code.sent_at', '<=', momentAt(code.now - waitMs)),
    )
    .returning('contact')
    .executeTakeFirst();
  if (saved) {
    await db
      .deleteFrom('login_code_try')
      .where('contact', '=', contact)
      .where('network', '=', network)
      .execute();
    return 0;
  }
  const row = await db
    .selectFrom('login_code')
    .select('sent_at')
    .where('contact', '=', contact)
    .where('network', '=', network)
    .executeTakeFirstOrThrow();
  return Math.max(1, row.sent_at + waitMs - code.now);
}

/** What a code typed by a member is compared with. */
export interface IssuedCode {
  readonly network: string;
  readonly salt: string;
  readonly code_hash: string;
}

/**
 * Counts one try from an address against each valid code it may use: the one that this address asked for, and the newest
 * of those asked for elsewhere, for members whose address has changed since.
 * @returns those to compare with; none where there are none, or this address has tried them `maxTries` times
 */
export async function takeTries(
  tx: Tx,
  from: CodeKey,
  maxTries: number,
  now: number,
): Promise<readonly IssuedCode[]> {
  const { contact, network } = from;
  const { rows } = await sql<IssuedCode>`
    WITH usable AS (
      SELECT DISTINCT ON (is_own) is_own, network
      FROM (SELECT network = ${network} AS is_own, * FROM login_code) AS issued
      WHERE contact = ${contact} AND expires_at > ${momentAt(now)}
      ORDER BY is_own, sent_at DESC, network
    ), counted AS (
      INSERT INTO login_code_try AS tried (contact, network, from_network, tries)
      SELECT ${contact}, network, ${network}, 1 FROM usable
      ON CONFLICT (contact, network, from_network) DO UPDATE SET tries = tried.tries + 1
      WHERE tried.tries < ${maxTries}
      RETURNING network
    )
    SELECT network, salt, code_hash FROM login_code JOIN counted USING (network)
    WHERE contact = ${contact}`.execute(tx);
  return rows;
}

/** @returns false when somebody else used the code in the meantime */
export async function useCode(tx: Tx, contact: string, code: IssuedCode): Promise<boolean> {
  const row = await tx
    .withTables<IdentityTables>()
    .deleteFrom('login_code')
    .where('contact', '=', contact)
    .where('network', '=', code.network)
    .where('code_hash', '=', code.code_hash)
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
