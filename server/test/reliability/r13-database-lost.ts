import { Agent } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import type { ServerFrame } from '@goldbean/contract';
import { call, openSocket } from '../../src/modules/talk/messaging/testing/message-client.ts';
import { makeDataFolder, removeDataFolder, send, startServer } from '../system/real-server.ts';
import { until } from '../until.ts';
import { signalPostgres } from './kill-postgres.ts';
import { foreseen, prepareMoves, readBeans, type MoneyMove } from './moves.ts';
import { createOwnPostgres } from './own-postgres.ts';
import { report } from './report.ts';

/*
 * R13: PostgreSQL is stopped for 10 s, and then frozen for 10 s, while people give gifts and open packets at a steady rate. Whoever
 * asks meanwhile gets that answer soon, nothing piles up, the websocket stays, and all is well right after.
 * node server/test/reliability/r13-database-lost.ts [--seconds 10] [--rate 100]
 */
const answerWithinMs = 2_000;
const backWithinMs = 1_000;
/** Ten for each of the server's connections. */
const maxInFlight = 160;

/** What a client saw of one try. */
interface DatabaseTry {
  readonly sentAt: number;
  readonly ms: number;
  readonly code: number;
}

const folder = await makeDataFolder();
await report('R13 database lost', { seconds: 10, rate: 100 }, async ({ seconds, rate }) => {
  const postgres = await createOwnPostgres(folder);
  const agent = new Agent({ keepAlive: true });
  const faults: string[] = [];
  try {
    await postgres.start();
    const server = await startServer(folder, { DATABASE_URL: postgres.url });
    const stage = await prepareMoves(server.port, postgres.url, 2 * seconds * rate * 3);
    const host = `127.0.0.1:${server.port}`;
    const token = stage.movers[0]?.token ?? '';
    const socket = await openSocket((await call<{ server: string }>(host, token, 'token')).data.server);
    socket.socket.on('message', (data) => {
      if ((JSON.parse((data as Buffer).toString()) as ServerFrame).type === 'ping')
        socket.send({ type: 'pong' });
    });
    await until('a greeting', () => socket.of('init').length === 1);
    await call(host, token, 'bind', { client_id: socket.of('init')[0]?.client_id ?? '', platform: 1 });

    const tries: DatabaseTry[] = [];
    const unanswered = new Set<MoneyMove>();
    const answers = new Map<MoneyMove, unknown>();
    let given = 0;
    let inFlight = 0;
    let maxSeen = 0;

    async function attempt(move: MoneyMove): Promise<void> {
      const sentAt = performance.now();
      inFlight += 1;
      maxSeen = Math.max(maxSeen, inFlight);
      const code = await send(server.port, move.name, move.fields, { token: move.token, agent })
        .then((answer) => {
          if (answer.code === 200) answers.set(move, answer.data);
          return answer.code;
        })
        .catch(() => 0);
      inFlight -= 1;
      tries.push({ sentAt, ms: performance.now() - sentAt, code });
      if (code === 200) unanswered.delete(move);
      else unanswered.add(move);
    }

    // New ones come whether the old are answered or not.
    const timer = setInterval(() => {
      const move = stage.moves[given];
      given += 1;
      if (move) void attempt(move);
    }, 1_000 / rate);

    /** @returns how long it took until the first good answer once PostgreSQL was back, ms */
    async function lose(how: string, away: () => Promise<void>, back: () => Promise<void>): Promise<number> {
      await pause(1_000);
      await away();
      const lostAt = performance.now();
      await pause(seconds * 1_000);
      const returning = performance.now();
      await back();
      const backAt = performance.now();
      const isGood = ({ sentAt, ms, code }: DatabaseTry) => code === 200 && sentAt + ms >= returning;
      await until(`good answers after it was ${how}`, () => tries.some(isGood));
      const good = tries.filter(isGood).map(({ sentAt, ms }) => sentAt + ms);
      const during = tries.filter(({ sentAt }) => sentAt > lostAt && sentAt < returning);
      const others = during.filter(({ code }) => code !== 503);
      if (during.length < (seconds * rate) / 2)
        faults.push(`only ${during.length} asked while it was ${how}`);
      if (others.length > 0)
        faults.push(`${how}: ${others.length} of ${during.length} were not answered with 503`);
      return Math.max(0, Math.min(...good) - backAt);
    }

    const afterStop = await lose(
      'stopped',
      () => postgres.stop(),
      () => postgres.start(),
    );
    const afterFreeze = await lose(
      'frozen',
      async () => signalPostgres(postgres.pid, 'SIGSTOP'),
      async () => signalPostgres(postgres.pid, 'SIGCONT'),
    );
    await pause(1_000);
    clearInterval(timer);
    await until('all answers are there', () => inFlight === 0);

    // What got no good answer is asked again, by all members side by side; then every move was made once. Gifts are given
    // together every 100 ms, and a member who waits for each answer gives no more than one of them.
    const insisted = unanswered.size;
    const ofMembers = [...Map.groupBy(unanswered, ({ account }) => account).values()];
    await Promise.all(
      ofMembers.map(async (moves) => {
        for (const move of moves) await attempt(move);
      }),
    );
    if (unanswered.size > 0) faults.push(`${unanswered.size} got no good answer the second time`);
    const done = stage.moves.slice(0, given);
    const replies = done.map((move) => answers.get(move) ?? 'no answer');
    for (const mover of stage.movers) {
      const beans = await readBeans(server.port, mover);
      const should = mover.beans + foreseen(done, replies, mover);
      if (beans !== should) faults.push(`${mover.account} has ${beans} beans instead of ${should}`);
    }
    const { data: books } = await send(server.port, 'wallet.reconciliation', {}, { token: stage.adminToken });
    if (!books.ok) faults.push('the books do not agree');

    const slowest = Math.max(...tries.map(({ ms }) => ms));
    if (slowest > answerWithinMs) faults.push(`an answer took ${Math.round(slowest)} ms`);
    if (maxSeen > maxInFlight) faults.push(`${maxSeen} were in flight at once`);
    for (const [how, ms] of Object.entries({ stopped: afterStop, frozen: afterFreeze }))
      if (ms > backWithinMs)
        faults.push(`${how}: the first good answer came ${Math.round(ms)} ms after it was back`);
    if (socket.closed() !== null) faults.push(`the websocket was closed with ${socket.closed()}`);
    socket.cut();
    agent.destroy();
    return {
      figures:
        `${tries.length} asked, ${insisted} of them again, slowest answer ${Math.round(slowest)} ms, ` +
        `${maxSeen} in flight at most, good again ${Math.round(afterStop)} ms after a stop and ` +
        `${Math.round(afterFreeze)} ms after a freeze`,
      faults,
    };
  } finally {
    // Ends the server and PostgreSQL too, also one that did not start in time.
    await removeDataFolder(folder);
  }
});
