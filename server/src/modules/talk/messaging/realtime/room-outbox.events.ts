import type { Database, Tx } from '../../../../platform/database/index.ts';
import { amendMessage, reviseMessage, withdrawMessage } from '../messages/feature-messages.repository.ts';
import type { RoomEvent } from '../messaging.domain.ts';
import type { MessagingPorts, Rooms, SystemMessage } from '../messaging.ports.ts';
import { appendFrames, eventFrame, systemFrame } from '../messaging.repository.ts';
import type { NewFrame } from '../messaging.tables.ts';
import { frameOf, sendersOf } from './frames.views.ts';
import type { Hub } from './hub.state.ts';

const topic = 'room.event';

/** An event or a message in the outbox; `ts` is when it happened, in UTC ms. */
type Announced = { readonly ts: number } & (
  | { readonly event: RoomEvent }
  | { readonly message: SystemMessage }
  | { readonly revised: { readonly id: string; readonly body: SystemMessage['body'] } }
  | { readonly amended: { readonly id: string; readonly fields: object } }
  | { readonly withdrawn: { readonly id: string; readonly by: string } }
);

/** What the room is notified of. */
function frameFor(one: Announced): NewFrame {
  if ('message' in one) return systemFrame(one.message, one.ts);
  if ('event' in one) return eventFrame(one.event, one.ts);
  if ('revised' in one) return eventFrame({ kind: 'revise', id: one.revised.id }, one.ts);
  if ('amended' in one) return eventFrame({ kind: 'amend', ...one.amended }, one.ts);
  return eventFrame({ kind: 'recall', ...one.withdrawn }, one.ts);
}

function offerAfter(
  database: Database,
  tx: Tx,
  hub: Hub,
  room: string,
  rows: readonly Parameters<typeof frameOf>[0][],
  known: Parameters<typeof frameOf>[1],
): void {
  database.afterCommit(tx, () => {
    hub.offer(
      room,
      rows.map((row) => frameOf(row, known)),
    );
  });
}

/** What features send to rooms goes through the outbox: their transactions do not lock the room. */
export function createRoomOutbox(
  ports: Pick<MessagingPorts, 'clock' | 'log' | 'outbox' | 'database' | 'users' | 'placed'>,
  hub: Hub,
): Pick<Rooms, 'announce' | 'say' | 'revise' | 'amend' | 'withdraw'> {
  const { clock, log, outbox, database, users, placed } = ports;
  outbox.handle(topic, async (tx, room, payloads) => {
    const announced = payloads as readonly Announced[];
    const rows = await appendFrames(tx, room, announced.map(frameFor));
    // After the frames: the message may have come with them.
    for (const one of announced) {
      if ('revised' in one) await reviseMessage(tx, room, one.revised.id, one.revised.body);
      if ('amended' in one) await amendMessage(tx, room, one.amended.id, one.amended.fields);
      if ('withdrawn' in one) await withdrawMessage(tx, room, one.withdrawn.id, one.withdrawn.by);
    }
    if (rows) offerAfter(database, tx, hub, room, rows, await sendersOf(users, tx, rows));
    // Waiting would hold up the events of every other room.
    else log.error({ room, events: announced.length }, 'events of a room that does not exist are dropped');
  });

  return {
    async announce(tx, room, ...events) {
      const ts = clock.now();
      const announced = (await placed(tx, room, events)).map((event): Announced => ({ event, ts }));
      await outbox.add(tx, topic, room, ...announced);
    },
    say: (tx, room, ...messages) =>
      outbox.add(tx, topic, room, ...messages.map((message): Announced => ({ message, ts: clock.now() }))),
    revise: (tx, room, id, body) =>
      outbox.add(tx, topic, room, { revised: { id, body }, ts: clock.now() } satisfies Announced),
    amend: (tx, room, id, fields) =>
      outbox.add(tx, topic, room, { amended: { id, fields }, ts: clock.now() } satisfies Announced),
    withdraw: (tx, room, id, by) =>
      outbox.add(tx, topic, room, { withdrawn: { id, by }, ts: clock.now() } satisfies Announced),
  };
}
