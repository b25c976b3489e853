import { readFile } from 'node:fs/promises';
import { callPath, namedCalls, type CallData, type Message, type NamedCalls } from '@goldbean/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createDatabase, type Database } from '../../src/platform/database/index.ts';
import { createConverter } from '../../src/platform/media/conversion/index.ts';
import { silentLog } from '../test-database.ts';
import { patienceMs, until } from '../until.ts';
import { makeDataFolder, removeDataFolder, send, signIn, startServer } from './real-server.ts';
import { databaseOf } from './top-up.ts';

/* Videos of a class group are converted by a real server, also by one that was killed amid it (D32, V10). */
const longest = { timeout: 8 * patienceMs };

let folder: string;
beforeAll(async () => {
  folder = await makeDataFolder();
});
afterAll(() => removeDataFolder(folder));

const sample = (name: string) => readFile(new URL(`../uploads/${name}`, import.meta.url));

async function upload(port: number, token: string, name: string, content: Uint8Array): Promise<string> {
  const form = new FormData();
  form.set('token', token);
  form.set('scene', 'chat');
  form.set('file', new Blob([new Uint8Array(content)]), name);
  const answer = await fetch(`http://127.0.0.1:${port}${callPath(namedCalls['files.upload'])}`, {
    method: 'POST',
    headers: { client: 'pc' },
    body: form,
  });
  const { data } = (await answer.json()) as { data: CallData<NamedCalls['files.upload']> };
  return data.file_id;
}

const statesOf = (messages: readonly Message[]): string[] =>
  messages.flatMap((message) =>
    message.status === 'normal' && message.kind === 'video' ? message.body.state : [],
  );

/** Conversions, as the database has them. */
async function conversions(database: Database) {
  const { rows } = await sql<{ file_id: string; conversion: string; tries: number }>`
    SELECT file_id, conversion, conversion_tries AS tries FROM file WHERE conversion IS NOT NULL`.execute(
    database.reader,
  );
  return rows;
}

const isOff = createConverter(1, silentLog).atOnce === 0;
describe.skipIf(isOff)(`with the converter${isOff ? ' (node-av is not installed)' : ''}`, () => {
  test('D32: kill -9 amid a conversion; the server that comes after ends all of them', longest, async () => {
    const first = await startServer(folder);
    const token = await signIn(first.port, 'member');
    const { data: groups } = await send(first.port, 'groups.list', {}, { token });
    const room = groups.list[0]?.group.room ?? '';
    const avi = await sample('tiny.avi');
    const broken = avi.subarray(0, 3_000);
    for (const [count, content] of [avi, avi, avi, broken].entries()) {
      const fileId = await upload(first.port, token, `${count}.avi`, content);
      const body = JSON.stringify({ file_id: fileId });
      const message = { room, client_msg_id: `v${count}`, kind: 'video', body };
      expect(await send(first.port, 'messaging.publish', message, { token })).toMatchObject({ code: 200 });
    }

    const database = createDatabase(await databaseOf(folder), 1);
    const begun = async () =>
      (await conversions(database)).filter(
        ({ conversion, tries }) => conversion === 'waiting' && tries === 1,
      );
    await until('a conversion has begun', async () => (await begun()).length > 0, { interval: 5 });
    await first.end('SIGKILL');
    const [cut] = await begun();
    expect(cut).toBeDefined();

    const second = await startServer(folder);
    const history = async () =>
      (await send(second.port, 'messaging.history', { room, size: 4 }, { token })).data.list;
    const isDone = async () => !statesOf(await history()).includes('processing');
    await until('all conversions have ended', isDone, { timeout: 4 * patienceMs, interval: 200 });
    expect(statesOf(await history())).toEqual(['ready', 'ready', 'ready', 'failed']);
    const again = (await conversions(database)).find(({ file_id }) => file_id === cut?.file_id);
    expect(again).toMatchObject({ conversion: 'ready', tries: 2 });
    await database.close();
    expect(await second.end('SIGTERM')).toBe(0);
  });
});
