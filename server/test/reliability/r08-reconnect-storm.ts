import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import { createSeededRandom } from '../test-database.ts';
import { cpuOf, waitedOf } from '../cpu.ts';
import { eachConcurrently } from '../system/real-server.ts';
import { until } from '../until.ts';
import { withClassRoom } from './class-room.ts';
import { leaveOneCore } from './cores.ts';
import { createListener } from './listener.ts';
import { report } from './report.ts';

/*
 * R8: 3,000 members of one class lose their connections in one moment, and all come back at once, as after a restart of
 * a proxy: the first try of the app waits for nothing (D58). Messages are sent before, while nobody receives them, and amid
 * the storm; the room's frames come from memory. The server has one core for itself; the members and PostgreSQL are on the
 * others.
 * node server/test/reliability/r08-reconnect-storm.ts [--sockets 3000] [--seed 1]
 */
/** Sent while all are away, and amid the storm. */
const missed = 40;
const during = 10;
/** All 3,000 are back within 3 s on one core: so much time for each, and no more CPU time of the server, ms. */
const withinMsEach = 1;
/** Looks into the members of the class for each that comes back: they are asked about together. */
const looksEach = 0.5;
const connectingAtOnce = 100;
const maxTries = 5;

await report('R8 reconnect storm', { sockets: 3_000 }, ({ seed, sockets }) => {
  const onOneCore = leaveOneCore();
  return withClassRoom(sockets, async ({ server, room, tokens, call, say, ask }) => {
    const faults: string[] = [];
    const pid = server.child.pid ?? 0;
    const isAlone = onOneCore(pid);
    const listeners = tokens.map((token) => createListener(call, token, room));
    for (const each of await eachConcurrently(listeners, connectingAtOnce, (one) => one.connect()))
      if (each.status === 'rejected') throw each.reason;

    /** How often tables were looked into, as PostgreSQL counts; it tells with a delay of up to a second. */
    async function looks(): Promise<Map<string, number>> {
      await pause(1_500);
      const rows = await ask(
        sql<{
          name: string;
          n: number;
        }>`SELECT relname AS name, coalesce(seq_scan, 0) + coalesce(idx_scan, 0) AS n
          FROM pg_stat_user_tables WHERE relname IN ('room_frame', 'group_member', 'session')`,
      );
      return new Map(rows.map(({ name, n }) => [name, n]));
    }

    const before = await looks();
    let again = 0;
    /** As the app does: who is turned away waits a while that chance picks, longer each time (D58). */
    async function comeBack(listener: (typeof listeners)[number], n: number): Promise<void> {
      const random = createSeededRandom(seed + n);
      for (let tries = 0; ; tries += 1) {
        try {
          return await listener.connect();
        } catch (error) {
          if (tries === maxTries) throw error;
          again += 1;
          await pause(random.below(1_000 * 2 ** tries));
        }
      }
    }
    let sent = 0;
    const speak = () => say((sent += 1));
    for (const listener of listeners) listener.cut();
    for (let n = 0; n < missed; n += 1) await speak();
    const [cpu, waited, began] = [cpuOf(pid), waitedOf(pid), performance.now()];
    const storm = Promise.allSettled(listeners.map(comeBack));
    for (let n = 0; n < during; n += 1) await speak();
    for (const each of await storm) if (each.status === 'rejected') faults.push(String(each.reason));
    const took = (performance.now() - began) / 1_000;
    const [spent, waitedFor] = [cpuOf(pid) - cpu, waitedOf(pid) - waited];
    await speak();
    const last = Math.max(...listeners.map((listener) => listener.from())) + sent;
    await until('all hear the last', () => listeners.every((listener) => listener.last() >= last)).catch(
      (error: unknown) => faults.push(String(error)),
    );
    const after = await looks();
    const looked = (table: string): number => (after.get(table) ?? 0) - (before.get(table) ?? 0);

    let wrong = 0;
    for (const { counts, list } of listeners) {
      const isWhole = list().length === sent && counts.doubled === 0 && counts.gaps === 0;
      if (!isWhole || counts.reloads > 0 || counts.resumes < 1) wrong += 1;
    }
    if (wrong > 0) faults.push(`${wrong} members have not received each of ${sent} messages once, in order`);
    const within = (sockets * withinMsEach) / 1_000;
    const each = (spent * 1_000) / sockets;
    if (took > within) faults.push(`all were back after ${took.toFixed(1)} s, not within ${within} s`);
    if (each > withinMsEach) faults.push(`the server needed ${each.toFixed(2)} ms of CPU time for each`);
    // Each message looks there as well.
    if (looked('group_member') > sockets * looksEach + 4 * sent)
      faults.push('members are looked up one by one');
    if (looked('room_frame') > 4 * sent) faults.push('frames are read from the database for each');
    for (const listener of listeners) listener.cut();
    return {
      figures:
        `${sockets} sockets back after ${took.toFixed(1)} s of ${within} s, the server ` +
        `${isAlone ? 'alone on one core' : 'NOT on a core of its own'}, ${each.toFixed(2)} ms of its CPU time each ` +
        `(others took its core for ${waitedFor.toFixed(1)} s), ` +
        `${again} tries more, ` +
        `${sent} messages each; looks into room_frame ${looked('room_frame')}, group_member ` +
        `${looked('group_member')}, session ${looked('session')};`,
      faults,
    };
  });
});
