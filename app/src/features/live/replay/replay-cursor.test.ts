import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { createReplayCursor } from './replay-cursor.ts';

interface Event {
  readonly media_ts: number;
  readonly seq: number;
}
const inRange = (events: readonly Event[], from: number, to: number) =>
  events.filter(({ media_ts }) => media_ts >= from && media_ts < to);
/** Lets answers that are there arrive. */
const settle = async () => {
  for (let turn = 0; turn < 5; turn += 1) await Promise.resolve();
};

function setUp(events: readonly Event[], end = 600_000) {
  const asked: [number, number][] = [];
  const handed: Event[] = [];
  let past: readonly Event[] = [];
  let now = 0;
  const length = { end };
  const load = vi.fn(async (from: number, to: number) => {
    asked.push([from, to]);
    return inRange(events, from, to);
  });
  const cursor = createReplayCursor<Event>({
    load,
    end: () => length.end,
    onPast: (before) => (past = before),
    onEvents: (some) => handed.push(...some),
    now: () => now,
  });
  return { cursor, asked, handed, load, length, past: () => past, passes: (ms: number) => (now += ms) };
}
const event = (media_ts: number, seq = media_ts): Event => ({ media_ts, seq });

describe('S37: what happens with a replay', () => {
  it('is handed out when the picture has come to it, in ranges that touch', async () => {
    const { cursor, asked, handed } = setUp([event(0), event(59_999), event(60_000), event(60_001)]);
    cursor.seek(0);
    for (const at of [1, 40_000, 60_000, 60_001, 60_002, 100_000]) {
      await settle();
      cursor.tick(at);
    }
    expect(handed.map(({ media_ts }) => media_ts)).toEqual([0, 59_999, 60_000, 60_001]);
    expect(asked.slice(0, 2)).toEqual([
      [0, 60_000],
      [60_000, 120_000],
    ]);
  });

  it('begins anew at the place gone to; what lies before it is read, not seen again', async () => {
    const { cursor, handed, past } = setUp([event(10_000), event(100_000), event(130_000)]);
    cursor.seek(100_000);
    await settle();
    cursor.tick(100_000);
    await settle();
    cursor.tick(131_000);
    expect(past()).toEqual([event(10_000)]);
    expect(handed).toEqual([event(100_000), event(130_000)]);
  });

  it('an answer to a place that was left again is not used', async () => {
    const { cursor, handed } = setUp([event(5), event(200_000)]);
    cursor.seek(0);
    cursor.seek(200_000);
    await settle();
    cursor.tick(200_000);
    await settle();
    cursor.tick(200_001);
    expect(handed).toEqual([event(200_000)]);
  });

  it('asks again some seconds after it could not be answered', async () => {
    const { cursor, load, handed, passes } = setUp([event(5)]);
    load.mockRejectedValueOnce(new Error('no answer'));
    cursor.seek(0);
    await settle();
    cursor.tick(10);
    await settle();
    expect(load).toHaveBeenCalledOnce();
    passes(2_000);
    cursor.tick(10);
    await settle();
    cursor.tick(10);
    expect(handed).toEqual([event(5)]);
  });

  it('while it is recorded, waits for what is not known yet', async () => {
    const { cursor, handed, length } = setUp([event(9_000), event(11_000)], 10_000);
    cursor.seek(0);
    await settle();
    cursor.tick(10_500);
    await settle();
    length.end = 20_000;
    cursor.tick(11_001);
    await settle();
    cursor.tick(11_001);
    expect(handed).toEqual([event(9_000), event(11_000)]);
  });

  it('N02: between two seeks every event comes once and in order, whatever is played and wherever one goes', async () => {
    const events = fc
      .array(fc.nat(400_000), { maxLength: 60 })
      .map((places) => places.toSorted((a, b) => a - b).map((at, seq) => event(at, seq)));
    const step = fc.oneof(
      fc.record({ plays: fc.integer({ min: 1, max: 45_000 }) }),
      fc.record({ goesTo: fc.nat(400_000) }),
    );
    await fc.assert(
      fc.asyncProperty(events, fc.array(step, { maxLength: 30 }), async (all, steps) => {
        const { cursor, handed } = setUp(all);
        let from = 0;
        let position = 0;
        cursor.seek(0);
        const check = async () => {
          // As often as a player ticks, until all that was asked for has come.
          for (let turn = 0; turn < 12; turn += 1) {
            await settle();
            cursor.tick(position);
          }
          expect(handed).toEqual(inRange(all, from, position));
        };
        for (const one of steps) {
          if ('plays' in one) position += one.plays;
          else {
            handed.length = 0;
            from = position = one.goesTo;
            cursor.seek(position);
          }
          await check();
        }
      }),
      { numRuns: 200 },
    );
  });
});
