import { readFile } from 'node:fs/promises';
import type { CallAnswer, calls } from '@goldbean/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createPusher } from '../rtmp-pusher.ts';
import { openTestServer, type TestServer } from './in-process.ts';

/* G090: an encoder that is refused for its address, over real RTMP; whoever runs the live session reads why. */
type PushAnswer = CallAnswer<typeof calls.streaming.push>;

let testServer: TestServer;
let film: Buffer;
let live_id: string;
let address: PushAnswer;

const refused = async (): Promise<string> =>
  ((await testServer.ask('streaming.health', 'teacher', { live_id })).data as { refused: string }).refused;
async function push(url: string, key: string): Promise<string> {
  const pusher = await createPusher({ url, key, film });
  await pusher.closed;
  return pusher.refused;
}

beforeAll(async () => {
  testServer = await openTestServer();
  film = await readFile(new URL('../uploads/tiny.flv', import.meta.url));
  const { data } = await testServer.ask('live.list', 'member', { state: 'live' });
  const [live] = (data as CallAnswer<typeof calls.live.list>).list;
  live_id = live?.live_id ?? '';
  address = (await testServer.ask('streaming.push', 'teacher', { live_id })).data as PushAnswer;
});
afterAll(() => testServer.close());

describe('G090: a push with a good key', () => {
  beforeEach(async () => {
    expect(await push(address.rtmp_url, `${address.stream}?key=old`)).toContain('wrong_key');
    expect(await refused()).toBe('wrong_key');
  });

  test.each<[string, (given: PushAnswer) => readonly [string, string]]>([
    ['another application', ({ rtmp_url, key }) => [rtmp_url.replace(/live$/, 'other'), key]],
    ['the name of the stream twice', ({ rtmp_url, key, stream }) => [`${rtmp_url}/${stream}`, key]],
    ['the application twice', ({ rtmp_url, key }) => [`${rtmp_url}/live`, key]],
    ['a part more', ({ rtmp_url, key }) => [rtmp_url, key.replace('?', '/again?')]],
    ['a part before the key', ({ rtmp_url, key }) => [rtmp_url, `mine/${key}`]],
  ])('to an address with %s is refused, and the console says so', async (_, of) => {
    expect(await push(...of(address))).toContain('bad_address');
    expect(await refused()).toBe('bad_address');
  });

  test('to an address that names no stream, or another one’s, leaves what the console says', async () => {
    expect(await push(address.rtmp_url, 'mine/yours?key=good')).toContain('bad_address');
    expect(await refused()).toBe('wrong_key');
  });
});
