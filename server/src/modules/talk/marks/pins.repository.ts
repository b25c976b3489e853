import type { PinScope } from '@goldbean/contract';
import { sql } from 'kysely';
import type { Reader, Tx } from '../../../platform/database/index.ts';

/** A pin of one member or for all. */
export interface PinKey {
  readonly room: string;
  readonly seq: number;
  readonly scope: PinScope;
  readonly uid: string;
}

/** Locks the pins that are counted together until the transaction ends. */
export async function lockPins(tx: Tx, { room, scope, uid }: PinKey): Promise<void> {
  const owner = scope === 'all' ? '' : uid;
  await sql`SELECT pg_advisory_xact_lock(hashtextextended(${`pins ${room} ${owner}`}, 0))`.execute(tx);
}

const sameOwner = ({ room, scope, uid }: PinKey) =>
  sql`room = ${room} AND scope = ${scope} AND (scope = 'all' OR uid = ${uid})`;

export async function countPins(reader: Reader, key: PinKey): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    SELECT count(*) AS n FROM message_pin WHERE ${sameOwner(key)}`.execute(reader);
  return rows[0]?.n ?? 0;
}

/** @param at UTC ms @returns false when it was pinned already; its place stays */
export async function insertPin(tx: Tx, { room, seq, scope, uid }: PinKey, at: number): Promise<boolean> {
  const { numAffectedRows } = await sql`
    INSERT INTO message_pin (room, seq, scope, uid, pinned_at)
    VALUES (${room}, ${seq}, ${scope}, ${uid}, ${new Date(at)}) ON CONFLICT DO NOTHING`.execute(tx);
  return (numAffectedRows ?? 0n) > 0n;
}

/** @returns whether there was one */
export async function deletePin(tx: Tx, key: PinKey): Promise<boolean> {
  const { numAffectedRows } = await sql`
    DELETE FROM message_pin WHERE ${sameOwner(key)} AND seq = ${key.seq}`.execute(tx);
  return (numAffectedRows ?? 0n) > 0n;
}

/** Removes the pin for all of a message for one member, or gives it back to them. */
export async function setRemoved(tx: Tx, { room, seq, uid }: PinKey, removed: boolean): Promise<void> {
  const place = sql`SELECT place FROM message_pin WHERE room = ${room} AND seq = ${seq} AND scope = 'all'`;
  await (
    removed
      ? sql`INSERT INTO message_pin_removal (place, uid) SELECT place, ${uid} FROM (${place}) AS pin ON CONFLICT DO NOTHING`
      : sql`DELETE FROM message_pin_removal WHERE uid = ${uid} AND place IN (${place})`
  ).execute(tx);
}

/** What a member sees pinned in a room, in the order of pinning; a message once, `all` before `self`. */
export async function findPins(
  reader: Reader,
  room: string,
  uid: string,
): Promise<{ seq: number; scope: PinScope }[]> {
  const { rows } = await sql<{ seq: number; scope: PinScope }>`
    SELECT seq, min(scope) AS scope FROM message_pin AS pin
    WHERE room = ${room} AND (scope = 'all' OR uid = ${uid})
      AND NOT EXISTS (SELECT 1 FROM message_pin_removal AS gone WHERE gone.place = pin.place AND gone.uid = ${uid})
    GROUP BY seq ORDER BY min(place)`.execute(reader);
  return rows;
}
