import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { connect, type AddressInfo } from 'node:net';
import { defineCall, defineCalls, envelope } from '@goldbean/contract';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { silentLog } from '../../../test/test-database.ts';
import { readConfig } from '../config.ts';
import { createRateLimits } from '../rate-limits.ts';
import { serveApp } from '../web/serve-app.ts';
import type { Database } from '../database/index.ts';
import { bindCalls, createHttp, handlersFor, isOwnOrigin } from './index.ts';

const calls = defineCalls({
  echo: defineCall({
    id: 'G900',
    service: 'scms',
    path: 'v2/echo',
    summary: 'Answers its text.',
    access: 'open',
    rate: 'none',
    input: z.object({ text: z.string('request.invalid').optional(), request_id: z.string().optional() }),
    output: z.object({ text: z.string() }),
  }),
  put: defineCall({
    id: 'G901',
    service: 'scms',
    path: 'v2/put',
    summary: 'Takes a file.',
    encoding: 'multipart',
    writes: true,
    rate: 'none',
    input: z.object({ name: z.string().optional() }),
    output: z.object({ size: z.number() }),
  }),
  read: defineCall({
    id: 'G902',
    method: 'GET',
    service: 'scms',
    path: 'v2/read',
    summary: 'For administrators.',
    access: ['admin'],
    input: z.object({}),
    output: z.object({ uid: z.string() }),
  }),
});

let http: FastifyInstance;
let bodyHashes: string[];
let storedPath: string | undefined;
const page = 'https://pages.example';

