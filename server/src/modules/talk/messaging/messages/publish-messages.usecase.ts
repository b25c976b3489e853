import type { CallRequest, calls } from '@goldbean/contract';
import type { Tx } from '../../../../platform/database/index.ts';
import {
  createBatcher,
  fulfilled,
  refused,
  rejected,
  type Outcome,
} from '../../../../platform/batch/index.ts';
import { Refusal, refuse } from '../../../../platform/refusal.ts';
import { speechRefusal } from '../rooms/restrictions.access.ts';
import { createSpeechAccess, type Admitted, type PublishRequest } from '../rooms/speech.access.ts';
import { findAsked } from './asked.repository.ts';
import { createContents, type Contents } from './contents.usecase.ts';
import { frameOf } from '../realtime/frames.views.ts';
import type { Hub } from '../realtime/hub.state.ts';
import { findLastSentAt } from './last-sent.repository.ts';
import type { MessagingPorts } from '../messaging.ports.ts';
import { appendFrames, lockRoom } from '../messaging.repository.ts';
import type { NewFrame } from '../messaging.tables.ts';
import { findMessages } from './history.repository.ts';

type MessagingPublishRequest = CallRequest<typeof calls.messaging.publish>;
/** What publish answers; `ts` in UTC ms. */
export interface PublishedMessage {
  readonly id: string;
  readonly seq: number;
  readonly ts: number;
}

/** Messages of one transaction. */
const maxAtOnce = 200;

const nameOf = ({ uid, input }: Admitted): string => `${uid} ${input.client_msg_id}`;

/**
 * Makes a frame of what a member says.
 * @param answered `seq` by id of those messages of the room that are answered
 * @throws Refusal `chat.message_missing`, `chat.kind_not_allowed`, `file.*`
 */
async function frameFor(
  tx: Tx,
  { uid, input, access, mentions }: Admitted,
  answered: ReadonlyMap<string | null, number>,
  contents: Contents,
  { clock, ids }: Pick<MessagingPorts, 'clock' | 'ids'>,
): Promise<NewFrame> {
  // One that was recalled may be answered: the answer says that it is gone.
  if (input.reply_to !== undefined) {
    const seq = answered.get(input.reply_to);
    if (seq === undefined || seq <= (access.joinedSeq ?? 0)) refuse('chat.message_missing');
  }
  const content = await contents[input.kind]?.make(tx, uid, input.body, mentions);
  if (!content) return refuse('chat.kind_not_allowed');
  return {
    type: 'msg',
    id: ids.next(),
    client_msg_id: input.client_msg_id,
    sender: uid,
    ...content,
    reply_to: input.reply_to ?? null,
    mentions: [...mentions],
    ts: clock.now(),
  };
}

/** Publishes messages, several in one transaction, each `client_msg_id` of a sender once. */
export function createPublisher(ports: MessagingPorts, hub: Hub) {
  const { database, clock } = ports;
  const contents = createContents(ports);
  const admit = createSpeechAccess(ports);

  /** @returns one outcome per item, in their order */
  async function sayAll(
    tx: Tx,
    room: string,
    items: readonly Admitted[],
  ): Promise<Outcome<PublishedMessage>[]> {
    const locked = await lockRoom(tx, room);
    if (!locked) return items.map(() => refused('chat.room_missing'));
    const asked = items.map(({ uid, input }) => ({ uid, clientMsgId: input.client_msg_id }));
    // After the lock: a statement sees what was committed before it began.
    const founds = await findAsked(tx, room, asked, clock.now());
    const replies = items.flatMap(({ input }) => input.reply_to ?? []);
    const quoted = replies.length > 0 ? await findMessages(tx, room, replies) : [];
    const answered = new Map(quoted.map(({ id, seq }) => [id, seq]));
    const slowed = items.filter(({ access }) => (access.rules?.slow ?? 0) > 0).map(({ uid }) => uid);
    const sentAtByUid =
      slowed.length > 0 ? await findLastSentAt(tx, room, slowed) : new Map<string, number>();
    const outcomes = new Map<string, Outcome<PublishedMessage>>();
    const fresh: { readonly item: Admitted; readonly frame: NewFrame }[] = [];
    const begun = new Set<string>();
    for (const [at, item] of items.entries()) {
      const name = nameOf(item);
      const found = founds[at];
      if (!found || begun.has(name)) continue;
      begun.add(name);
      if (found.published) {
        outcomes.set(name, fulfilled(found.published));
        continue;
      }
      try {
        const reason = speechRefusal({
          access: item.access,
          mutedAll: locked.muted_all,
          mute: found.mute,
          sentAt: sentAtByUid.get(item.uid),
          now: clock.now(),
        });
        if (reason) throw reason;
        const frame = await frameFor(tx, item, answered, contents, ports);
        fresh.push({ item, frame });
        sentAtByUid.set(item.uid, frame.ts);
      } catch (error) {
        // A refusal concerns only its sender.
        if (!(error instanceof Refusal)) throw error;
        outcomes.set(name, rejected(error));
      }
    }
    const frames = fresh.map(({ frame }) => frame);
    const rows = (await appendFrames(tx, room, frames)) ?? [];
    for (const [at, { id, seq, ts }] of rows.entries()) {
      const item = fresh[at]?.item;
      if (item) outcomes.set(nameOf(item), fulfilled({ id: id ?? '', seq, ts }));
    }
    const senders = new Map(fresh.flatMap(({ item }) => (item.sender ? [[item.uid, item.sender]] : [])));
    database.afterCommit(tx, () => {
      hub.offer(
        room,
        rows.map((row) => frameOf(row, senders)),
      );
    });
    return items.map((item) => outcomes.get(nameOf(item)) ?? rejected(undefined));
  }

  const batcher = createBatcher<PublishRequest, PublishedMessage>(maxAtOnce, async (room, asked) => {
    const admitted = await admit(room, asked);
    const items = admitted.flatMap((one) => (one.status === 'fulfilled' ? one.value : []));
    const outcomes = items.length > 0 ? await database.transaction((tx) => sayAll(tx, room, items)) : [];
    let next = 0;
    return admitted.map((one) =>
      one.status === 'rejected' ? one : (outcomes[next++] ?? rejected(undefined)),
    );
  });

  return {
    /**
     * C112: answers once the message is on disk.
     * @throws Refusal `chat.kind_not_allowed`, `chat.empty`, `chat.content_empty`, `chat.room_missing`, `chat.muted`,
     * `chat.room_muted`, `chat.read_only`, `chat.slow_mode`, `chat.message_missing` of what is answered,
     * `system.too_fast`, `file.*`, and whatever restricts the member in the room
     */
    async publish(uid: string, input: MessagingPublishRequest): Promise<PublishedMessage> {
      const byHand = contents[input.kind];
      if (!byHand) return refuse('chat.kind_not_allowed');
      const wrong = byHand.whyNot(input.body, input.room);
      if (wrong) refuse(wrong);
      return batcher.add(input.room, { uid, input });
    },
    /** Resolves when all accepted messages are on disk. */
    idle: batcher.idle,
  };
}
