import { streamPath } from '@goldbean/contract';
import { afterAll, expect, test } from 'vitest';
import { counting, createStreamFixture } from './bind-stream.test-fixture.ts';

const fixture = await createStreamFixture();
const { clock, host, read, started, ticketFor } = fixture;
afterAll(() => fixture.close());

test('sends its events in order, each with its id, and that it has sent all', async () => {
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

test('a ticket opens it once, for 30 s; without one nobody reads', async () => {
  const before = started();
  const ticket = await ticketFor({ to: '1' });
  await (await read(ticket)).text();
  const late = await ticketFor({ to: '1' });
  clock.advance(30_000);
  for (const wrong of [ticket, late, '', 'made.up.by.hand'])
    expect(await (await read(wrong)).json()).toMatchObject({ code: 403, msg_key: 'request.forbidden' });
  expect(started() - before).toBe(1);
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
