import { Agent } from 'node:http';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { patienceMs } from '../until.ts';
import {
  launchServer,
  makeDataFolder,
  postmasterOf,
  removeDataFolder,
  send,
  signIn,
  startServer,
} from './real-server.ts';

/** Starts a whole server, which takes longest where it is busy. */
const long = { timeout: 6 * patienceMs };

let folder: string;
beforeAll(async () => {
  folder = await makeDataFolder();
});
afterAll(() => removeDataFolder(folder));

test('SIGTERM under load cuts no request, and no token is ever logged', long, async () => {
  const server = await startServer(folder, { LOG_LEVEL: 'debug' });
  const agent = new Agent({ keepAlive: true, maxSockets: 60 });
  const token = await signIn(server.port, 'member');
  const { data: lives } = await send(server.port, 'live.list', { state: 'live' }, { token });
  const liveId = lives.list[0]?.live_id ?? '';

  // A token in every place where one may stand, right and wrong; none may reach the log.
  const query = `token=${token}`;
  for (const path of [
    `/hljwgo/v2/member/info?${query}`,
    `/nowhere?${query}`,
    `/hljw/homepage?${query}`,
    `/%?${query}`,
  ])
    await fetch(`http://127.0.0.1:${server.port}${path}`).then((answer) => answer.text());
  await send(server.port, 'identity.memberInfo', { token });
  await send(server.port, 'wallet.balances', { token, 'x[]': 'a' });

  // One request on each connection first, so that every connection is the server's already.
  const ask = (index: number, onSent?: () => void) =>
    send(
      server.port,
      'gifts.give',
      { live_id: liveId, gift_id: 'chalk', n: 1, request_id: `stop-${index}` },
      { token, agent, ...(onSent ? { onSent } : {}) },
    );
  await Promise.all(Array.from({ length: 60 }, (_, index) => ask(index)));
  let sent = 0;
  let stopped: Promise<number | null> | undefined;
  const answers = await Promise.allSettled(
    Array.from({ length: 60 }, async (_, index) => {
      const answer = await ask(100 + index, () => {
        sent += 1;
      });
      // The first answer, with all the others on their way.
      stopped ??= server.end('SIGTERM');
      return answer.code;
    }),
  );
  expect(sent).toBe(60);
  expect(answers.filter((answer) => answer.status !== 'fulfilled' || answer.value !== 200)).toEqual([]);
  const answered = Date.now();
  expect(await stopped).toBe(0);
  // Connections that clients keep open must not hold it.
  expect(Date.now() - answered).toBeLessThan(20_000);
  await expect(postmasterOf(folder)).rejects.toThrow('ENOENT');
  agent.destroy();

  const log = server.log();
  expect(log).toContain('"path":"/hljwgo/v2/member/info"');
  expect(log).not.toContain(token);
  expect(log).not.toContain('goldbean"');
});

test('a start that is called off leaves no PostgreSQL behind', long, async () => {
  const data = await makeDataFolder();
  const server = launchServer(data, { LOG_LEVEL: 'info' });
  await vi.waitFor(() => expect(server.log()).toContain('migrated'), {
    timeout: 2 * patienceMs,
    interval: 10,
  });
  await server.end('SIGTERM');
  await expect(postmasterOf(data)).rejects.toThrow('ENOENT');
  await removeDataFolder(data);
});
