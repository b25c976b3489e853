import type { ActionKind } from '@goldbean/contract';
import { sql } from 'kysely';
import { momentAt, withDates, type Reader, type Tx } from '../../../../platform/database/index.ts';
import { tables, type ActionRow } from '../moderation.tables.ts';

/** @returns false when an act of its kind is in force already */
export async function insertAction(tx: Tx, row: Omit<ActionRow, 'end_note'>): Promise<boolean> {
  const inserted = await tables(tx)
    .insertInto('moderation_action')
    .values({
      ...withDates(row, 'created_at', 'until_at', 'ended_at'),
      evidence: sql`${JSON.stringify(row.evidence)}::jsonb`,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('action_id')
    .executeTakeFirst();
  return inserted !== undefined;
}

export async function findAction(reader: Reader, actionId: string): Promise<ActionRow | null> {
  const row = await tables(reader)
    .selectFrom('moderation_action')
    .selectAll()
    .where('action_id', '=', actionId)
    .executeTakeFirst();
  return row ?? null;
}

/** The act, locked until the transaction ends. */
export async function lockAction(tx: Tx, actionId: string): Promise<ActionRow | null> {
  const row = await tables(tx)
    .selectFrom('moderation_action')
    .selectAll()
    .where('action_id', '=', actionId)
    .forNoKeyUpdate()
    .executeTakeFirst();
  return row ?? null;
}

/** Acts of a kind in a channel, newest first; against one member where `uid` is given. */
const ofChannel = (
  reader: Reader,
  { kind, channelId, uid }: { kind: ActionKind; channelId: string; uid?: string | undefined },
) => {
  const query = tables(reader)
    .selectFrom('moderation_action')
    .selectAll()
    .where('kind', '=', kind)
    .where('channel_id', '=', channelId)
    .orderBy('action_id', 'desc');
  return uid === undefined ? query : query.where('target_uid', '=', uid);
};

/** The newest act of a kind in a channel that nobody has ended; its time may be up. */
export const findInForce = async (
  reader: Reader,
  which: { kind: ActionKind; channelId: string; uid?: string },
): Promise<ActionRow | null> =>
  (await ofChannel(reader, which).where('ended_at', 'is', null).limit(1).executeTakeFirst()) ?? null;

/** The newest act of a kind against a member in a channel, also one that is over. */
export const findNewest = async (
  reader: Reader,
  which: { kind: ActionKind; channelId: string; uid: string },
): Promise<ActionRow | null> => (await ofChannel(reader, which).limit(1).executeTakeFirst()) ?? null;

/** @param end `at` in UTC ms; `by` null when its time was up */
export async function endAction(
  tx: Tx,
  actionId: string,
  end: { readonly at: number; readonly by: string | null; readonly note: string },
): Promise<void> {
  await tables(tx)
    .updateTable('moderation_action')
    .set({ ended_at: new Date(end.at), ended_by: end.by, end_note: end.note })
    .where('action_id', '=', actionId)
    .execute();
}

/** @param until UTC ms */
export async function prolong(tx: Tx, actionId: string, until: number): Promise<void> {
  await tables(tx)
    .updateTable('moderation_action')
    .set({ until_at: new Date(until) })
    .where('action_id', '=', actionId)
    .execute();
}

/** What restricts members in a channel's rooms now; warnings of one live session. @param now UTC ms */
export async function findRestrictions(
  reader: Reader,
  { channelId, liveId }: { readonly channelId: string; readonly liveId: string | null },
  uids: readonly string[],
  now: number,
): Promise<Pick<ActionRow, 'action_id' | 'kind' | 'target_uid' | 'until_at'>[]> {
  return tables(reader)
    .selectFrom('moderation_action')
    .select(['action_id', 'kind', 'target_uid', 'until_at'])
    .where('target_uid', '=', sql<string>`ANY(${[...uids]}::text[])`)
    .where('ended_at', 'is', null)
    .where((is) => is.or([is('until_at', 'is', null), is('until_at', '>', momentAt(now))]))
    .where('channel_id', '=', channelId)
    .where((is) =>
      is.or([
        is('kind', 'in', ['freeze', 'block']),
        ...(liveId === null ? [] : [is.and([is('kind', '=', 'warn'), is('live_id', '=', liveId)])]),
      ]),
    )
    .execute();
}

/** Whether a freeze of any channel is in force against a member. @param now UTC ms */
export async function hasFreeze(reader: Reader, uid: string, now: number): Promise<boolean> {
  const row = await tables(reader)
    .selectFrom('moderation_action')
    .select('action_id')
    .where('target_uid', '=', uid)
    .where('ended_at', 'is', null)
    .where((is) => is.or([is('until_at', 'is', null), is('until_at', '>', momentAt(now))]))
    .where('kind', '=', 'freeze')
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Whether a streamer of the channel has a warning to acknowledge. */
export async function hasOpenWarning(reader: Reader, channelId: string): Promise<boolean> {
  const row = await tables(reader)
    .selectFrom('moderation_action')
    .select('action_id')
    .where('channel_id', '=', channelId)
    .where('kind', '=', 'warn')
    .where('scope', '=', 'channel')
    .where('ended_at', 'is', null)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}
