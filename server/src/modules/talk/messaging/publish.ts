import type { CallRequest, calls, User } from '@goldbean/contract';
import type { Tx } from '../../../platform/database/index.ts';
import { createBatcher } from '../../../platform/batcher.ts';
import { Refusal, refuse } from '../../../platform/refusal.ts';
import { createContents } from './contents.ts';
import { frameOf } from './frames.ts';
import type { Hub } from './hub.ts';
import { chatFactor, isStaff } from './messaging.domain.ts';
import type { MessagingPorts, RoomAccess } from './messaging.ports.ts';
import { appendFrames, findSaid, lockRoom, type NewFrame } from './messaging.repository.ts';
import { findMutes, type MuteRow } from './mutes.repository.ts';

type Input = CallRequest<typeof calls.messaging.publish>;
interface Item {
  readonly uid: string;
  readonly role: RoomAccess['role'];
  readonly input: Input;
}
/** What publish answers; `ts` in UTC ms. */
export interface Said {
  readonly id: string;
  readonly seq: number;
  readonly ts: number;
}
type Outcome = PromiseSettledResult<Said>;

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

  function whyNot({ uid, role }: Item, mutedAll: boolean, mutes: ReadonlyMap<string, MuteRow>) {
    const mute = mutes.get(uid);
    if (mute) return new Refusal('chat.muted', { until: mute.muted_until });
    return mutedAll && !isStaff(role) ? new Refusal('chat.room_muted') : null;
  }

  async function frameFor(tx: Tx, { uid, input }: Item, known: ReadonlyMap<string, User>): Promise<NewFrame> {
    const content = await contents[input.kind]?.make(tx, uid, input.body);
    if (!content) return refuse('chat.kind_not_allowed');
    return {
      type: 'msg',
      id: ids.next(),
      client_msg_id: input.client_msg_id,
      sender: uid,
      ...content,
      reply_to: input.reply_to ?? null,
      mentions: [...new Set(input.mentions)].filter((mentioned) => known.has(mentioned)),
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
    const fresh = new Map<string, NewFrame>();
    for (const item of items) {
      const name = nameOf(item.uid, item.input.client_msg_id);
      if (before.has(name) || fresh.has(name)) continue;
      try {
        const reason = whyNot(item, locked.muted_all, mutes);
        if (reason) throw reason;
        fresh.set(name, await frameFor(tx, item, known));
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

  const batcher = createBatcher<Item, Said>(maxAtOnce, async (room, items) => {
    const named = new Set(items.flatMap(({ uid, input }) => [uid, ...(input.mentions ?? [])]));
    const known = await users.many(database.reader, [...named]);
    return database.transaction((tx) => sayAll(tx, room, items, known));
  });

  return {
    /**
     * C112: answers once the message is on disk.
     * @throws Refusal `chat.kind_not_allowed`, `chat.empty`, `chat.room_missing`, `chat.muted`,
     * `chat.room_muted`, `system.too_fast`, `file.*`, and whatever bars the member from the room
     */
    async publish(uid: string, input: Input): Promise<Said> {
      const byHand = contents[input.kind];
      if (!byHand) return refuse('chat.kind_not_allowed');
      const wrong = byHand.whyNot(input.body);
      if (wrong) refuse(wrong);
      const access = await ports.roomAccess(database.reader, input.room, uid);
      if (!access) return refuse('chat.room_missing');
      const barred = access.join ?? access.speak;
      if (barred) refuse(barred);
      await rateLimits.take('chat', uid, chatFactor(access.role));
      return batcher.add(input.room, { uid, role: access.role, input });
    },
    /** Resolves when all accepted messages are on disk. */
    idle: batcher.idle,
  };
}
