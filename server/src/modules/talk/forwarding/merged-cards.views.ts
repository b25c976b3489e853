import type { Message, MessageContent } from '@goldbean/contract';
import { refuse } from '../../../platform/refusal.ts';
import { cardOf } from './forwarding.domain.ts';
import type { ForwardingPorts } from './forwarding.ports.ts';
import { findCard, findItem, findItems, type ItemRow } from './forwarding.repository.ts';

function messageOf({ card_id, place, kind, body, ts }: ItemRow, sender: Message['sender']): Message {
  const id = `${card_id}-${place}`;
  const facts = { id, seq: place, client_msg_id: id, sender, reply_to: null, mentions: [], ts };
  // Written by `cardFrom`, from messages of the contract.
  return { ...facts, status: 'normal', ...({ kind, body } as MessageContent) };
}

/** Shows what stands in a card of forwarded messages. */
export function createMergedCards({ database, users, rooms, readable }: ForwardingPorts) {
  return {
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
