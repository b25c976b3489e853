import type { MessageKind } from '@goldbean/contract';
import type { IdempotencyKey } from '../../../platform/idempotency.ts';
import { refuse } from '../../../platform/refusal.ts';
import { deleteBlock, saveBlock } from './blocks.repository.ts';
import type { MarksPorts } from './marks.ports.ts';

/** The staff of a room hide a message from its members, and show it again. */
export function createMessageBlocks(ports: MarksPorts) {
  const { database, clock, idempotency, roomToChange, messages, rooms } = ports;

  return {
    /** G079: staff, but not over a peer or superior (domain 3.1). @returns the message's status */
    block(
      uid: string,
      intent: IdempotencyKey,
      { room, id, on, reason }: { room: string; id: string; on: boolean; reason: string },
    ) {
      return database.transaction((tx) =>
        idempotency.once(tx, intent, async () => {
          const access = await roomToChange(tx, room, uid);
          if (!access) return refuse('chat.room_missing');
          if (access.role === 'member') refuse('request.forbidden');
          if (on && reason === '') refuse('request.content_required');
          const message = (await messages.find(tx, room, [id])).get(id);
          if (!message || message.status === 'recalled') return refuse('chat.message_missing');
          const mayTake = messages.mayTake(message.kind as MessageKind);
          if (!mayTake || !(await messages.outranks(tx, room, uid, message.sender ?? '')))
            refuse('chat.block_refused');
          const standsFor = on ? await messages.cardRefusal(tx, message) : null;
          if (standsFor) refuse(standsFor);
          if (await messages.setBlocked(tx, room, message.seq, on)) {
            if (on) await saveBlock(tx, { room, seq: message.seq, uid, reason }, clock.now());
            else await deleteBlock(tx, room, message.seq);
            await rooms.announce(tx, room, { kind: 'block', id, on, by: uid });
          }
          return { status: on ? ('blocked' as const) : ('normal' as const) };
        }),
      );
    },
  };
}
