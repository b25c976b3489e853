import type { CallRequest, calls, MsgKey } from '@goldbean/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestDatabase, createSeededRandom } from '../../../../../test/test-database.ts';
import type { Database } from '../../../../platform/database/index.ts';
import { createInProcessFanOut } from '../../../../platform/fan-out/index.ts';
import type { Random } from '../../../../platform/random.ts';
import { Refusal } from '../../../../platform/refusal.ts';
import { range } from '../testing/message-client.ts';
import { startMessageServer, type MessageServer } from '../testing/message-server.ts';

let testDatabase: Awaited<ReturnType<typeof createTestDatabase>>;
let database: Database;
beforeAll(async () => {
  testDatabase = await createTestDatabase({ standIns: ['member'] });
  ({ database } = testDatabase);
});
afterAll(() => testDatabase.drop());

/** A database that now and then fails before a transaction begins, or loses the answer to its commit. */
function flaky(random: Random): Database {
  return {
    ...database,
    async transaction(work) {
      const chance = random.below(20);
      if (chance === 0) throw new Error('lost before it began');
      const result = await database.transaction(work);
      if (chance === 1) throw new Error('lost after the commit');
      return result;
    },
  };
}

type PublishingInput = CallRequest<typeof calls.messaging.publish>;
interface PublishTry {
  readonly uid: string;
  readonly input: PublishingInput;
  /** Why it is to be refused, null for what is to be published. */
  readonly wrong: MsgKey | null;
}
/** What the senders of the rest may do: u7 is muted, u8 may only read. */
const [muted, reader] = ['u7', 'u8'];
const speakers = ['u5', 'u6', 'u9', 'u10'];

function madeUp(random: Random, room: string, n: number): PublishTry {
  const uid = speakers[random.below(speakers.length)] ?? '';
  const text = { room, client_msg_id: `m${n}`, kind: 'text', body: { text: `text ${n}` } } as const;
  switch (random.below(12)) {
    case 0:
      return { uid: muted, input: text, wrong: 'chat.muted' };
    case 1:
      return { uid: reader, input: text, wrong: 'chat.frozen' };
    case 2:
      return { uid, input: { ...text, body: { text: '\u200b ' } }, wrong: 'chat.empty' };
    case 3:
      return { uid, input: { ...text, reply_to: 'no-such' }, wrong: 'chat.message_missing' };
    case 4:
      return { uid, input: { ...text, kind: 'image', body: { file_id: 'u1-9' } }, wrong: 'file.unknown' };
    case 5:
      return { uid, input: { ...text, mentions: ['nobody', 'u6'] }, wrong: null };
    default:
      return { uid, input: text, wrong: null };
  }
}

interface PublishedRow {
  readonly seq: number;
  readonly id: string;
  readonly sender: string;
  readonly client_msg_id: string;
  readonly body: { readonly text: string };
  readonly ts: number;
}
const rowsOf = async (room: string): Promise<PublishedRow[]> =>
  (
    await sql<PublishedRow>`SELECT * FROM room_frame WHERE room = ${room} AND type = 'msg' ORDER BY seq`.execute(
      database.reader,
    )
  ).rows;
const lastSeqOf = async (room: string): Promise<number | undefined> =>
  (await sql<{ last_seq: number }>`SELECT last_seq FROM room WHERE name = ${room}`.execute(database.reader))
    .rows[0]?.last_seq;

