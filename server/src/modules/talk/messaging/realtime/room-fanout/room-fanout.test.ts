import { describe, expect, test, vi } from 'vitest';
import { createManualClock, createSeededRandom, silentLog } from '../../../../../../test/test-database.ts';
import type { Subscriber } from './live-subscribers.state.ts';
import { createRoomFanout } from './room-fanout.state.ts';
import { decodeFrame } from '../frame-bytes.socket.ts';
import type { RoomFrame } from '../../messaging.domain.ts';

const clock = createManualClock();
const frame = (seq: number): RoomFrame => ({
  type: 'event',
  seq,
  ts: clock.now(),
  data: { kind: 'tick', text: 'x'.repeat(500) },
});
const range = (from: number, to: number): number[] =>
  Array.from({ length: to - from + 1 }, (_, index) => from + index);

/** A subscriber that takes only as many bytes as the test allows. */
function createEar(isSlow = false) {
  const received: Record<string, unknown>[] = [];
  const waiting: (() => void)[] = [];
  const ear: Subscriber = {
    write(bytes) {
      for (let at = 0; at < bytes.length;) {
        const size = bytes[at + 1] === 126 ? bytes.readUInt16BE(at + 2) + 4 : (bytes[at + 1] ?? 0) + 2;
        received.push(decodeFrame(bytes.subarray(at, at + size)) as Record<string, unknown>);
        at += size;
      }
      return !isSlow;
    },
    whenDrained: (run) => void waiting.push(run),
  };
  return {
    ear,
    received,
    seqs: () => received.filter(({ type }) => type !== 'resume').map(({ seq }) => seq),
    answers: () => received.filter(({ type }) => type === 'resume'),
    drain: () => waiting.shift()?.(),
  };
}

function channelAt(last: number, committed = last) {
  const between = vi.fn(async (from: number, to: number) =>
    range(from + 1, Math.min(to, committed)).map(frame),
  );
  const channel = createRoomFanout({
    room: 'r',
    epoch: 'e',
    last,
    frames: range(Math.max(1, last - 499), last).map(frame),
    clock,
    log: silentLog,
    between,
  });
  return { channel, between };
}
const turn = () => new Promise((resolve) => void setImmediate(resolve));

describe('the order of a room', () => {
  test('is that of seq, though commits come back in another', async () => {
    const { channel } = channelAt(10, 10);
    const { ear, seqs } = createEar();
    channel.join(ear);
    channel.offer([frame(14)]);
    channel.offer([frame(12), frame(13)]);
    await turn();
    expect(seqs()).toEqual([]);
    channel.offer([frame(11)]);
    channel.offer([frame(11), frame(12)]);
    await turn();
    expect(seqs()).toEqual([11, 12, 13, 14]);
  });

  test('what another server committed is fetched, once, and every gap is closed', async () => {
    const { channel, between } = channelAt(10, 1_500);
    const { ear, seqs } = createEar();
    channel.join(ear);
    channel.offer([frame(900), frame(1_400)]);
    channel.offer([frame(901)]);
    await vi.waitFor(() => expect(seqs()).toEqual(range(11, 1_400)));
    expect(between.mock.calls).toEqual([
      [10, 510],
      [510, 899],
      [901, 1_399],
    ]);
  });

  test('what waits within one turn is one write', async () => {
    const { channel } = channelAt(0);
    const write = vi.fn(() => true);
    channel.join({ write, whenDrained: vi.fn() });
    channel.offer([frame(1), frame(2)]);
    channel.offer([frame(3)]);
    await turn();
    expect(write).toHaveBeenCalledOnce();
  });
});

