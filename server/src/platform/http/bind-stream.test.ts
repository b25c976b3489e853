import type { AddressInfo } from 'node:net';
import { callPath, defineStream, streamPath } from '@goldbean/contract';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { createManualClock, createSeededRandom, silentLog } from '../../../test/scratch.ts';
import { readConfig } from '../config.ts';
import { createOneUseTickets } from '../one-use-tickets.ts';
import { createRateLimits } from '../rate-limits.ts';
import { refuse } from '../refusal.ts';
import { bindStream, createHttp } from './index.ts';

/* One stream of a test: it counts up to `to`, or waits for ever behind it when `to` is 0. */
const counting = defineStream({
  id: 'G910',
  service: 'scms',
  path: 'v2/count',
  summary: 'Counts.',
  input: z.object({ to: z.coerce.number(), fault: z.string().optional() }),
  events: { number: z.object({ n: z.number() }), words: z.object({ text: z.string() }) },
});

const clock = createManualClock();
let http: FastifyInstance;
let host: string;
/** When the server noticed that its reader had disconnected. */
let gone: number[] = [];
let started = 0;

beforeAll(async () => {
  http = await createHttp(readConfig({ LOG_LEVEL: 'silent' }));
  bindStream(
    http,
    counting,
    async function* count({ to, fault }, { caller, lastEventId, signal }) {
      started += 1;
      signal.addEventListener('abort', () => gone.push(performance.now()));
      if (lastEventId === null) yield { id: '0', event: 'words', data: { text: caller?.uid ?? 'nobody' } };
      if (fault === 'refused') refuse('request.not_found');
      if (fault === 'broken') throw new Error('a mistake of ours');
      if (fault === 'not what the contract says')
        yield { id: '9', event: 'number', data: { n: 'x' as never } };
      for (let n = Number(lastEventId ?? 0) + 1; n <= to; n += 1)
        yield { id: String(n), event: 'number', data: { n } };
      if (to === 0) await new Promise((resolve) => signal.addEventListener('abort', resolve));
    },
    {
      authenticate: (token) => (token === 'ann' ? { uid: '1', roles: [], sessionId: 's1' } : null),
      rateLimits: createRateLimits(1_000),
      log: silentLog,
      originOf: () => 'http://here',
      isOwnOrigin: () => true,
      tickets: createOneUseTickets('stream', 'secret', clock, createSeededRandom(1)),
    },
  );
  await http.listen({ port: 0, host: '127.0.0.1' });
  host = `http://127.0.0.1:${(http.server.address() as AddressInfo).port}`;
});
afterAll(() => http.close());
beforeEach(() => {
  gone = [];
  started = 0;
});

async function ticketFor(fields: Record<string, string>, token = 'ann'): Promise<string> {
  const answer = await fetch(host + callPath(counting.open), {
    method: 'POST',
    headers: { client: 'pc', token },
    body: new URLSearchParams(fields),
  });
  const { msg_key, data } = (await answer.json()) as { msg_key: string; data: { ticket: string } };
  return data.ticket ?? msg_key;
}
const read = (ticket: string, headers: Record<string, string> = {}, signal?: AbortSignal) =>
  fetch(`${host}${streamPath(counting)}?ticket=${encodeURIComponent(ticket)}`, {
    headers,
    ...(signal && { signal }),
  });

test('says its events in order, each with its id, and that it has said all', async () => {
  const answer = await read(await ticketFor({ to: '2' }));
  expect(await answer.text()).toBe(
    [
      'id: 0\nevent: words\ndata: {"text":"1"}\n\n',
      'id: 1\nevent: number\ndata: {"n":1}\n\n',
      'id: 2\nevent: number\ndata: {"n":2}\n\n',
      'event: end\ndata: {}\n\n',
    ].join(''),
  );
});

test('no one on the way may keep it back or change it, and it is as safe as other answers', async () => {
  const { headers } = await read(await ticketFor({ to: '1' }));
  expect(headers.get('content-type')).toBe('text/event-stream; charset=utf-8');
  expect(headers.get('cache-control')).toBe('no-store, no-transform');
  expect(headers.get('x-accel-buffering')).toBe('no');
  expect(headers.get('x-content-type-options')).toBe('nosniff');
});

test.each([
  ['as the header of the platform', (ticket: string) => read(ticket, { 'last-event-id': '2' })],
  [
    'in the address, where a page cannot set the header',
    (ticket: string) => fetch(`${host}${streamPath(counting)}?ticket=${ticket}&last_event_id=2`),
  ],
])('Last-Event-ID resumes behind it, %s', async (_name, resume) => {
  const text = await (await resume(await ticketFor({ to: '3' }))).text();
  expect(text.match(/^id: \d+$/gm)).toEqual(['id: 3']);
});

test('that its reader is gone reaches the server within 1 s', async () => {
  const reader = new AbortController();
  const answer = await read(await ticketFor({ to: '0' }), {}, reader.signal);
  await answer.body?.getReader().read();
  const left = performance.now();
  reader.abort();
  await vi.waitFor(() => expect(gone).toHaveLength(1), { interval: 5 });
  expect((gone[0] ?? Infinity) - left).toBeLessThan(1_000);
});

test('a ticket opens it once, for 30 s; without one nobody reads', async () => {
  const ticket = await ticketFor({ to: '1' });
  await (await read(ticket)).text();
  const late = await ticketFor({ to: '1' });
  clock.advance(30_000);
  for (const wrong of [ticket, late, '', 'made.up.by.hand'])
    expect(await (await read(wrong)).json()).toMatchObject({ code: 403, msg_key: 'request.forbidden' });
  expect(started).toBe(1);
  expect(await ticketFor({ to: '1' }, '')).toBe('account.login_required');
});

test.each([
  ['refused', { code: 404, msg_key: 'request.not_found' }],
  ['broken', { code: 500, msg_key: 'system.error' }],
  ['not what the contract says', { code: 500, msg_key: 'system.error' }],
])('one that is %s on the way says so', async (fault, failure) => {
  const text = await (await read(await ticketFor({ to: '1', fault }))).text();
  expect(text).toContain(`event: failed\ndata: ${JSON.stringify(failure)}\n\n`);
  expect(text).not.toContain('event: end');
  expect(text).not.toContain('event: number');
});