describe.each([1, 2, 3])('many publish at once on two servers, seed %i', (seed) => {
  const room = `together${seed}`;
  const random = createSeededRandom(seed);
  let servers: MessageServer[];
  beforeAll(async () => {
    const fanOut = createInProcessFanOut();
    servers = [];
    for (const at of [1, 2])
      servers.push(await startMessageServer(flaky(random), seed * 10 + at, 1_000_000, fanOut));
    for (const server of servers) {
      await persist(() => server.openStaffedRoom(room));
      server.restrictions.set(`${room} ${reader}`, { join: null, speak: 'chat.frozen' });
    }
  });
  afterAll(async () => {
    for (const server of servers) await server.stop();
  });

  test('E05, R3: what was answered is stored once, in order and without a gap; what was refused is not', async () => {
    await sql`INSERT INTO room_mute (room, uid, muted_until, by_uid, reason, muted_at)
      VALUES (${room}, ${muted}, NULL, 'u1', 'x', 'epoch')`.execute(database.reader);

    const tries = range(1, 400).map((n) => madeUp(random, room, n));
    /** Sequence numbers of each sender on each server that were answered at the first try, as they were asked. */
    const inOrder = new Map<string, { n: number; seq: number }[]>();
    const answers = await Promise.all(
      tries.map(async (asked, n) => {
        const at = random.below(2);
        const isDoubled = random.below(4) === 0;
        const first = publishOn(at, asked);
        // The same message at the same time, on this server or the other.
        const second = isDoubled ? publishOn(random.below(2), asked) : first;
        const [answer, again] = await Promise.all([first, second]);
        expect(again.answer).toEqual(answer.answer);
        if (answer.tries === 1 && !isDoubled && 'seq' in answer.answer) {
          const key = `${asked.uid} ${at}`;
          inOrder.set(key, [...(inOrder.get(key) ?? []), { n, seq: answer.answer.seq }]);
        }
        return answer.answer;
      }),
    );

    const rows = await rowsOf(room);
    const expected = tries.filter(({ wrong }) => wrong === null);
    expect(rows.map(({ seq }) => seq)).toEqual(range(1, expected.length));
    expect(await lastSeqOf(room)).toBe(expected.length);
    const stored = new Map(rows.map((row) => [row.client_msg_id, row]));
    for (const [n, { uid, input, wrong }] of tries.entries()) {
      const row = stored.get(input.client_msg_id);
      if (wrong !== null) {
        expect([answers[n], row]).toEqual([{ refused: wrong }, undefined]);
        continue;
      }
      expect(row).toMatchObject({ sender: uid, body: input.body });
      expect(answers[n]).toEqual({ id: row?.id, seq: row?.seq, ts: row?.ts });
    }
    for (const list of inOrder.values()) {
      const asAsked = list.toSorted((a, b) => a.n - b.n).map(({ seq }) => seq);
      expect(asAsked).toEqual(asAsked.toSorted((a, b) => a - b));
    }

    async function publishOn(at: number, { uid, input }: PublishTry) {
      const server = servers[at];
      if (!server) throw new Error('there are two servers');
      for (let count = 1; ; count += 1) {
        try {
          return { tries: count, answer: await server.messaging.publish(uid, input) };
        } catch (error) {
          if (error instanceof Refusal) return { tries: count, answer: { refused: error.msgKey } };
        }
      }
    }
  });
});

/** Repeats what a flaky database made fail. */
async function persist(work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch {
    await persist(work);
  }
}

test('E06: in slow mode each of those who write at once gets one message through, on whichever server', async () => {
  const fanOut = createInProcessFanOut();
  const servers = [
    await startMessageServer(database, 91, 1_000_000, fanOut),
    await startMessageServer(database, 92, 1_000_000, fanOut),
  ];
  for (const server of servers) {
    await server.openStaffedRoom('slowly');
    server.rules.set('slowly', { read_only: false, slow: 30 });
  }
  const published = await Promise.allSettled(
    range(0, 59).map(async (n) =>
      servers[Math.floor(n / 20) % 2]?.messaging.publish(`u${5 + (n % 20)}`, {
        room: 'slowly',
        client_msg_id: `s${n}`,
        kind: 'text',
        body: { text: `${n}` },
      }),
    ),
  );
  expect(published.filter(({ status }) => status === 'fulfilled')).toHaveLength(20);
  const senders = (await rowsOf('slowly')).map(({ sender }) => sender);
  expect(new Set(senders).size).toBe(20);
  expect(senders).toHaveLength(20);
  for (const one of published)
    if (one.status === 'rejected') expect(one.reason).toMatchObject({ msgKey: 'chat.slow_mode' });
  for (const server of servers) await server.stop();
});