describe('coming back to a room', () => {
  test('replays what was missed, then answers, then goes on', async () => {
    const { channel } = channelAt(20);
    const { ear, received } = createEar();
    channel.resume(ear, { epoch: 'e', seq: 17 });
    channel.offer([frame(21)]);
    await turn();
    expect(received.map(({ type, seq }) => [type, seq])).toEqual([
      ['event', 18],
      ['event', 19],
      ['event', 20],
      ['resume', 20],
      ['event', 21],
    ]);
  });

  test.each([
    ['another epoch', { epoch: 'f', seq: 19 }],
    ['more than 500 frames behind', { epoch: 'e', seq: 499 }],
    ['ahead of the room', { epoch: 'e', seq: 1_001 }],
  ])('%s: asked to reload, and hears what comes next', async (_, place) => {
    const { channel } = channelAt(1_000);
    const { ear, answers, seqs } = createEar();
    channel.resume(ear, place);
    channel.offer([frame(1_001)]);
    await turn();
    expect(answers()).toEqual([{ type: 'resume', room: 'r', epoch: 'e', seq: 1_000, ok: false }]);
    expect(seqs()).toEqual([1_001]);
  });

  test('a frame that waits for the end of the turn is not received twice', async () => {
    const { channel } = channelAt(5);
    const first = createEar();
    const second = createEar();
    channel.join(first.ear);
    channel.offer([frame(6)]);
    channel.resume(second.ear, { epoch: 'e', seq: 4 });
    await turn();
    expect(second.seqs()).toEqual([5, 6]);
    expect(first.seqs()).toEqual([6]);
  });

  test('after a join only what lies before it is missing', async () => {
    const { channel } = channelAt(10);
    const { ear, seqs, answers } = createEar();
    channel.join(ear);
    channel.offer([frame(11)]);
    await turn();
    channel.resume(ear, { epoch: 'e', seq: 7 });
    channel.resume(ear, { epoch: 'e', seq: 7 });
    channel.offer([frame(12)]);
    await turn();
    expect(seqs().toSorted((a, b) => Number(a) - Number(b))).toEqual([8, 9, 10, 11, 12]);
    expect(answers().map(({ ok }) => ok)).toEqual([true, true]);
  });

  test('R8: who missed the same get the same bytes, and none from before a recall', async () => {
    const { channel } = channelAt(20);
    const written = new Set<Buffer>();
    const comeBack = () => {
      const ear = createEar();
      const write = (bytes: Buffer) => {
        written.add(bytes);
        return ear.ear.write(bytes);
      };
      channel.resume({ ...ear.ear, write }, { epoch: 'e', seq: 17 });
      return ear;
    };
    const message: RoomFrame = {
      type: 'msg',
      seq: 21,
      ts: clock.now(),
      data: {
        id: 'm21',
        seq: 21,
        client_msg_id: 'c21',
        sender: { uid: 'u1', nickname: 'Mei', img: '' },
        reply_to: null,
        mentions: [],
        ts: clock.now(),
        status: 'normal',
        kind: 'text',
        body: { text: 'taken back soon' },
      },
    };
    channel.offer([message]);
    const before = range(1, 3).map(comeBack);
    expect(written.size).toBe(1);
    for (const { seqs, answers } of before) {
      expect(seqs()).toEqual(range(18, 21));
      expect(answers()).toMatchObject([{ ok: true, seq: 21 }]);
    }
    channel.offer([{ ...frame(22), type: 'event', data: { kind: 'recall', id: 'm21' } }]);
    const after = range(1, 3).map(comeBack);
    for (const { received, seqs, answers } of after) {
      expect(seqs()).toEqual(range(18, 22));
      expect(received[3]).toMatchObject({ data: { status: 'recalled', body: {} } });
      expect(answers()).toMatchObject([{ ok: true, seq: 22 }]);
    }
  });

  test('a slow network gets the replay at its own pace while the room goes on', async () => {
    const { channel } = channelAt(400);
    const { ear, seqs, answers, drain } = createEar(true);
    channel.resume(ear, { epoch: 'e', seq: 0 });
    const first = seqs().length;
    expect(first).toBeLessThan(400);
    channel.offer(range(401, 450).map(frame));
    await turn();
    expect(seqs()).toHaveLength(first);
    while (answers().length === 0) drain();
    channel.offer([frame(451)]);
    await turn();
    expect(seqs()).toEqual(range(1, 451));
    expect(answers()).toMatchObject([{ ok: true, seq: 450 }]);
  });

  test('one too slow for the memory of the room is asked to reload', async () => {
    const { channel } = channelAt(400);
    const { ear, answers, drain } = createEar(true);
    channel.resume(ear, { epoch: 'e', seq: 0 });
    channel.offer(range(401, 2_000).map(frame));
    drain();
    expect(answers()).toMatchObject([{ ok: false, seq: 2_000 }]);
  });

  test('one who leaves during the replay hears no more', async () => {
    const { channel } = channelAt(400);
    const { ear, seqs, drain } = createEar(true);
    channel.resume(ear, { epoch: 'e', seq: 0 });
    const count = seqs().length;
    channel.leave(ear);
    drain();
    channel.offer([frame(401)]);
    await turn();
    expect(seqs()).toHaveLength(count);
    expect(channel.isIdle()).toBe(true);
  });
});

test('any order of joins, resumes, cuts and commits: each hears everything once', async () => {
  for (let seed = 1; seed <= 100; seed += 1) {
    const random = createSeededRandom(seed);
    const { channel } = channelAt(0, 0);
    let ear = createEar(random.below(2) === 1);
    let list: number[] = [];
    let committed = 0;
    const late: RoomFrame[] = [];
    channel.join(ear.ear);
    const collect = () => {
      list.push(...(ear.seqs() as number[]));
      ear.received.length = 0;
    };
    for (let step = 0; step < 200; step += 1) {
      const dice = random.below(10);
      if (dice < 4) {
        late.push(frame((committed += 1)));
        if (random.below(3) > 0) {
          channel.offer(late.splice(random.below(late.length), 1));
          channel.offer(late.splice(0));
        }
      } else if (dice < 6) {
        await turn();
      } else if (dice < 8) {
        ear.drain();
      } else if (dice === 8) {
        channel.leave(ear.ear);
        collect();
        ear = createEar(random.below(2) === 1);
        channel.resume(ear.ear, { epoch: 'e', seq: Math.max(0, ...list) });
      } else {
        channel.join(ear.ear);
      }
    }
    channel.offer(late);
    for (let rest = 0; rest < 200; rest += 1) ear.drain();
    await turn();
    collect();
    list = list.toSorted((a, b) => a - b);
    expect({ seed, list }).toEqual({ seed, list: range(1, committed) });
  }
});