beforeAll(async () => {
  http = await createHttp(readConfig({ LOG_LEVEL: 'silent', ALLOWED_ORIGINS: page }));
  const handlers = handlersFor(calls, {
    async echo({ text }, { intent }) {
      bodyHashes.push(intent.bodyHash);
      return { text: text ?? '', secret: 'never shown' };
    },
    async put(_input, { file }) {
      storedPath = file?.path;
      return { size: file?.size ?? -1 };
    },
    async read(_input, { caller }) {
      return { uid: caller.uid };
    },
  });
  bindCalls(
    http,
    { trial: calls },
    { trial: handlers },
    {
      async authenticate(token) {
        if (token === 'ann') return { uid: '1', roles: [], sessionId: 's1' };
        return token === 'root' ? { uid: '2', roles: ['admin'], sessionId: 's2' } : null;
      },
      rateLimits: createRateLimits(1),
      log: silentLog,
      originOf: () => 'http://here',
      isOwnOrigin: (request) => isOwnOrigin(request.headers.origin, request.host, [page]),
    },
  );
  await serveApp(http, null, {} as Database);
  await http.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => http.close());
beforeEach(() => {
  bodyHashes = [];
  storedPath = undefined;
});

const url = '/scms/v2/echo';
const form = { 'content-type': 'application/x-www-form-urlencoded' };
const json = { 'content-type': 'application/json' };
const post = (payload: string, headers: Record<string, string> = form, to = url) =>
  http.inject({ method: 'POST', url: to, headers, payload });

test('a call without a handler does not compile', () => {
  type Bound = Parameters<typeof bindCalls<{ trial: typeof calls }>>[2];
  const { echo: _, ...rest } = {} as Bound['trial'];
  // @ts-expect-error the verb echo has no handler
  const verb: Bound = { trial: rest };
  // @ts-expect-error the feature has none
  const feature: Bound = {};
  expect([verb, feature]).toEqual([{ trial: {} }, {}]);
});

describe('a body', () => {
  test.each([
    ['form', 'text=a', form],
    ['JSON', '{"text":"a"}', json],
  ])('may be %s', async (_name, payload, headers) => {
    expect((await post(payload, headers)).json()).toMatchObject({ code: 200, data: { text: 'a' } });
  });

  test('may be empty', async () => {
    const answer = await http.inject({ method: 'POST', url });
    expect(answer.json()).toMatchObject({ code: 200, data: { text: '' } });
  });

  test.each([
    ['repeated keys', 'text=a&text=b', form],
    ['keys repeated with brackets', 'text[]=a', form, 200],
    ['bad JSON', '{"text":', json],
    ['an empty JSON body', '', json],
    ['a JSON list', '[1]', json],
    ['JSON null', '{"text":null}', json],
    ['a wrong type', '{"text":{"a":1}}', json],
  ])('with %s is refused in the envelope', async (_name, payload, headers, code = 400) => {
    const answer = await post(payload, headers);
    expect(answer.statusCode).toBe(200);
    expect(envelope.parse(answer.json()).code).toBe(code);
  });

  test.each([
    ['text/plain', 'text=a'],
    ['application/xml', '<a/>'],
    ['', 'text=a'],
  ])('of type "%s" is 415', async (type, payload) => {
    const answer = await post(payload, type ? { 'content-type': type } : { 'content-type': '' });
    expect(answer.statusCode).toBe(415);
    expect(answer.json()).toMatchObject({ code: 415, msg_key: 'system.wrong_media_type' });
  });

  test('of more than 1 MiB is 413', async () => {
    const answer = await post(`text=${'a'.repeat(1_100_000)}`);
    expect(answer.statusCode).toBe(413);
    expect(answer.json()).toMatchObject({ code: 413, msg_key: 'system.body_too_large' });
  });

  test('cannot reach a prototype', async () => {
    for (const payload of ['{"__proto__":{"polluted":1}}', '{"constructor":{"prototype":{"polluted":1}}}'])
      await post(payload, json);
    await post('__proto__[polluted]=1&constructor.prototype.polluted=1&__proto__=1');
    await http.inject({ url: '/scms/v2/read?__proto__[polluted]=1&__proto__=1' });
    expect(({} as Record<string, unknown>)['polluted']).toBeUndefined();
  });

  test('wins over the query, and both may not differ in kind', async () => {
    const answer = await post('text=body', form, `${url}?text=query`);
    expect(answer.json()).toMatchObject({ data: { text: 'body' } });
  });

  test('has one digest, however it was sent', async () => {
    await post('text=a&request_id=1');
    await post('{"request_id":"2","text":"a"}', json);
    expect(new Set(bodyHashes).size).toBe(1);
    expect(bodyHashes).toHaveLength(2);
  });
});

describe('an address', () => {
  test.each([
    ['half an escape', '/%'],
    ['no escape', '/scms/v2/%ZZ'],
    ['a NUL', '/scms/v2/echo%00'],
    ['10,000 letters', `/${'a'.repeat(10_000)}`],
  ])('with %s is unknown', async (_name, to) => {
    const answer = await http.inject({ method: 'POST', url: to });
    expect(answer.statusCode).toBe(404);
    expect(answer.json()).toMatchObject({ code: 404, msg_key: 'system.unknown_call' });
  });

  test('longer than the parser takes is answered in the envelope', async () => {
    const { port } = http.server.address() as AddressInfo;
    const socket = connect(port, '127.0.0.1');
    socket.on('error', () => {});
    let received = '';
    socket.on('data', (chunk) => {
      received += String(chunk);
    });
    socket.write(`GET /${'a'.repeat(100_000)} HTTP/1.1\r\nHost: here\r\n\r\n`);
    await once(socket, 'close');
    expect(received).toMatch(/^HTTP\/1\.1 431 /);
    expect(envelope.parse(JSON.parse(received.split('\r\n\r\n')[1] ?? '')).code).toBe(413);
  });

  test.each(['GET', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'HEAD'] as const)('takes no %s', async (method) => {
    const answer = await http.inject({ method, url });
    expect(answer.statusCode).toBe(405);
    expect(answer.headers['allow']).toBe('POST');
  });
});

describe('who may call', () => {
  test.each([
    ['nobody', '', 'account.login_required'],
    ['an unknown token', 'bob', 'account.login_required'],
    ['a member', 'ann', 'request.forbidden'],
    ['an administrator', 'root', ''],
  ])('%s', async (_name, token, msgKey) => {
    const answer = await http.inject({ url: `/scms/v2/read?token=${token}` });
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toMatchObject({ msg_key: msgKey });
  });

  test('a token may be a header too', async () => {
    const answer = await http.inject({ url: '/scms/v2/read', headers: { token: 'root' } });
    expect(answer.json()).toMatchObject({ data: { uid: '2' } });
  });

  test('what asks without a token is counted all the same', async () => {
    const answers = await Promise.all(
      Array.from({ length: 260 }, () =>
        http.inject({ url: '/scms/v2/read', remoteAddress: '192.0.2.7' }).then((answer) => answer.statusCode),
      ),
    );
    expect(answers.filter((status) => status === 429)).toHaveLength(20);
  });

  test('an answer holds no field that the contract does not name', async () => {
    expect((await post('text=a')).body).not.toContain('never shown');
  });
});

const boundary = 'x'.repeat(20);
const multipart = (parts: readonly string[], end = `--${boundary}--\r\n`) =>
  parts.map((part) => `--${boundary}\r\n${part}\r\n`).join('') + end;
const fieldPart = (name: string, value: string) =>
  `Content-Disposition: form-data; name="${name}"\r\n\r\n${value}`;
const filePart = (content: string) =>
  `Content-Disposition: form-data; name="file"; filename="a.txt"\r\nContent-Type: text/plain\r\n\r\n${content}`;
const put = (payload: string, headers: Record<string, string> = {}, to = '/scms/v2/put') =>
  http.inject({
    method: 'POST',
    url: to,
    headers: { client: 'pc', 'content-type': `multipart/form-data; boundary=${boundary}`, ...headers },
    payload,
  });

describe('an upload', () => {
  test('reaches the handler and is gone afterwards', async () => {
    const answer = await put(multipart([fieldPart('token', 'ann'), filePart('hello')]));
    expect(answer.json()).toMatchObject({ data: { size: 5 } });
    expect(storedPath).toBeDefined();
    await vi.waitFor(() => expect(existsSync(String(storedPath))).toBe(false));
  });

  test.each([
    ['without a token', multipart([filePart('hello')]), 401],
    ['with the token behind the file', multipart([filePart('hello'), fieldPart('token', 'ann')]), 401],
    ['cut short', multipart([fieldPart('token', 'ann'), filePart('hello')], ''), 400],
    ['with two files', multipart([fieldPart('token', 'ann'), filePart('a'), filePart('b')]), 400],
    ['with a prototype', multipart([fieldPart('__proto__', 'a')]), 400],
    ['of nothing', '', 401],
    [
      'of too many fields',
      multipart(Array.from({ length: 80 }, (_, index) => fieldPart(`f${index}`, ''))),
      400,
    ],
  ])('%s is refused', async (_name, payload, code) => {
    const answer = await put(payload);
    expect(answer.statusCode).toBe(200);
    expect(envelope.parse(answer.json()).code).toBe(code);
  });

  test('that is named and not sent, as by a GET, is none', async () => {
    const headers = { 'content-type': `multipart/form-data; boundary=${boundary}` };
    const answer = await http.inject({ url: '/scms/v2/read?token=root', headers });
    expect(answer.json()).toMatchObject({ data: { uid: '2' } });
  });

  test('to a wrong method or an unknown call is refused', async () => {
    const headers = { 'content-type': `multipart/form-data; boundary=${boundary}` };
    const payload = multipart([filePart('hello')]);
    const wrong = await http.inject({ method: 'PUT', url, headers, payload });
    expect(wrong.statusCode).toBe(405);
    expect((await put(payload, {}, '/scms/v2/nothing')).statusCode).toBe(404);
  });

  test.each([
    ['with a file', multipart([filePart('hello')])],
    ['with the fields of the call', multipart([fieldPart('text', 'on')])],
  ])('%s is refused by a call that takes none', async (_name, payload) => {
    const answer = await put(payload, {}, url);
    expect(answer.statusCode).toBe(415);
    expect(answer.json()).toMatchObject({ code: 415, msg_key: 'system.wrong_media_type' });
  });

  test('is refused there at once, before its body has come', async () => {
    const socket = connect((http.server.address() as AddressInfo).port, '127.0.0.1');
    socket.write(
      `POST ${url} HTTP/1.1\r\nHost: here\r\nclient: pc\r\nContent-Length: 99999\r\n` +
        `Content-Type: multipart/form-data; boundary=${boundary}\r\n\r\n--${boundary}`,
    );
    const [received] = (await once(socket, 'data')) as [Buffer];
    expect(String(received)).toMatch(/^HTTP\/1.1 415 /);
    socket.destroy();
  });

  test('that is broken off is no fault of ours, and the server goes on', async () => {
    const { port } = http.server.address() as AddressInfo;
    const socket = connect(port, '127.0.0.1');
    socket.on('error', () => {});
    const faults = vi.spyOn(http.log, 'error');
    socket.write(
      'POST /scms/v2/put HTTP/1.1\r\nHost: here\r\nclient: pc\r\nContent-Length: 99999\r\n' +
        `Content-Type: multipart/form-data; boundary=${boundary}\r\n\r\n` +
        `--${boundary}\r\n${fieldPart('token', 'ann')}\r\n--${boundary}\r\n${filePart('a'.repeat(5_000))}`,
    );
    await new Promise((resolve) => setImmediate(resolve));
    socket.destroy();
    await vi.waitFor(async () => expect((await post('text=on')).json()).toMatchObject({ code: 200 }));
    expect(faults).not.toHaveBeenCalled();
  });
});

describe('another origin', () => {
  const writing = { client: 'pc', token: 'ann' };
  test.each([
    ['an unknown page', { origin: 'https://evil.example' }, 'request.forbidden'],
    ['a page without an origin', { origin: 'null' }, 'request.forbidden'],
    ['another site that hides its origin', { 'sec-fetch-site': 'cross-site' }, 'request.forbidden'],
    ['our own page', { origin: 'http://localhost:8080', host: 'localhost:8080' }, ''],
    ['a page that is allowed', { origin: page }, ''],
    ['no browser', {}, ''],
  ])('%s', async (_name, headers, msgKey) => {
    const answer = await put(multipart([]), { ...writing, ...headers });
    expect(answer.json<{ msg_key: string }>().msg_key).toBe(msgKey);
  });

  test('a writing call wants the header client', async () => {
    const answer = await put(multipart([]), { token: 'ann', client: 'mobile' });
    expect(answer.json()).toMatchObject({ code: 403, msg_key: 'request.client_header' });
  });

  test('may read answers only when it is allowed', async () => {
    const preflight = { 'access-control-request-method': 'POST', 'access-control-request-headers': 'client' };
    const yes = await http.inject({ method: 'OPTIONS', url, headers: { origin: page, ...preflight } });
    expect(yes.statusCode).toBe(204);
    expect(yes.headers['access-control-allow-origin']).toBe(page);
    const evil = { origin: 'https://evil.example', ...preflight };
    const no = await http.inject({ method: 'OPTIONS', url, headers: evil });
    expect(no.headers['access-control-allow-origin']).toBeUndefined();
  });
});
