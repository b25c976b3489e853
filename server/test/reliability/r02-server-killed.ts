import { Agent } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import { createSeededRandom } from '../test-database.ts';
import {
  eachConcurrently,
  makeDataFolder,
  removeDataFolder,
  send,
  startServer,
} from '../system/real-server.ts';
import { databaseOf } from '../system/top-up.ts';
import { patienceMs, until } from '../until.ts';
import { foreseen, prepareMoves, readBeans, type MoneyMove } from './moves.ts';
import { report } from './report.ts';

/*
 * R2: the server is killed with -9 amid 10,000 gifts and grabs over HTTP and started again at once, again and again.
 * Clients ask again with the same request_id until they are answered, and an answer stays what it was.
 * node server/test/reliability/r02-server-killed.ts [--kills 10] [--moves 10000] [--seed 1]
 */
const concurrency = 64;
const askedAgain = 1_000;
const backWithinMs = 3_000;

const folder = await makeDataFolder();
await report('R2 server killed', { kills: 10, moves: 10_000 }, async ({ seed, kills, moves }) => {
  const random = createSeededRandom(seed);
  let server = await startServer(folder);
  try {
    const stage = await prepareMoves(server.port, await databaseOf(folder), moves);
    const agent = new Agent({ keepAlive: true, maxSockets: concurrency });
    const windows: number[] = [];
    let answered = 0;
    let retries = 0;
    let killedAt: number | null = null;

    /** Asks until there is an answer; 503 says "not done, ask again" (D09). */
    async function persist({ name, fields, token }: MoneyMove): Promise<unknown> {
      for (;;) {
        try {
          const answer = await send(server.port, name, fields, { token, agent });
          if (answer.code === 200) return answer.data;
          if (answer.code !== 503) return answer.msg_key;
        } catch {
          // Cut, or nobody there.
        }
        retries += 1;
        await pause(20);
      }
    }

    const killing = (async () => {
      for (let kill = 1; kill <= kills; kill += 1) {
        // Evenly over the moves, at a moment that chance picks.
        const at = Math.floor(((kill - random.below(100) / 200) * moves) / (kills + 1));
        await until(`${at} moves`, () => answered >= at, { timeout: 2 * patienceMs, interval: 1 });
        await server.end('SIGKILL');
        const began = performance.now();
        killedAt = began;
        server = await startServer(folder);
        await until('an answer', () => killedAt === null, { timeout: 2 * patienceMs, interval: 1 });
      }
    })();
    const results = await eachConcurrently(stage.moves, concurrency, async (move) => {
      const answer = await persist(move);
      answered += 1;
      if (killedAt !== null) {
        windows.push(performance.now() - killedAt);
        killedAt = null;
      }
      return answer;
    });
    await killing;
    const answers = results.map((result) =>
      result.status === 'fulfilled' ? result.value : String(result.reason),
    );

    // The same again: the same answers, and nothing moves.
    const again = Array.from({ length: Math.min(askedAgain, moves) }, () => random.below(stage.moves.length));
    const repeats = await eachConcurrently(again, concurrency, (place) =>
      persist(stage.moves[place] as MoneyMove),
    );
    const different = again.filter((place, n) => {
      const repeat = repeats[n];
      return repeat?.status !== 'fulfilled' || !isDeepStrictEqual(repeat.value, answers[place]);
    });

    const faults: string[] = different.slice(0, 3).map((place) => {
      const { name, fields } = stage.moves[place] as MoneyMove;
      return `${name} ${JSON.stringify(fields)} was answered otherwise the second time`;
    });
    const refused = answers.filter((answer) => typeof answer === 'string');
    if (refused.length > 0) faults.push(`${refused.length} were refused, the first with ${refused[0]}`);
    for (const mover of stage.movers) {
      const beans = await readBeans(server.port, mover);
      const should = mover.beans + foreseen(stage.moves, answers, mover);
      if (beans !== should) faults.push(`${mover.account} has ${beans} beans instead of ${should}`);
    }
    const { data: books } = await send(server.port, 'wallet.reconciliation', {}, { token: stage.adminToken });
    if (!books.ok) faults.push(`the books do not agree: ${JSON.stringify(books.list)}`);
    const longest = Math.max(...windows);
    if (windows.length !== kills) faults.push(`${windows.length} of ${kills} kills came amid the moves`);
    if (longest > backWithinMs) faults.push(`no answer for ${Math.round(longest)} ms after a kill`);
    agent.destroy();
    return {
      figures:
        `${kills} kills, ${answers.length} moves (${stage.words}), ${retries} blind retries, ${again.length} asked again, ` +
        `${different.length} answered otherwise, longest without an answer ${Math.round(longest)} ms`,
      faults,
    };
  } finally {
    await server.end('SIGKILL');
    await removeDataFolder(folder);
  }
});
