import { messagingLimits } from '@goldbean/contract';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { createManualClock, createTestDatabase, silentLog } from '../../../../../test/test-database.ts';
import { createInProcessFanOut } from '../../../../platform/fan-out/index.ts';
import { decodeFrame } from '../realtime/frame-bytes.socket.ts';
import type { RoomFrame } from '../messaging.domain.ts';
import { range } from '../testing/message-client.ts';
import { createInbox, type Inbox } from './inbox.state.ts';

let testDatabase: Awaited<ReturnType<typeof createTestDatabase>>;
let inbox: Inbox;
const clock = createManualClock();
/** What waits for its time; the moments in ms. */
let waiting: { at: number; run: () => void }[] = [];
const sent = new Map<string, Buffer[]>();
const pace = messagingLimits.inboxPaceMs;

/** Lets time pass, and what is due happen. @returns how much was due: where it is nothing, nothing is sent */
function pass(ms: number): number {
  clock.advance(ms);
  const due = waiting.filter(({ at }) => at <= clock.now());
  waiting = waiting.filter(({ at }) => at > clock.now());
  for (const { run } of due) run();
  return due.length;
}
/** The next frame has its moment: the one before is sent. */
const planned = () => vi.waitFor(() => expect(waiting).toHaveLength(1));
const connectionOf = (uid: string) => {
  const frames: Buffer[] = [];
  sent.set(uid, frames);
  return { write: (bytes: Buffer) => frames.push(bytes) > 0, whenDrained: () => {} };
};
const frame = (seq: number): RoomFrame => ({
  type: 'msg',
  seq,
  ts: seq,
  data: {
    id: `m${seq}`,
    seq,
    client_msg_id: `c${seq}`,
    sender: { uid: 'u5', nickname: 'Mei', img: '' },
    reply_to: null,
    mentions: [],
    ts: seq,
    status: 'normal',
    kind: 'text',
    body: { text: `words ${seq}` },
  },
});
const framesOf = (uid: string) => sent.get(uid) ?? [];

beforeAll(async () => {
  testDatabase = await createTestDatabase({ standIns: ['member'] });
  await testDatabase.database.reader
    .withTables<{ room: { name: string; epoch: string; last_seq: number; created_at: Date } }>()
    .insertInto('room')
    .values({ name: 'paced', epoch: 'e', last_seq: 0, created_at: new Date(0) })
    .execute();
  inbox = createInbox({
    database: testDatabase.database,
    clock,
    log: silentLog,
    fanOut: createInProcessFanOut(),
    users: { many: async () => new Map() },
    roomsOf: async (_, uids) => uids.map((uid) => ({ uid, room: 'paced' })),
    later(ms, run) {
      const entry = { at: clock.now() + ms, run };
      waiting.push(entry);
      return () => {
        waiting = waiting.filter((other) => other !== entry);
      };
    },
  });
});
afterAll(async () => {
  inbox.stop();
  await testDatabase.drop();
});

test('F: the first news goes at once, what follows as one frame in a quarter of a second, the same bytes for all', async () => {
  const uids = range(1, 500).map((n) => `v${n}`);
  await Promise.all(uids.map((uid) => inbox.join(uid, [connectionOf(uid)])));
  inbox.hear('paced', [frame(1)]);
  await planned();
  expect(pass(0)).toBe(1);
  await vi.waitFor(() => expect(framesOf('v1')).toHaveLength(1));

  for (const seq of range(2, 40)) inbox.hear('paced', [frame(seq)]);
  await planned();
  expect(pass(pace - 1)).toBe(0);
  expect(framesOf('v1')).toHaveLength(1);
  expect(pass(1)).toBe(1);
  await vi.waitFor(() => expect(framesOf('v500')).toHaveLength(2));
  const [, second] = framesOf('v1');
  expect(decodeFrame(second ?? Buffer.alloc(0))).toMatchObject({
    data: { kind: 'inbox_lines', lines: [{ room: 'paced', last_seq: 40, last_msg: { seq: 40 } }] },
  });
  // One buffer for five hundred readers, and a small one.
  expect(new Set(uids.map((uid) => framesOf(uid)[1])).size).toBe(1);
  expect(second?.length).toBeLessThan(450);
  expect(pass(10 * pace)).toBe(0);
  expect(framesOf('v1')).toHaveLength(2);
});

test('a clock that is set back holds nothing up', async () => {
  clock.advance(-86_400_000);
  inbox.hear('paced', [frame(41)]);
  await planned();
  expect(pass(pace)).toBe(1);
  await vi.waitFor(() => expect(framesOf('v1')).toHaveLength(3));
});
