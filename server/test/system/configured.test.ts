import { once } from 'node:events';
import { connect } from 'node:net';
import { callPath, calls } from '@goldbean/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestServer, type TestServer } from './in-process.ts';

/* What is configured reaches the place where it counts; and what no feature makes true yet is not given out. */
let testServer: TestServer;
beforeAll(async () => {
  testServer = await openTestServer(
    {},
    { GOLDBEAN_UPLOAD_DAY_MB: '0.001', RTMP_CONNECTIONS: '2', RTMP_CONNECTIONS_PER_ADDRESS: '1' },
    undefined,
    { film: true },
  );
});
afterAll(() => testServer.close());

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
  const answer = await testServer.app.http.inject({
    method: 'POST',
    url: callPath(calls.files.upload),
    headers: { client: 'pc', token, 'content-type': body.headers.get('content-type') ?? '' },
    payload: Buffer.from(await body.arrayBuffer()),
  });
  return answer.json<{ msg_key: string; data: { most?: number } }>();
}

test('E Security.2: GOLDBEAN_UPLOAD_DAY_MB is what a member may upload in a day', async () => {
  const token = await testServer.signIn('member');
  const answers = [];
  // 1,048 bytes, in pictures of less than a tenth of that.
  for (let sent = 0; sent <= 1_048; sent += pixel.length) answers.push(await upload(token));
  expect(answers.slice(0, -1).map(({ msg_key }) => msg_key)).toEqual(answers.slice(1).map(() => ''));
  expect(answers.at(-1)).toMatchObject({ msg_key: 'file.quota', data: { most: 1_048 } });
  // The quota is each member's own.
  expect((await upload(await testServer.signIn('member2'))).msg_key).toBe('');
});

/** @param localAddress where it connects from */
async function encoderAt(localAddress: string) {
  const socket = connect({ port: testServer.app.media.port(), host: '127.0.0.1', localAddress }).resume();
  socket.on('error', () => {});
  await once(socket, 'connect');
  return socket;
}

test('E Security.3: RTMP_CONNECTIONS_PER_ADDRESS is how many of them one address may have', async () => {
  const first = await encoderAt('127.0.0.1');
  await expect.poll(() => testServer.app.media.connections()).toBe(1);
  const second = await encoderAt('127.0.0.1');
  await expect.poll(() => second.closed).toBe(true);
  expect(first.closed).toBe(false);
  first.destroy();
  await expect.poll(() => testServer.app.media.connections()).toBe(0);
});

test('E Security.3: RTMP_CONNECTIONS is how many encoders there may be: the next takes the place of a silent one', async () => {
  const { media } = testServer.app;
  const [first, second] = [await encoderAt('127.0.0.1'), await encoderAt('127.0.0.2')];
  await expect.poll(() => media.connections()).toBe(2);
  const third = await encoderAt('127.0.0.3');
  await expect.poll(() => first.closed).toBe(true);
  expect(media.connections()).toBe(2);
  expect([second.closed, third.closed]).toEqual([false, false]);
  for (const socket of [second, third]) socket.destroy();
});

test('E Specification.3: an unknown goods id is refused for a live session, a known one stored (E12)', async () => {
  const lists = async (state: string) => {
    const { data } = await testServer.ask('live.list', 'teacher2', { state });
    return (data as { list: { live_id: string; streamer: { uid: string } }[] }).list;
  };
  const { uid } = (await testServer.ask('identity.memberInfo', 'teacher2', {})).data as { uid: string };
  const live_id = (await lists('not_started')).find(({ streamer }) => streamer.uid === uid)?.live_id;
  const { live } = (await testServer.ask('streaming.settings', 'teacher2', { live_id })).data as {
    live: Readonly<Record<string, unknown>>;
  };
  const [onAir] = await lists('live');
  const goods = await testServer.ask('shop.liveProducts', 'teacher2', { live_id: onAir?.live_id });
  const [product] = (goods.data as { list: { id: string }[] }).list;
  const fields = {
    live_id,
    name: live['name'],
    introduction: live['introduction'],
    background: live['background_id'],
    course_type: live['course_type'],
    start_time: live['start_time_ts'],
    block_network: live['block_network'],
  };
  const save = (...ids: readonly (string | undefined)[]) =>
    testServer.ask('streaming.edit', 'teacher2', { ...fields, goods: JSON.stringify(ids) });
  expect((await save(product?.id, 'none')).msg_key).toBe('shop.product_missing');
  expect(await save(product?.id)).toMatchObject({ msg_key: '', data: { live: { goods: [product?.id] } } });
});

test('E Specification.9: what nothing makes true yet is null, and nothing stands in for it', async () => {
  const { data } = await testServer.ask('live.list', 'member', { state: 'live' });
  const [live] = (data as { list: { live_id: string; streamer: { uid: string } }[] }).list;
  const at = { live_id: live?.live_id };
  const info = await testServer.ask('live.info', 'member', at);
  expect(info.data).toMatchObject({ media: { flv: expect.stringMatching(/^\/flv\//), hls: null } });
  const clarity = await testServer.ask('live.clarity', 'member', at);
  expect(clarity.data).toMatchObject({
    tiers: [
      { key: 'original', hls: null },
      { key: 'hd', hls: null },
      { key: 'sd', hls: null },
    ],
  });
  const seen = await testServer.ask('live.user', 'member', { ...at, uid: live?.streamer.uid });
  expect(seen.data).toMatchObject({ club: null });
});
