import type { Tx } from '../../../../platform/database/index.ts';
import { refuse } from '../../../../platform/refusal.ts';
import { frameOf } from '../realtime/frames.views.ts';
import type { Hub } from '../realtime/hub.state.ts';
import type { RoomEvent } from '../messaging.domain.ts';
import type { MessagingPorts } from '../messaging.ports.ts';
import { appendFrames, eventFrame } from '../messaging.repository.ts';

/** Notifies a room of what its staff did, numbered with the messages around it. */
export function createRoomNotifier(
  { database, clock }: Pick<MessagingPorts, 'database' | 'clock'>,
  hub: Pick<Hub, 'offer'>,
) {
  /** Stores an event in the transaction of its cause. @returns its `seq` */
  async function notify(tx: Tx, room: string, event: RoomEvent): Promise<number> {
    const rows = await appendFrames(tx, room, [eventFrame(event, clock.now())]);
    const row = rows?.[0];
    if (!row) return refuse('chat.room_missing');
    database.afterCommit(tx, () => hub.offer(room, [frameOf(row, new Map())]));
    return row.seq;
  }

  return notify;
}
export type NotifyRoom = ReturnType<typeof createRoomNotifier>;
