import { once } from 'node:events';
import { connect } from 'node:net';
import { callPath, calls } from '@goldbean/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openHouse, type House } from './in-process.ts';

/* What is configured reaches the place where it counts; and what no feature makes true yet is not given out. */
let house: House;
beforeAll(async () => {
  house = await openHouse({}, { GOLDBEAN_UPLOAD_DAY_MB: '0.001', RTMP_CONNECTIONS: '2' });
}, 120_000);
afterAll(() => house.close());

/** 1 x 1, transparent. */
const pixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

async function upload(token: string) {
  const form = new FormData();
  form.append('scene', 'chat');
  form.append('file', new Blob([pixel], { type: 'image/png' }), 'dot.png');
  const body = new Response(form);
  const answer = await house.app.http.inject({
    method: 'POST',
    url: callPath(calls.files.upload),
    headers: { client: 'pc', token, 'content-type': body.headers.get('content-type') ?? '' },
    payload: Buffer.from(await body.arrayBuffer()),
  });
  return answer.json<{ msg_key: string; data: { most?: number } }>();
}

test('E Security.2: GOLDBEAN_UPLOAD_DAY_MB is what a member may upload in a day', async () => {
  const token = await house.signIn('member');
  const answers = [];
  // 1,048 bytes, in pictures of less than a tenth of that.
  for (let sent = 0; sent <= 1_048; sent += pixel.length) answers.push(await upload(token));
  expect(answers.slice(0, -1).map(({ msg_key }) => msg_key)).toEqual(answers.slice(1).map(() => ''));
  expect(answers.at(-1)).toMatchObject({ msg_key: 'file.quota', data: { most: 1_048 } });
  // The quota is each member's own.
  expect((await upload(await house.signIn('member2'))).msg_key).toBe('');
});

test('E Security.3: RTMP_CONNECTIONS is how many encoders there may be: the next takes the place of a silent one', async () => {
  const { media } = house.app;
  const open = async () => {
    const socket = connect(media.port(), '127.0.0.1').resume();
    socket.on('error', () => {});
    await once(socket, 'connect');
    return socket;
  };
  const [first, second] = [await open(), await open()];
  await expect.poll(() => media.connections()).toBe(2);
  const third = await open();
  await expect.poll(() => first.closed, { timeout: 5_000 }).toBe(true);
  expect(media.connections()).toBe(2);
  expect([second.closed, third.closed]).toEqual([false, false]);
  for (const socket of [second, third]) socket.destroy();
});

test('E Specification.9: what nothing makes true yet is null, and nothing stands in for it', async () => {
  const { data } = await house.ask('live.list', 'member', { state: 'live' });
  const [live] = (data as { list: { live_id: string; streamer: { uid: string } }[] }).list;
  const at = { live_id: live?.live_id };
  const info = await house.ask('live.info', 'member', at);
  expect(info.data).toMatchObject({ media: { flv: expect.stringMatching(/^\/flv\//), hls: null } });
  const clarity = await house.ask('live.clarity', 'member', at);
  expect(clarity.data).toMatchObject({
    tiers: [
      { key: 'original', hls: null },
      { key: 'hd', hls: null },
      { key: 'sd', hls: null },
    ],
  });
  const seen = await house.ask('live.user', 'member', { ...at, uid: live?.streamer.uid });
  expect(seen.data).toMatchObject({ club: null });
});
