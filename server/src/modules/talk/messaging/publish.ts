import type { CallRequest, calls, User } from '@goldbean/contract';
import type { Tx } from '../../../platform/database/index.ts';
import { createBatcher } from '../../../platform/batcher.ts';
import { Refusal, refuse } from '../../../platform/refusal.ts';
import { barredFrom, silencedIn } from './admission.ts';
import { createContents } from './contents.ts';
import { frameOf } from './frames.ts';
import type { Hub } from './hub.ts';
import { chatFactor } from './messaging.domain.ts';
import type { MessagingPorts, RoomAccess } from './messaging.ports.ts';
import { mentionsAllowed } from './mentions.ts';
import { appendFrames, findMessage, findSaid, lockRoom } from './messaging.repository.ts';
import type { NewFrame } from './messaging.tables.ts';
import { findMutes } from './mutes.repository.ts';
import { lastSaidAt } from './last-said.repository.ts';

type Input = CallRequest<typeof calls.messaging.publish>;
interface Asked {
  readonly uid: string;
  readonly input: Input;
}
interface Item extends Asked {
  readonly access: RoomAccess;
  /** Those of the mentioned who are in the room. */
  readonly mentions: readonly string[];
}
/** What publish answers; `ts` in UTC ms. */
export interface Said {
  readonly id: string;
  readonly seq: number;
  readonly ts: number;
}
type Outcome = PromiseSettledResult<Said>;
type Accesses = ReadonlyMap<string, RoomAccess>;

/** Messages of one transaction. */
const maxAtOnce = 200;

const nameOf = (uid: string, clientMsgId: string): string => `${uid} ${clientMsgId}`;
const refused = (reason: unknown): Outcome => ({ status: 'rejected', reason });
const said = ({ id, seq, ts }: { id: string | null; seq: number; ts: number }): Outcome => ({
  status: 'fulfilled',
  value: { id: id ?? '', seq, ts },
});

/** Publishes messages, several in one transaction, each `client_msg_id` of a sender once. */
export function createPublisher(ports: MessagingPorts, hub: Hub) {
  const { database, clock, ids, users, rateLimits } = ports;
  const contents = createContents(ports);

  async function frameFor(tx: Tx, { uid, input, access, mentions }: Item): Promise<NewFrame> {
    const { room, reply_to } = input;
    // One that was recalled may be answered: the answer says that it is gone.
    const answered = reply_to === undefined ? null : await findMessage(tx, room, reply_to);
    if (answered === undefined || (answered && answered.seq <= (access.joinedSeq ?? 0)))
      refuse('chat.message_missing');
    const content = await contents[input.kind]?.make(tx, uid, input.body);
    if (!content) return refuse('chat.kind_not_allowed');
    return {
      type: 'msg',
      id: ids.next(),
      client_msg_id: input.client_msg_id,
      sender: uid,
      ...content,
      reply_to: reply_to ?? null,
      mentions: [...mentions],
      ts: clock.now(),
    };
  }

  /** @returns one outcome per item, in their order */
  async function sayAll(
    tx: Tx,
    room: string,
    items: readonly Item[],
    known: ReadonlyMap<string, User>,
  ): Promise<Outcome[]> {
    const locked = await lockRoom(tx, room);
    if (!locked) return items.map(() => refused(new Refusal('chat.room_missing')));
    const before = new Map<string, Outcome>();
    const asked = items.map(({ uid, input }) => ({ uid, clientMsgId: input.client_msg_id }));
    for (const row of await findSaid(tx, room, asked))
      before.set(nameOf(row.sender ?? '', row.client_msg_id ?? ''), said(row));
    const senders = items.map(({ uid }) => uid);
    const mutes = await findMutes(tx, room, senders, clock.now());
    const slowed = items.filter(({ access }) => (access.rules?.slow ?? 0) > 0).map(({ uid }) => uid);
    const saidAt = slowed.length > 0 ? await lastSaidAt(tx, room, slowed) : new Map<string, number>();
    const fresh = new Map<string, NewFrame>();
    for (const item of items) {
      const name = nameOf(item.uid, item.input.client_msg_id);
      if (before.has(name) || fresh.has(name)) continue;
      try {
        const reason = silencedIn({
          access: item.access,
          mutedAll: locked.muted_all,
          mute: mutes.get(item.uid),
          saidAt: saidAt.get(item.uid),
          now: clock.now(),
        });
        if (reason) throw reason;
        const frame = await frameFor(tx, item);
        fresh.set(name, frame);
        saidAt.set(item.uid, frame.ts);
      } catch (error) {
        // A refusal concerns only its sender.
        if (!(error instanceof Refusal)) throw error;
        before.set(name, refused(error));
      }
    }
    const rows = fresh.size === 0 ? [] : ((await appendFrames(tx, room, [...fresh.values()])) ?? []);
    for (const row of rows) before.set(nameOf(row.sender ?? '', row.client_msg_id ?? ''), said(row));
    database.afterCommit(tx, () => {
      hub.offer(
        room,
        rows.map((row) => frameOf(row, known)),
      );
    });
    return asked.map(({ uid, clientMsgId }) => before.get(nameOf(uid, clientMsgId)) ?? refused(undefined));
  }

  /** The members who write or are mentioned, and what they may do in the room. */
  async function standingsIn(room: string, asked: readonly Asked[]) {
    const { reader } = database;
    const senders = new Set(asked.map(({ uid }) => uid));
    const mentioned = new Set(
      asked.flatMap(({ input }) => input.mentions ?? []).filter((uid) => !senders.has(uid)),
    );
    const [ofSenders, known] = await Promise.all([
      ports.roomAccesses(reader, room, [...senders]),
      users.many(reader, [...senders, ...mentioned]),
    ]);
    // An open room takes whoever asks, so that somebody exists is asked first.
    const others = [...mentioned].filter((uid) => known.has(uid));
    const ofOthers = others.length > 0 ? await ports.roomAccesses(reader, room, others) : null;
    return { known, accesses: new Map([...(ofSenders ?? []), ...(ofOthers ?? [])]) };
  }

  /** The item with what its member may do. @throws Refusal why they may not write, or not so fast */
  async function admit(asked: Asked, accesses: Accesses): Promise<Item> {
    const access = accesses.get(asked.uid);
    if (!access) return refuse('chat.room_missing');
    const barred = barredFrom(access);
    if (barred) throw barred;
    await rateLimits.take('chat', asked.uid, chatFactor(access.role));
    return { ...asked, access, mentions: mentionsAllowed(accesses, access.role, asked.input.mentions) };
  }

  const batcher = createBatcher<Asked, Said>(maxAtOnce, async (room, asked) => {
    const { accesses, known } = await standingsIn(room, asked);
    const admitted = await Promise.allSettled(asked.map((one) => admit(one, accesses)));
    const items = admitted.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
    const outcomes =
      items.length > 0 ? await database.transaction((tx) => sayAll(tx, room, items, known)) : [];
    let next = 0;
    return admitted.map((one) =>
      one.status === 'rejected' ? one : (outcomes[next++] ?? refused(undefined)),
    );
  });

  return {
    /**
     * C112: answers once the message is on disk.
     * @throws Refusal `chat.kind_not_allowed`, `chat.empty`, `chat.content_empty`, `chat.room_missing`, `chat.muted`,
     * `chat.room_muted`, `chat.read_only`, `chat.slow_mode`, `chat.message_missing` of what is answered,
     * `system.too_fast`, `file.*`, and whatever bars the member from the room
     */
    async publish(uid: string, input: Input): Promise<Said> {
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
