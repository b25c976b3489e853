import { setTimeout as pause } from 'node:timers/promises';
import { liveEvents } from '@goldbean/contract/live';
import { createCaller } from '../../server/test/reliability/raw-client.ts';
import { atPace } from '../money/drive.ts';
import { quantile, say } from '../money/judge.ts';
import type { LiveGoal } from './judge.ts';
import { frameIn, listenIn, type ReceivedFrame } from './room-viewer.ts';
import { withFilm } from './stack.ts';

const rate = 1_000;
const givers = 500;
const viewers = 100;
const framesASecond = 10;
/** What a server that keeps up has answered by then, of what it was asked, ms. */
const lateAfterMs = 1_000;

/** Gifts in an event of the room; none in any other frame. */
function giftsIn({ bytes }: ReceivedFrame): number {
  const frame = frameIn(bytes);
  if (frame.type !== 'event') return 0;
  const { kind } = frame.data;
  if (kind === 'gift') return liveEvents.gift.parse(frame.data).n;
  if (kind === 'gifts') return liveEvents.gifts.parse(frame.data).list.reduce((sum, { n }) => sum + n, 0);
  return 0;
}

/** The most that came in one second, counted from the first. */
function mostInASecond(frames: readonly ReceivedFrame[]): number {
  const first = frames[0]?.at ?? 0;
  const seconds = Map.groupBy(frames, ({ at }) => Math.floor((at - first) / 1_000));
  return Math.max(0, ...[...seconds.values()].map((some) => some.length));
}

/** E28: 1,000 gifts a second, each given by a member and paid, while others hear the room. */
export const benchGifts = (seconds: number): Promise<LiveGoal[]> =>
  withFilm(async (stack) => {
    const tokens = await stack.members(givers + viewers, 100_000);
    const [giving, watching] = [tokens.slice(0, givers), tokens.slice(givers)];
    const caller = createCaller(stack.port, 256);
    try {
      const rooms: Awaited<ReturnType<typeof listenIn>>[] = [];
      for (const token of watching) rooms.push(await listenIn(caller.call, token, stack.room));
      let refused = '';
      const give = async (n: number): Promise<void> => {
        const given = { live_id: stack.liveId, gift_id: 'chalk', n: 1, from: 'balance', request_id: `g${n}` };
        const { code, msg_key } = await caller.call('gifts.give', given, giving[n % givers] ?? '');
        if (code !== 200) refused = msg_key;
      };
      const began = performance.now();
      const took = await atPace(rate, seconds, give);
      const spent = (performance.now() - began) / 1_000;
      // The last of them are published after their answers.
      await pause(2_000);
      for (const { leave } of rooms) leave();
      if (refused !== '') throw new Error(`a gift was refused: ${refused}`);

      const given = rate * seconds;
      const [one = []] = rooms.map(({ heard }) => heard);
      const ofGifts = one.filter((frame) => giftsIn(frame) > 0);
      const lacking = rooms.map(({ heard }) => given - heard.reduce((sum, frame) => sum + giftsIn(frame), 0));
      const reached = given / spent;
      say(
        `  ${Math.round(reached)} gifts a second were given, answered after ${Math.round(quantile(took, 0.5))} ms at the ` +
          `median and ${Math.round(quantile(took, 0.99))} at the 99th percentile; ${one.length} frames in all`,
      );
      return [
        {
          name: `frames of gifts a viewer gets a second, at ${Math.round(reached)} gifts`,
          seen: ofGifts.length / spent,
          atMost: framesASecond,
          of: `${mostInASecond(ofGifts)} in the fullest second, ${mostInASecond(one)} with all other frames`,
        },
        {
          name: 'gifts that a viewer did not hear of',
          seen: Math.max(...lacking),
          atMost: 0,
          of: `${viewers} viewers`,
        },
        {
          name: `gifts answered later than ${lateAfterMs} ms`,
          seen: (took.filter((ms) => ms > lateAfterMs).length / given) * 100,
          atMost: 1,
          unit: '%',
        },
      ];
    } finally {
      caller.end();
    }
  });
