import { sql, type RawBuilder } from 'kysely';

/**
 * Whether a row of `live` may stand in a list that a member reads: one that is closed to network members is in no list of who
 * neither follows its channel nor subscribes to it, as `entryRefusal` refuses them; those who run or inspect it see it.
 * @param uid empty for a visitor
 */
export const openTo = (uid: string): RawBuilder<boolean> => sql<boolean>`(NOT live.block_network
  OR live.streamer_uid = ${uid}
  OR EXISTS (SELECT FROM channel_follow AS flag WHERE flag.channel_id = live.channel_id AND flag.uid = ${uid})
  OR EXISTS (SELECT FROM channel_subscription AS flag WHERE flag.channel_id = live.channel_id AND flag.uid = ${uid})
  OR EXISTS (SELECT FROM channel AS place WHERE place.channel_id = live.channel_id AND place.owner_uid = ${uid})
  OR EXISTS (SELECT FROM channel_staff AS staff WHERE staff.channel_id = live.channel_id AND staff.uid = ${uid})
  OR EXISTS (SELECT FROM live_admin AS helper WHERE helper.live_id = live.live_id AND helper.uid = ${uid})
  OR EXISTS (SELECT FROM member AS office WHERE office.uid = ${uid} AND office.roles && ARRAY['admin', 'inspector']))`;
