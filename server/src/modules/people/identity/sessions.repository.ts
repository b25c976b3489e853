import { sql } from 'kysely';
import type { PlatformRole } from '@goldbean/contract';
import { momentAt, type Reader, type Tx } from '../../../platform/database/index.ts';
import type { IdentityTables } from './identity.tables.ts';

export interface StoredSession {
  readonly id: string;
  readonly uid: string;
  readonly seen_at: number;
  readonly revoked_at: number | null;
  readonly roles: PlatformRole[];
  readonly state: 'active' | 'closed';
}

export async function insertSession(
  tx: Tx,
  session: { id: string; tokenHash: string; uid: string; now: number },
): Promise<void> {
  await tx
    .withTables<IdentityTables>()
    .insertInto('session')
    .values({
      id: session.id,
      token_hash: session.tokenHash,
      uid: session.uid,
      created_at: new Date(session.now),
      seen_at: new Date(session.now),
      revoked_at: null,
    })
    .execute();
}

/** Sessions by the hash of their token; unknown ones are left out. */
export async function findSessions(
  reader: Reader,
  tokenHashes: readonly string[],
): Promise<Map<string, StoredSession>> {
  const rows = await reader
    .withTables<IdentityTables>()
    .selectFrom('session')
    .innerJoin('member', 'member.uid', 'session.uid')
    .select(['token_hash', 'session.id', 'session.uid', 'seen_at', 'revoked_at', 'roles', 'state'])
    .where('token_hash', '=', sql<string>`ANY(${[...tokenHashes]}::text[])`)
    .execute();
  return new Map(rows.map(({ token_hash: hash, ...session }) => [hash, session]));
}

/** Those of the sessions whose account is active, ended ones among them. */
export const findActive = (
  reader: Reader,
  ids: readonly string[],
): Promise<Pick<StoredSession, 'id' | 'seen_at' | 'revoked_at'>[]> =>
  reader
    .withTables<IdentityTables>()
    .selectFrom('session')
    .innerJoin('member', 'member.uid', 'session.uid')
    .select(['session.id', 'seen_at', 'revoked_at'])
    .where('session.id', '=', sql<string>`ANY(${[...ids]}::text[])`)
    .where('state', '=', 'active')
    .execute();

/**
 * Moves the sliding end of each session's life; never back. One that another server is writing just now is left to it, so
 * that many members never wait for one.
 */
export async function touchSessions(reader: Reader, ids: readonly string[], now: number): Promise<void> {
  const db = reader.withTables<IdentityTables>();
  const free = db
    .selectFrom('session')
    .select('id')
    .where('id', '=', sql<string>`ANY(${[...ids]}::text[])`)
    .where('seen_at', '<', momentAt(now))
    .forUpdate()
    .skipLocked();
  await db
    .updateTable('session')
    .set({ seen_at: new Date(now) })
    .where('id', 'in', free)
    .execute();
}

/** @returns ids of the sessions that ended now: one, or all of the member's when `only` is null */
export async function revokeSessions(
  tx: Tx,
  uid: string,
  only: string | null,
  now: number,
): Promise<string[]> {
  let query = tx
    .withTables<IdentityTables>()
    .updateTable('session')
    .set({ revoked_at: new Date(now) })
    .where('uid', '=', uid)
    .where('revoked_at', 'is', null);
  if (only !== null) query = query.where('id', '=', only);
  const rows = await query.returning('id').execute();
  return rows.map((row) => row.id);
}

/** Ends the sessions of every account that the demo's seeding made. @returns how many */
export async function revokeDemoSessions(tx: Tx, now: number): Promise<number> {
  const db = tx.withTables<IdentityTables>();
  const rows = await db
    .updateTable('session')
    .set({ revoked_at: new Date(now) })
    .where('uid', 'in', db.selectFrom('member').select('uid').where('is_demo', '=', true))
    .where('revoked_at', 'is', null)
    .returning('id')
    .execute();
  return rows.length;
}

/** Deletes sessions last seen before `before` (UTC ms). */
export async function deleteSessionsBefore(tx: Tx, before: number): Promise<void> {
  await tx
    .withTables<IdentityTables>()
    .deleteFrom('session')
    .where('seen_at', '<', momentAt(before))
    .execute();
}
