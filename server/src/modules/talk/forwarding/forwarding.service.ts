import {
  forwardingLimits,
  type CallAnswer,
  type CallRequest,
  type calls,
  type ForwardTarget,
  type Message,
  type MessageContent,
  type MsgKey,
  type SharedKind,
} from '@goldbean/contract';
import type { Tx } from '../../../platform/database/index.ts';
import type { IdempotencyKey } from '../../../platform/idempotency.ts';
import { Refusal, refuse } from '../../../platform/refusal.ts';
import { createRegistry } from '../../../platform/registry.ts';
import {
  bodyOfCard,
  cardOf,
  contentOf,
  filesOf,
  mayForward,
  type NormalMessage,
} from './forwarding.domain.ts';
import type { ForwardingPorts, MakeCard, OnShared } from './forwarding.ports.ts';
import {
  deepestOf,
  findCard,
  findItem,
  findItems,
  insertCard,
  type ItemRow,
} from './forwarding.repository.ts';

type ForwardingForwardRequest = CallRequest<typeof calls.forwarding.forward>;
type Shared = CallRequest<typeof calls.forwarding.share>;
type ForwardingForwardAnswer = CallAnswer<typeof calls.forwarding.forward>;

/** Sends messages on to members and groups (D37, D38). */
export function createForwarding(ports: ForwardingPorts) {
  const { database, clock, ids, idempotency, users, files, rooms, groups, direct, readable } = ports;
  const shared = createRegistry<Record<SharedKind, MakeCard>>('what is shared');
  const followers = createRegistry<Record<string, OnShared>>('what follows from sharing');

  /**
   * The messages in the order in which they were said, their uploads held.
   * @param joinedSeq as in `ForwardingPorts`
   * @throws Refusal `chat.message_missing`, `forward.not_forwardable`
   */
  async function taken(
    tx: Tx,
    room: string,
    wanted: readonly string[],
    joinedSeq: number,
  ): Promise<NormalMessage[]> {
    const found = (await rooms.messages(tx, room, wanted)).filter(({ seq }) => seq > joinedSeq);
    if (found.length < wanted.length) refuse('chat.message_missing');
    const standing = found.filter(mayForward);
    if (standing.length < found.length) refuse('forward.not_forwardable');
    const fileIds = new Set(standing.flatMap(filesOf));
    // In one order, so that two who send the same on do not wait for each other.
    for (const fileId of [...fileIds].toSorted())
      if (!(await files.hold(tx, fileId))) refuse('forward.not_forwardable');
    return standing;
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

  /** The room of a target. @throws Refusal `chat.room_missing`, and as `direct.roomWith` */
  async function roomOf(tx: Tx, uid: string, { type, id }: ForwardTarget): Promise<string> {
    if (type === 'user') return direct.roomWith(tx, uid, id);
    return (await groups.find(tx, id))?.room ?? refuse('chat.room_missing');
  }

  /** @returns why the target could not be reached, or null when it was */
  async function sendTo(
    tx: Tx,
    uid: string,
    target: ForwardTarget,
    contents: readonly MessageContent[],
  ): Promise<MsgKey | null> {
    try {
      const room = await roomOf(tx, uid, target);
      await rooms.admit(tx, room, uid, contents.length);
      await rooms.say(tx, room, ...contents.map((content) => ({ ...content, id: ids.next(), sender: uid })));
      return null;
    } catch (error) {
      // A refusal concerns only its target, and comes before anything is written for it.
      if (error instanceof Refusal) return error.msgKey;
      throw error;
    }
  }

  async function sendToAll(
    tx: Tx,
    uid: string,
    targets: readonly ForwardTarget[],
    contents: readonly MessageContent[],
  ): Promise<ForwardingForwardAnswer> {
    const results: ForwardingForwardAnswer['results'] = [];
    for (const target of targets) {
      const refusal = await sendTo(tx, uid, target, contents);
      results.push({ target, ok: refusal === null, msg_key: refusal ?? '' });
    }
    return { results };
  }

  return {
    /** Registers what can be sent as a card, by its kind. */
    shareable: shared.register,

    /** Registers what follows when a card reached at least one target. */
    onShared: followers.register,

    /** G231: answers with one result for each target. @throws Refusal why the member may not see it */
    share(
      uid: string,
      intent: IdempotencyKey,
      { type, id, targets }: Shared,
    ): Promise<ForwardingForwardAnswer> {
      return database.transaction((tx) =>
        idempotency.once(tx, intent, async () => {
          const answer = await sendToAll(tx, uid, targets, [await shared.need(type)(tx, uid, id)]);
          if (answer.results.some(({ ok }) => ok))
            for (const follow of followers.all()) await follow(tx, uid);
          return answer;
        }),
      );
    },

    /** G077: answers with one result for each target. */
    async forward(
      uid: string,
      intent: IdempotencyKey,
      { room, ids: wanted, targets, mode }: ForwardingForwardRequest,
    ): Promise<ForwardingForwardAnswer> {
      const { joinedSeq = 0 } = await readable(database.reader, room, uid);
      return database.transaction((tx) =>
        idempotency.once(tx, intent, async () => {
          const title = await ports.titleOf(tx, room);
          if (title === null) return refuse('chat.room_missing');
          const messages = await taken(tx, room, wanted, joinedSeq);
          const contents =
            mode === 'merged' ? [await cardFrom(tx, title, messages)] : messages.map(contentOf);
          return sendToAll(tx, uid, targets, contents);
        }),
      );
    },

    /** G188: who may read the message that shows the card may read it, and the cards inside it along `path`. */
    async merged(uid: string, room: string, id: string, path: readonly number[]) {
      const { reader } = database;
      const { joinedSeq = 0 } = await readable(reader, room, uid);
      const [message] = await rooms.messages(reader, room, [id]);
      const isShown = message?.status === 'normal' && message.seq > joinedSeq;
      let cardId = isShown ? cardOf(message) : null;
      for (const place of path) {
        const item = cardId === null ? undefined : await findItem(reader, cardId, place);
        cardId = item?.kind === 'merged' ? (item.body as { readonly card_id: string }).card_id : null;
      }
      const card = cardId === null ? undefined : await findCard(reader, cardId);
      if (!card) return refuse('chat.message_missing');
      const items = await findItems(reader, card.card_id);
      const known = await users.many(reader, [...new Set(items.map(({ sender }) => sender))]);
      const list = items.map((item): Message => {
        const { nickname, img } = known.get(item.sender) ?? { nickname: '', img: '' };
        return messageOf(item, { uid: item.sender, nickname, img });
      });
      return { title: card.title, list };
    },
  };
}
export type Forwarding = ReturnType<typeof createForwarding>;

function messageOf({ card_id, place, kind, body, ts }: ItemRow, sender: Message['sender']): Message {
  const id = `${card_id}-${place}`;
  const facts = { id, seq: place, client_msg_id: id, sender, reply_to: null, mentions: [], ts };
  // Written by `cardFrom`, from messages of the contract.
  return { ...facts, status: 'normal', ...({ kind, body } as MessageContent) };
}
