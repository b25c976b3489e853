import { noteViewers, sumLikes } from './audience.repository.ts';
import type { LivePorts } from '../live-sessions.ports.ts';
import { liveOfRoom, roomOf } from '../live-sessions.domain.ts';

/** The shortest interval between two counters of a room (domain 3.5), ms. */
const rhythmMs = 1_000;

/**
 * Collects likes and entering members, and once a second writes and announces them with one row and one event per
 * live session.
 */
export function createTicker({
  database,
  clock,
  rooms,
  log,
}: Pick<LivePorts, 'database' | 'clock' | 'rooms' | 'log'>) {
  const likes = new Map<string, number>();
  /** By live session: members who entered since the last flush. */
  const arrivals = new Map<string, Set<string>>();
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> | undefined;

  async function flushLikes(liveId: string, by: number): Promise<void> {
    likes.delete(liveId);
    const total = await database.transaction((tx) => sumLikes(tx, liveId));
    rooms.count(roomOf(liveId), 'like_sum', { kind: 'like_sum', total, by });
  }

  async function flushPresence(liveId: string, uids: ReadonlySet<string>): Promise<void> {
    arrivals.delete(liveId);
    const room = roomOf(liveId);
    const online = rooms.online(room);
    const counter = await database.transaction((tx) =>
      noteViewers(tx, liveId, [...uids], online, clock.now()),
    );
    if (counter)
      rooms.count(room, 'online_count', { kind: 'online_count', online, watched: counter.watched });
  }

  async function flush(): Promise<void> {
    for (const [liveId, by] of likes) await flushLikes(liveId, by);
    for (const [liveId, uids] of arrivals) await flushPresence(liveId, uids);
  }

  /** One flush at a time. */
  function tick(): Promise<void> {
    running ??= flush()
      .catch((error: unknown) => log.error({ err: error }, 'counters of live sessions were not written'))
      .finally(() => {
        running = undefined;
      });
    return running;
  }

  rooms.onPresence((room, uid, change) => {
    const liveId = liveOfRoom(room);
    if (liveId === null) return;
    const waiting = arrivals.get(liveId) ?? new Set<string>();
    if (change === 'enter') waiting.add(uid);
    arrivals.set(liveId, waiting);
  });

  return {
    liked(liveId: string, n: number): void {
      likes.set(liveId, (likes.get(liveId) ?? 0) + n);
    },
    /** Likes that are not yet in the sum of the database. */
    waitingLikes: (liveId: string): number => likes.get(liveId) ?? 0,
    tick,
    start(): void {
      timer = setInterval(() => void tick(), rhythmMs).unref();
    },
    async stop(): Promise<void> {
      clearInterval(timer);
      await running;
      await tick();
    },
  };
}
export type Ticker = ReturnType<typeof createTicker>;
