import type { Tx } from '../../../../platform/database/index.ts';
import type { LivePorts } from '../live-sessions.ports.ts';
import { findLive } from '../live-sessions.repository.ts';
import { placedAt, type Placeable } from './timeline.domain.ts';

/** N02: adds the moment of the picture to every stored event of a live session's room. */
export const createTimelineEvents =
  ({ clock }: Pick<LivePorts, 'clock'>, liveOfRoom: (room: string) => string | null) =>
  async <Event extends Placeable & { readonly kind: string }>(
    tx: Tx,
    room: string,
    events: readonly Event[],
  ): Promise<readonly Event[]> => {
    const liveId = liveOfRoom(room);
    const live = liveId === null ? null : await findLive(tx, liveId);
    if (!live) return events;
    const { started_at: startedAt, ended_at: endedAt } = live;
    const now = Math.min(clock.now(), endedAt ?? Number.POSITIVE_INFINITY);
    return events.map((event) => placedAt(event, startedAt === null ? null : now - startedAt));
  };
