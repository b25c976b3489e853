import { shanghaiTime } from '../../../../platform/clock.ts';
import type { Tx } from '../../../../platform/database/index.ts';
import { noSteps, type Steps } from '../fans.domain.ts';
import type { AiredLive, FanPorts } from '../fans.ports.ts';
import { claimStretch, countSteps, findGathered, type Stepped } from './steps.repository.ts';

const minuteMs = 60_000;
/** What is written in a minute may be on disk a little later. */
const lateMs = 5_000;
/** How long a live session that is over is still looked at: until its last minutes were counted, and no longer. */
const overMs = 24 * 3_600_000;

/** The day of Shanghai that a moment is in. */
export const dayOf = (at: number): string => shanghaiTime(at).slice(0, 10);

/**
 * Counts what members do in live sessions, by live session and minute: into the closeness of those who are in the channel's
 * club, and into everybody's experience on the platform. Watching, comments and gifts are read from where they are stored, so
 * nothing is lost with a server, and one worker counts a stretch.
 */
export function createClosenessCount({
  database,
  clock,
  jobs,
  log,
  lives,
  rooms,
  gifts,
  experience,
}: FanPorts) {
  /** Steps of all who did something in a stretch. */
  async function stepsIn(
    tx: Tx,
    { liveId, room }: AiredLive,
    from: number,
    until: number,
  ): Promise<Stepped[]> {
    const [watched, messages, given] = await Promise.all([
      lives.takeWatched(tx, liveId),
      rooms.countMessagesIn(tx, room, from, until),
      gifts.givenIn(tx, liveId, from, until),
    ]);
    const steps = new Map<string, Steps>();
    const add = (uid: string, done: Partial<Steps>) =>
      steps.set(uid, { ...(steps.get(uid) ?? noSteps), ...done });
    for (const { uid, n } of watched) add(uid, { watch: n });
    for (const { uid, n } of messages) add(uid, { comment: n });
    for (const { uid, n } of given) add(uid, { gift: n });
    return [...steps].map(([uid, done]) => ({ uid, ...done }));
  }

  /** One stretch, in a transaction of its own: one that fails is in nobody's way, and the next minute takes it along. */
  async function gatherOne(live: AiredLive, from: number, until: number): Promise<void> {
    await database.transaction(async (tx) => {
      if (!(await claimStretch(tx, live.liveId, from, until))) return;
      const stepped = await stepsIn(tx, live, from, until);
      if (stepped.length === 0) return;
      const at = until - 1;
      const day = dayOf(at);
      await countSteps(tx, live.channelId, stepped, { at, day });
      await experience.count(tx, stepped, day);
    });
  }

  async function gather(): Promise<void> {
    const until = Math.floor((clock.now() - lateMs) / minuteMs) * minuteMs;
    const aired = await lives.airedSince(database.reader, clock.now() - overMs);
    const gathered = await findGathered(
      database.reader,
      aired.map(({ liveId }) => liveId),
    );
    for (const live of aired) {
      const from = gathered.get(live.liveId) ?? live.startedAt;
      if (until <= from || (live.endedAt !== null && from > live.endedAt)) continue;
      try {
        await gatherOne(live, from, until);
      } catch (error) {
        log.error({ err: error, live_id: live.liveId }, 'closeness waits to be counted');
      }
    }
  }

  jobs.every('live.fans.gather', '* * * * *', gather);
  return { gather };
}
