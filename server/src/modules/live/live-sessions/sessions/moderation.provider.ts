import type { LiveRole } from '@goldbean/contract';
import type { Reader, Tx } from '../../../../platform/database/index.ts';
import { refuse } from '../../../../platform/refusal.ts';
import type { Air } from '../transitions/air.service.ts';
import { overKey, roomOf } from '../live-sessions.domain.ts';
import type { LivePorts } from '../live-sessions.ports.ts';
import { findLive, findOnAir, findOpenLives, isAdminInChannel } from '../live-sessions.repository.ts';
import type { LiveRow } from '../live-sessions.tables.ts';
import type { Roles } from '../access/roles.access.ts';
import { findStream } from '../on-air/streams.repository.ts';

/** A live session as those see it who keep order in it. */
export interface LiveToModerate {
  readonly liveId: string;
  readonly channelId: string;
  readonly streamerUid: string;
  readonly name: string;
  readonly room: string;
  /** UTC ms; null before it went on air. */
  readonly startedAt: number | null;
  readonly isOnAir: boolean;
}

const asModerated = (row: LiveRow): LiveToModerate => ({
  liveId: row.live_id,
  channelId: row.channel_id,
  streamerUid: row.streamer_uid,
  name: row.name,
  room: roomOf(row.live_id),
  startedAt: row.started_at,
  isOnAir: row.state === 'live',
});

/** What keeping order in live rooms needs of them. */
export function createModerationProvider(
  { database, media, users, channels }: Pick<LivePorts, 'database' | 'media' | 'users' | 'channels'>,
  air: Air,
  roles: Roles,
  enter: (reader: Reader, liveId: string, uid: string) => Promise<{ readonly channelId: string }>,
) {
  return {
    /** The channel of a live session that the member may come into. @throws Refusal as `live/info` does */
    enter,

    /** @throws Refusal `live.missing` */
    async find(reader: Reader, liveId: string): Promise<LiveToModerate> {
      return asModerated((await findLive(reader, liveId)) ?? refuse('live.missing'));
    },

    /** What members are in a live session, from the database as it stands now. @throws Refusal `live.missing` */
    async rolesOf(reader: Reader, liveId: string, uids: readonly string[]): Promise<Map<string, LiveRole>> {
      const live = (await findLive(reader, liveId)) ?? refuse('live.missing');
      const platformRoles = await users.rolesOf(reader, uids);
      const actors = uids.map((uid) => ({ uid, roles: platformRoles.get(uid) ?? [] }));
      return roles.rolesOf(reader, live, actors);
    },

    /**
     * What a member is in a channel as a whole: an administrator of one of its live sessions is one of the channel until
     * that is over.
     */
    async roleInChannel(reader: Reader, channelId: string, uid: string): Promise<LiveRole> {
      const own = (await channels.rolesOf(reader, channelId, [uid])).get(uid);
      if (own) return own;
      if (await isAdminInChannel(reader, channelId, uid)) return 'live_admin';
      const platformRoles = (await users.rolesOf(reader, [uid])).get(uid) ?? [];
      if (platformRoles.includes('admin')) return 'admin';
      return platformRoles.includes('inspector') ? 'inspector' : 'member';
    },

    /** Rooms of the channel's live sessions that are not over. */
    openRooms: async (reader: Reader, channelId: string): Promise<string[]> =>
      (await findOpenLives(reader, channelId)).map(roomOf),

    /**
     * Locks the channel's stream and the live session, so that nobody goes on air meanwhile.
     * @throws Refusal `live.missing`
     */
    async lock(tx: Tx, liveId: string): Promise<LiveToModerate> {
      return asModerated((await air.lock(tx, liveId)).live);
    },

    /** Stops what the channel has on air, for ever, and cuts its publisher after the commit (D27). */
    async cut(tx: Tx, channelId: string, decided: { by: string; reason: string }): Promise<void> {
      const onAir = await findOnAir(tx, channelId);
      if (onAir) {
        const { live, stream } = await air.lock(tx, onAir.live_id);
        if (overKey(live.state) === null) await air.move(tx, live, stream, 'stop', decided);
      }
      const stream = await findStream(tx, { channelId });
      if (stream) database.afterCommit(tx, () => media.cut(stream.stream));
    },
  };
}
