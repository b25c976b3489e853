import { sql, type RawBuilder } from 'kysely';
import { momentAt } from '../../../../platform/database/index.ts';

/** Whether somebody runs a row of `live`, or inspects all. @param uid empty for a visitor */
const runs = (uid: string): RawBuilder<boolean> => sql<boolean>`(live.streamer_uid = ${uid}
  OR EXISTS (SELECT FROM channel AS place WHERE place.channel_id = live.channel_id AND place.owner_uid = ${uid})
  OR EXISTS (SELECT FROM channel_staff AS staff WHERE staff.channel_id = live.channel_id AND staff.uid = ${uid})
  OR EXISTS (SELECT FROM live_admin AS helper WHERE helper.live_id = live.live_id AND helper.uid = ${uid})
  OR EXISTS (SELECT FROM member AS office WHERE office.uid = ${uid} AND office.roles && ARRAY['admin', 'inspector']))`;

/**
 * Whether a row of `live` may stand in a list that a member reads: one that is closed to network members is in no list of who
 * neither follows its channel nor subscribes to it, as `entryRefusal` refuses them; those who run or inspect it see it.
 * @param uid empty for a visitor
 */
export const openTo = (uid: string): RawBuilder<boolean> => sql<boolean>`(NOT live.block_network
  OR EXISTS (SELECT FROM channel_follow AS flag WHERE flag.channel_id = live.channel_id AND flag.uid = ${uid})
  OR EXISTS (SELECT FROM channel_subscription AS flag WHERE flag.channel_id = live.channel_id AND flag.uid = ${uid})
  OR ${runs(uid)})`;

/**
 * Whether a row of `live` is no announcement of the past: what should have begun by now is not shown as coming. Those who run it
 * find it among what their channel has, since they begin it.
 * @param now UTC ms
 * @param runBy who may find what is late; null where nobody does
 */
export const notLate = (now: number, runBy: string | null = null): RawBuilder<boolean> => {
  const isToCome = sql<boolean>`(live.state <> 'not_started' OR live.start_at > ${momentAt(now)})`;
  return runBy === null ? isToCome : sql<boolean>`(${isToCome} OR ${runs(runBy)})`;
};
