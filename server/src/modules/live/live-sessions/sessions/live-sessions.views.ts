import { nobody, type Live, type LiveSettings, type LiveSummary } from '@goldbean/contract';
import { shanghaiTime } from '../../../../platform/clock.ts';
import type { Reader } from '../../../../platform/database/index.ts';
import { findAppointed, findCounters } from '../audience/audience.repository.ts';
import type { Registry } from '../../../../platform/registry.ts';
import type { LiveFacets, LivePorts } from '../live-sessions.ports.ts';
import { findAdmins } from '../live-sessions.repository.ts';
import type { LiveRow } from '../live-sessions.tables.ts';
import { roomOf } from '../live-sessions.domain.ts';

/** A live session as everybody sees it. */
export const asLive = (row: LiveRow): Live => ({
  live_id: row.live_id,
  room: roomOf(row.live_id),
  name: row.name,
  theme: row.theme,
  introduction: row.introduction,
  background: row.background,
  state: row.state,
  interrupted: row.interrupted_until !== null,
  start_time: shanghaiTime(row.start_at),
  start_time_ts: row.start_at,
  course_type: row.course_type,
  ticket_beans: row.ticket_beans,
});

/** Converts rows to the contract's shapes. */
export function createViews(
  { users, channels, rooms }: Pick<LivePorts, 'users' | 'channels' | 'rooms'>,
  facets: Pick<Registry<LiveFacets>, 'find'>,
) {
  return {
    /** A live session as those who run it see it. */
    async settings(reader: Reader, row: LiveRow): Promise<LiveSettings> {
      const admins = await findAdmins(reader, row.live_id);
      const known = await users.many(reader, admins);
      return {
        ...asLive(row),
        channel_id: row.channel_id,
        preview_time_ts: row.preview_at,
        background_id: row.background_id,
        admins: admins.map((uid) => known.get(uid) ?? nobody(uid)),
        block_network: row.block_network,
        replay_mode: row.replay_mode,
        replay_days: row.replay_days,
        goods: row.goods,
        ticket_sold: (await facets.find('tickets')?.isSold(reader, row.live_id)) ?? false,
      };
    },

    /** Lives on cards, in the order given. */
    async summaries(reader: Reader, rows: readonly LiveRow[], viewer: string): Promise<LiveSummary[]> {
      const ids = rows.map((row) => row.live_id);
      const [people, places, counters, appointed] = await Promise.all([
        users.many(reader, [...new Set(rows.map((row) => row.streamer_uid))]),
        channels.many(reader, [...new Set(rows.map((row) => row.channel_id))]),
        findCounters(reader, ids),
        findAppointed(reader, viewer, ids),
      ]);
      return rows.map((row) => {
        const { live_id, room, name, theme, background, state, start_time, start_time_ts, ticket_beans } =
          asLive(row);
        const card = {
          live_id,
          room,
          name,
          theme,
          background,
          state,
          start_time,
          start_time_ts,
          ticket_beans,
        };
        const place = places.get(row.channel_id);
        return {
          ...card,
          channel: { channel_id: row.channel_id, name: place?.name ?? '', img: place?.img ?? '' },
          streamer: people.get(row.streamer_uid) ?? nobody(row.streamer_uid),
          online: rooms.online(card.room),
          likes: counters.get(row.live_id)?.likes ?? 0,
          appointed: appointed.has(row.live_id),
        };
      });
    },
  };
}
export type LiveViews = ReturnType<typeof createViews>;
