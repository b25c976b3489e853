import type { Selectable } from 'kysely';
import type { Reader, Tx } from '../../../../platform/database/index.ts';
import { tables, type LiveTables } from '../live-sessions.tables.ts';

export type StreamRow = Selectable<LiveTables['live_stream']>;

/** A channel's stream has the channel's own name, so that it is the same for ever. */
const streamName = (channelId: string): string => `c${channelId}`;

/**
 * The channel's stream, created when missing and locked for update. Every act that moves a live session on or off the
 * air locks it first, so the acts of a channel run one after the other.
 */
export async function lockStream(tx: Tx, channelId: string): Promise<StreamRow> {
  const stream = streamName(channelId);
  await tables(tx)
    .insertInto('live_stream')
    .values({ channel_id: channelId, stream, chosen_live: null })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return tables(tx)
    .selectFrom('live_stream')
    .selectAll()
    .where('channel_id', '=', channelId)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
}

export async function findStream(
  reader: Reader,
  by: { stream: string } | { channelId: string },
): Promise<StreamRow | null> {
  const query = tables(reader).selectFrom('live_stream').selectAll();
  const found =
    'stream' in by
      ? await query.where('stream', '=', by.stream).executeTakeFirst()
      : await query.where('channel_id', '=', by.channelId).executeTakeFirst();
  return found ?? null;
}

export async function updateStream(
  tx: Tx,
  channelId: string,
  change: {
    key_version?: number;
    chosen_live?: string | null;
    test_live?: string | null;
    refused?: string;
  },
): Promise<void> {
  await tables(tx).updateTable('live_stream').set(change).where('channel_id', '=', channelId).execute();
}
