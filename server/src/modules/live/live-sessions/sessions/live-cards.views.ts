import type { LiveState, MessageContent } from '@goldbean/contract';
import type { Reader } from '../../../../platform/database/index.ts';
import { refuse } from '../../../../platform/refusal.ts';
import type { LivePorts, LiveRoomAccess } from '../live-sessions.ports.ts';
import { findLive } from '../live-sessions.repository.ts';
import type { LiveRow } from '../live-sessions.tables.ts';
import { roomOf } from '../live-sessions.domain.ts';

type AskAccess = (reader: Reader, room: string, uid: string) => Promise<LiveRoomAccess | null>;

/** Nobody but those who run it knows of it. */
const hidden: ReadonlySet<LiveState> = new Set(['draft', 'cancelled']);

/** Cards of live sessions in talks (E05). @param access to the room of a live session */
export function createLiveCards(
  { users, database }: Pick<LivePorts, 'users' | 'database'>,
  access: AskAccess,
) {
  async function find(reader: Reader, uid: string, liveId: string): Promise<LiveRow> {
    const live = await findLive(reader, liveId);
    if (!live || hidden.has(live.state)) return refuse('live.missing');
    const mine = await access(reader, roomOf(liveId), uid);
    if (mine?.join) refuse(mine.join);
    return live;
  }

  return {
    /** A live session that the member may enter, as a card. @throws Refusal `live.missing`, or why they may not */
    async cardOf(reader: Reader, uid: string, liveId: string): Promise<MessageContent> {
      const { live_id, name, streamer_uid, start_at } = await find(reader, uid, liveId);
      const teacher = (await users.many(reader, [streamer_uid])).get(streamer_uid)?.nickname ?? '';
      return { kind: 'live', body: { live_id, name, teacher, start_time_ts: start_at } };
    },

    /** G232: no more than the card says, so it is not asked who may enter. */
    async states(liveIds: readonly string[]): Promise<{ list: { live_id: string; state: LiveState }[] }> {
      const rows = await Promise.all(
        [...new Set(liveIds)].map((liveId) => findLive(database.reader, liveId)),
      );
      return {
        list: rows.flatMap((live) =>
          live && !hidden.has(live.state) ? [{ live_id: live.live_id, state: live.state }] : [],
        ),
      };
    },
  };
}
