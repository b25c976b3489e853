import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { fileURLToPath } from 'node:url';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { createPusher } from '../../../../test/rtmp-pusher.ts';
import { silentLog } from '../../../../test/test-database.ts';
import { createMedia, encoderLimits, type EncoderLimits, type Media } from '../index.ts';

const film = readFileSync(fileURLToPath(new URL('../../../demo/film/film.flv', import.meta.url)));

let media: Media;
const opened: Socket[] = [];
const lines: unknown[][] = [];

async function listen(limits: Partial<EncoderLimits> = {}, host = '127.0.0.1'): Promise<void> {
  media = createMedia({
    port: 0,
    host,
    limits: { ...encoderLimits, ...limits },
    tiers: 0,
    log: { ...silentLog, warn: (...line: unknown[]) => void lines.push(line) },
  });
  media.setHandlers({
    authorise: async () => ({ ok: true }),
    onMisaddressed: async () => {},
    onPublish: async () => {},
    onUnpublish: async () => {},
  });
  await media.listen();
}
afterEach(async () => {
  vi.useRealTimers();
  for (const socket of opened.splice(0)) socket.destroy();
  lines.length = 0;
  await media.close();
});

/** Connects and says nothing. @param from its own address, any of 127.0.0.0/8 */
async function open(from = '127.0.0.1'): Promise<Socket> {
  const socket = connect({ port: media.port(), host: '127.0.0.1', localAddress: from });
  opened.push(socket);
  socket.on('error', () => {});
  socket.resume();
  await once(socket, 'connect');
  return socket;
}
const closing = (socket: Socket) =>
  new Promise<void>((resolve) => {
    if (socket.closed) resolve();
    else socket.once('close', () => resolve());
  });
const push = (stream: string) =>
  createPusher({ url: `rtmp://127.0.0.1:${media.port()}/live`, key: `${stream}?key=k`, film });

describe('connections to the RTMP port', () => {
  test('fifty silent ones of one address: few stay, and one line says so', async () => {
    await listen();
    const silent = await Promise.all(Array.from({ length: 50 }, () => open()));
    await vi.waitFor(() =>
      expect(silent.filter(({ closed }) => !closed)).toHaveLength(encoderLimits.beforePublishPerAddress),
    );
    expect(lines).toEqual([[{ address: '127.0.0.1' }, expect.stringContaining('too many')]]);
  });

  test('fifty silent ones take less than a megabyte', async () => {
    await listen({ beforePublishPerAddress: 100, beforePublish: 100, perAddress: 100 });
    const before = process.memoryUsage().arrayBuffers;
    await Promise.all(Array.from({ length: 50 }, () => open()));
    await vi.waitFor(() => expect(media.connections()).toBe(50));
    expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(1_048_576);
  });

  test('those that push are not counted with the waiting, but with those of their address', async () => {
    await listen({ perAddress: 3, beforePublishPerAddress: 1 });
    const pushers = [await push('a'), await push('b')];
    expect(pushers.map(({ refused }) => refused)).toEqual(['', '']);
    const waiting = await open();
    const second = await open();
    await closing(second);
    waiting.destroy();
    await vi.waitFor(() => expect(media.connections()).toBe(2));
    expect((await push('c')).refused).toBe('');
    const fourth = await open();
    await closing(fourth);
    expect(['a', 'b', 'c'].map((stream) => media.isPublishing(stream))).toEqual([true, true, true]);
  });

  test('where too many wait, the one that waited longest makes room: strangers keep no encoder out', async () => {
    await listen({ beforePublish: 3 });
    const strangers: Socket[] = [];
    for (const from of ['127.0.0.2', '127.0.0.3', '127.0.0.4']) strangers.push(await open(from));
    expect((await push('a')).refused).toBe('');
    await vi.waitFor(() => expect(strangers[0]?.closed).toBe(true));
    expect(strangers.filter(({ closed }) => !closed)).toHaveLength(2);
  });

  test('where all places are taken, a waiting one makes room, and one that pushes never does', async () => {
    await listen({ connections: 2 });
    expect((await push('a')).refused).toBe('');
    const stranger = await open('127.0.0.2');
    expect((await push('b')).refused).toBe('');
    await vi.waitFor(() => expect(stranger.closed).toBe(true));
    const late = await open('127.0.0.3');
    await closing(late);
    expect([media.isPublishing('a'), media.isPublishing('b')]).toEqual([true, true]);
  });

  test('X10: three thousand half-open ones of as many addresses: who pushes stays on air, and the next is let in', async () => {
    await listen();
    expect((await push('a')).refused).toBe('');
    const addressOf = (n: number) => `127.1.${Math.floor(n / 200)}.${(n % 200) + 1}`;
    for (let first = 0; first < 3_000; first += 100)
      await Promise.all(Array.from({ length: 100 }, (_, n) => open(addressOf(first + n))));
    await vi.waitFor(() => expect(media.connections()).toBeLessThanOrEqual(encoderLimits.beforePublish + 1));
    expect((await push('b')).refused).toBe('');
    expect([media.isPublishing('a'), media.isPublishing('b')]).toEqual([true, true]);
  });

  test('one that does not push within ten seconds is closed, however it chatters', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    await listen();
    const chatty = await open();
    await vi.waitFor(() => expect(media.connections()).toBe(1));
    const closed = closing(chatty);
    for (let second = 0; second < 9; second += 1) {
      chatty.write(Buffer.from([3]));
      vi.advanceTimersByTime(1_000);
    }
    expect(media.connections()).toBe(1);
    vi.advanceTimersByTime(1_000);
    await closed;
  });

  test('one that pushes stays', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    await listen();
    await push('a');
    await vi.waitFor(() => expect(media.isPublishing('a')).toBe(true));
    vi.advanceTimersByTime(10_000);
    await new Promise((resolve) => setImmediate(resolve));
    expect(media.isPublishing('a')).toBe(true);
  });

  test('HOST: it listens there and nowhere else', async () => {
    await listen({}, '127.0.0.5');
    const elsewhere = connect(media.port(), '127.0.0.1');
    const [error] = (await once(elsewhere, 'error')) as [NodeJS.ErrnoException];
    expect(error.code).toBe('ECONNREFUSED');
  });
});
