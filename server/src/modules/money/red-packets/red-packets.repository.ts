import { packetScenes, type PacketScene } from '@goldbean/contract';
import { sql } from 'kysely';
import { momentAt, withDates, type Reader, type Tx } from '../../../platform/database/index.ts';
import { tables, type PacketRow } from './red-packets.tables.ts';

type NewPacketRow = Omit<PacketRow, 'claimed' | 'claimed_sum' | 'state' | 'ended_at'>;

/** @param shares in the order of their places */
export async function insertPacket(tx: Tx, row: NewPacketRow, shares: readonly number[]): Promise<PacketRow> {
  const packet = await tables(tx)
    .insertInto('red_packet')
    .values({
      ...withDates(row, 'created_at', 'starts_at', 'expires_at'),
      conditions: sql`${JSON.stringify(row.conditions)}::jsonb`,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  await sql`INSERT INTO red_packet_share (packet_id, place, amount)
    SELECT ${row.packet_id}, place, amount
    FROM unnest(${[...shares]}::bigint[]) WITH ORDINALITY AS share (amount, place)`.execute(tx);
  return packet;
}

/** Of one scene: the number of a bag is none of a class packet's. */
export const findPacket = (
  reader: Reader,
  packetId: string,
  scenes: readonly PacketScene[],
): Promise<PacketRow | undefined> =>
  tables(reader)
    .selectFrom('red_packet')
    .selectAll()
    .where('packet_id', '=', packetId)
    .where('scene', 'in', scenes)
    .executeTakeFirst();

/** The packet, from which nobody else takes and which nobody else ends until the transaction does. */
export const lockPacket = (tx: Tx, packetId: string): Promise<PacketRow | undefined> =>
  tables(tx)
    .selectFrom('red_packet')
    .selectAll()
    .where('packet_id', '=', packetId)
    .forNoKeyUpdate()
    .executeTakeFirst();

export const updatePacket = (
  tx: Tx,
  packetId: string,
  change: Pick<PacketRow, 'claimed' | 'claimed_sum' | 'state' | 'ended_at'>,
): Promise<PacketRow> =>
  tables(tx)
    .updateTable('red_packet')
    .set(withDates(change, 'ended_at'))
    .where('packet_id', '=', packetId)
    .returningAll()
    .executeTakeFirstOrThrow();

/** The rain over a live session, or the one about to begin; nobody else starts one there until the transaction ends. */
export async function findRainAlone(tx: Tx, liveId: string): Promise<PacketRow | undefined> {
  await sql`SELECT pg_advisory_xact_lock(hashtextextended(${`rain ${liveId}`}, 0))`.execute(tx);
  return tables(tx)
    .selectFrom('red_packet')
    .selectAll()
    .where('scene', '=', packetScenes.rain)
    .where('place_id', '=', liveId)
    .where('state', '=', 'open')
    .executeTakeFirst();
}

/** The rain over a live session, or the one about to begin. */
export const findRain = (reader: Reader, liveId: string): Promise<PacketRow | undefined> =>
  tables(reader)
    .selectFrom('red_packet')
    .selectAll()
    .where('scene', '=', packetScenes.rain)
    .where('place_id', '=', liveId)
    .where('state', '=', 'open')
    .executeTakeFirst();

/** A page of what was laid in a live session, bags and rains, the newest first, and how many they are. */
export async function findSent(
  reader: Reader,
  liveId: string,
  { page, page_size }: { page: number; page_size: number },
): Promise<{ rows: PacketRow[]; total: number }> {
  const ofLive = tables(reader)
    .selectFrom('red_packet')
    .where('place_id', '=', liveId)
    .where('scene', 'in', [packetScenes.bag, packetScenes.rain]);
  const { total } = await ofLive.select(sql<number>`count(*)`.as('total')).executeTakeFirstOrThrow();
  const rows = await ofLive
    .selectAll()
    .orderBy('created_at', 'desc')
    .orderBy('packet_id', 'desc')
    .limit(page_size)
    .offset((page - 1) * page_size)
    .execute();
  return { rows, total };
}

/** Open packets of a place, their time not over at `now`, of which the member has nothing, newest first. */
export const findUngrabbed = (
  reader: Reader,
  given: { scene: PacketScene; placeId: string; uid: string; now: number; most: number },
): Promise<PacketRow[]> =>
  tables(reader)
    .selectFrom('red_packet')
    .selectAll()
    .where('scene', '=', given.scene)
    .where('place_id', '=', given.placeId)
    .where('state', '=', 'open')
    .where('expires_at', '>', momentAt(given.now))
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('red_packet_share as share')
            .select('share.place')
            .whereRef('share.packet_id', '=', 'red_packet.packet_id')
            .where('share.uid', '=', given.uid),
        ),
      ),
    )
    .orderBy('created_at', 'desc')
    .orderBy('packet_id', 'desc')
    .limit(given.most)
    .execute();

/** Where each of these packets lies. */
export const findPlaces = (
  reader: Reader,
  ids: readonly string[],
): Promise<Pick<PacketRow, 'packet_id' | 'scene' | 'place_id'>[]> =>
  tables(reader)
    .selectFrom('red_packet')
    .select(['packet_id', 'scene', 'place_id'])
    .where('packet_id', 'in', ids)
    .execute();
