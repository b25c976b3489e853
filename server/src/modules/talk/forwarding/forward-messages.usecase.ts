import {
  forwardingLimits,
  type CallAnswer,
  type CallRequest,
  type calls,
  type MessageContent,
} from '@goldbean/contract';
import type { Tx } from '../../../platform/database/index.ts';
import type { IdempotencyKey } from '../../../platform/idempotency.ts';
import { refuse } from '../../../platform/refusal.ts';
import { bodyOfCard, cardOf, copyOf, filesOf, mayForward, type NormalMessage } from './forwarding.domain.ts';
import type { ForwardingPorts } from './forwarding.ports.ts';
import { deepestOf, insertCard } from './forwarding.repository.ts';
import type { SendToTargets } from './send-to-targets.usecase.ts';

/** Sends messages of a room on, one by one or as one card. */
export function createMessageForwarding(ports: ForwardingPorts, sendToAll: SendToTargets) {
  const { database, clock, ids, idempotency, files, rooms, readable } = ports;

  /**
   * The messages in the order in which they were sent, their uploads locked.
   * @param joinedSeq as in `ForwardingPorts`
   * @throws Refusal `chat.message_missing`, `forward.not_forwardable`
   */
  async function takeMessages(
    tx: Tx,
    room: string,
    wanted: readonly string[],
    joinedSeq: number,
  ): Promise<NormalMessage[]> {
    const found = (await rooms.messages(tx, room, wanted)).filter(({ seq }) => seq > joinedSeq);
    if (found.length < wanted.length) refuse('chat.message_missing');
    const forwardable = found.filter(mayForward);
    if (forwardable.length < found.length) refuse('forward.not_forwardable');
    const fileIds = new Set(forwardable.flatMap(filesOf));
    // In one order, so that two who send the same on do not wait for each other.
    for (const fileId of [...fileIds].toSorted())
      if (!(await files.hold(tx, fileId))) refuse('forward.not_forwardable');
    return forwardable;
  }

  /** Makes a card of messages. @throws Refusal `forward.too_deep` */
  async function cardFrom(
    tx: Tx,
    title: string,
    messages: readonly NormalMessage[],
  ): Promise<MessageContent> {
    const inside = messages.flatMap((message) => cardOf(message) ?? []);
    const depth = (await deepestOf(tx, inside)) + 1;
    if (depth > forwardingLimits.mergedDepth) refuse('forward.too_deep');
    const card_id = ids.next();
    const items = messages.map(({ sender, kind, body, ts }, index) => {
      return { card_id, place: index + 1, sender: sender.uid, kind, body, ts };
    });
    const fileIds = messages.flatMap(filesOf);
    await insertCard(tx, { card_id, title, depth, created_at: clock.now() }, items, fileIds, inside);
    return { kind: 'merged', body: bodyOfCard(card_id, title, messages) };
  }

  return {
    /** G077: answers with one result for each target. */
    async forward(
      uid: string,
      intent: IdempotencyKey,
      { room, ids: wanted, targets, mode }: CallRequest<typeof calls.forwarding.forward>,
    ): Promise<CallAnswer<typeof calls.forwarding.forward>> {
      const { joinedSeq = 0 } = await readable(database.reader, room, uid);
      return database.transaction((tx) =>
        idempotency.once(tx, intent, async () => {
          const title = await ports.titleOf(tx, room);
          if (title === null) return refuse('chat.room_missing');
          const messages = await takeMessages(tx, room, wanted, joinedSeq);
          const contents = mode === 'merged' ? [await cardFrom(tx, title, messages)] : messages.map(copyOf);
          return sendToAll(tx, uid, targets, contents);
        }),
      );
    },
  };
}
