import { readFile } from 'node:fs/promises';
import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import { text as readAll } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { callPath, calls, fileLimits, type CallData } from '@goldbean/contract';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestServer, type TestServer } from './in-process.ts';

/* V09, D33: real uploads, streamed as a browser does, of exactly the limit and of one byte more. */
let testServer: TestServer;
let port: number;
let token: string;
beforeAll(async () => {
  testServer = await openTestServer();
  await testServer.app.http.listen({ port: 0, host: '127.0.0.1' });
  ({ port } = testServer.app.http.server.address() as AddressInfo);
  token = await testServer.signIn('member');
});
afterAll(() => testServer.close());

const step = Buffer.alloc(1_048_576);

/** A multipart body, of which no more than a step is in memory. */
function* bodyOf(
  boundary: string,
  scene: string,
  name: string,
  head: Uint8Array,
  size: number,
): Generator<Uint8Array> {
  const field = (rest: string) => `--${boundary}\r\ncontent-disposition: form-data; name=${rest}\r\n\r\n`;
  yield Buffer.from(`${field('"scene"')}${scene}\r\n${field(`"file"; filename="${name}"`)}`);
  yield head;
  for (let left = size - head.length; left > 0; left -= step.length) yield step.subarray(0, left);
  yield Buffer.from(`\r\n--${boundary}--\r\n`);
}

async function send(name: string, head: Uint8Array, size: number, scene = 'chat') {
  const boundary = 'between-the-parts';
  const sent = request({
    port,
    host: '127.0.0.1',
    method: 'POST',
    path: callPath(calls.files.upload),
    headers: { client: 'pc', token, 'content-type': `multipart/form-data; boundary=${boundary}` },
  });
  const answered = new Promise<string>((resolve, reject) => {
    sent.on('error', reject);
    sent.on('response', (response) => {
      readAll(response).then(resolve, reject);
    });
  });
  const [text] = await Promise.all([
    answered,
    pipeline(Readable.from(bodyOf(boundary, scene, name, head, size)), sent),
  ]);
  return JSON.parse(text) as { msg_key: string; data: CallData<typeof calls.files.upload> };
}

/** A film, and the head of a part of it that no player looks at. @param most bytes of all of it */
async function film(most: number = fileLimits.videoBytes): Promise<Buffer> {
  const tiny = await readFile(new URL('../uploads/tiny.mp4', import.meta.url));
  const head = Buffer.alloc(8);
  head.writeUInt32BE(most - tiny.length);
  head.write('free', 4);
  return Buffer.concat([tiny, head]);
}
const picture = () =>
  sharp({ create: { width: 40, height: 30, channels: 3, background: 'teal' } })
    .png()
    .toBuffer();

describe.each([
  ['a picture', 'a.png', picture, fileLimits.imageBytes, 'file.image_too_large'],
  ['a file', 'a.pdf', async () => Buffer.from('%PDF-1.7\n'), fileLimits.fileBytes, 'file.too_large'],
  ['a video', 'a.mp4', () => film(), fileLimits.videoBytes, 'file.video_too_large'],
] as const)('V09, K07, D33: %s', (_, name, head, limit, refusal) => {
  test('of the limit is taken', async () => {
    const answer = await send(name, await head(), limit);
    expect(answer).toMatchObject({ msg_key: '', data: { file_id: expect.any(String) } });
  });
  test('of one byte more is refused', async () => {
    expect((await send(name, await head(), limit + 1)).msg_key).toBe(refusal);
  });
});

describe('S09: a recording of the screen', () => {
  const most = fileLimits.recordingBytes;
  test('of the limit is taken', async () => {
    const answer = await send('a.mp4', await film(most), most, 'wish_recording');
    expect(answer).toMatchObject({ msg_key: '', data: { mime: 'video/mp4', size: most } });
  });
  test('of one byte more is refused', async () => {
    const answer = await send('a.mp4', await film(most + 1), most + 1, 'wish_recording');
    expect(answer.msg_key).toBe('file.recording_too_large');
  });
});
