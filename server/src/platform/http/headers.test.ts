import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineCall, defineCalls } from '@goldbean/contract';
import type { FastifyInstance } from 'fastify';
import type { DestinationStream } from 'pino';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { silentLog } from '../../../test/test-database.ts';
import { readConfig } from '../config.ts';
import type { Database } from '../database/index.ts';
import { createRateLimits } from '../rate-limits.ts';
import { serveApp } from '../web/serve-app.ts';
import { bindCalls, createHttp, handlersFor } from './index.ts';

const calls = defineCalls({
  double: defineCall({
    id: 'G910',
    service: 'scms',
    path: 'v2/double',
    summary: 'Answers twice the number.',
    access: 'open',
    input: z.object({ n: z.coerce.number().max(100, 'request.invalid') }),
    output: z.object({ n: z.number() }),
  }),
  break: defineCall({
    id: 'G911',
    service: 'scms',
    path: 'v2/break',
    summary: 'Has a fault.',
    access: 'open',
    input: z.object({}),
    output: z.object({}),
  }),
});

const friend = 'https://friend.example';
let folder: string;
let http: FastifyInstance;

async function serve(
  environment: Readonly<Record<string, string>>,
  logTo?: DestinationStream,
): Promise<FastifyInstance> {
  const served = await createHttp(readConfig({ LOG_LEVEL: 'silent', ...environment }), logTo);
  const handlers = handlersFor(calls, {
    async double({ n }) {
      return { n: 2 * n };
    },
    async break() {
      throw new Error('on purpose');
    },
  });
  bindCalls(
    served,
    { trial: calls },
    { trial: handlers },
    {
      authenticate: async () => null,
      rateLimits: createRateLimits(1),
      log: silentLog,
      originOf: () => 'http://here',
      isOwnOrigin: () => true,
    },
  );
  await serveApp(served, folder, {} as Database);
  await served.listen({ port: 0, host: '127.0.0.1' });
  return served;
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'goldbean-headers-'));
  await writeFile(join(folder, 'index.html'), '<!doctype html>');
  await writeFile(join(folder, 'robots.txt'), 'x');
  http = await serve({ ALLOWED_ORIGINS: friend });
});
afterAll(async () => {
  await http.close();
  await rm(folder, { recursive: true, force: true });
});

interface ReceivedResponse {
  readonly status: number;
  readonly headers: NodeJS.Dict<string | string[]>;
  readonly body: string;
}

/** Headers received over a real connection. */
function ask(
  app: FastifyInstance,
  method: string,
  path: string,
  { headers = {}, body = '' }: { headers?: Record<string, string>; body?: string } = {},
): Promise<ReceivedResponse> {
  const { port } = app.server.address() as AddressInfo;
  return new Promise((resolve, reject) => {
    const sent = request({ port, host: '127.0.0.1', method, path, headers });
    sent.once('error', reject);
    sent.once('response', (answer) => {
      const chunks: Buffer[] = [];
      answer.on('data', (chunk: Buffer) => chunks.push(chunk));
      answer.once('end', () =>
        resolve({
          status: answer.statusCode ?? 0,
          headers: answer.headers,
          body: Buffer.concat(chunks).toString(),
        }),
      );
    });
    sent.end(body);
  });
}

/** Security headers of every answer, as helmet sets them. */
const always = {
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'origin-agent-cluster': '?1',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'x-dns-prefetch-control': 'off',
  'x-download-options': 'noopen',
  'x-frame-options': 'SAMEORIGIN',
  'x-permitted-cross-domain-policies': 'none',
  'x-xss-protection': '0',
  vary: 'origin',
};
/** What differs from one answer to the next. */
const own = { date: expect.any(String), 'x-request-id': expect.any(String) };
const alive = { connection: 'keep-alive', 'keep-alive': expect.any(String) };
const json = { 'content-type': 'application/json; charset=utf-8', 'content-length': expect.any(String) };
const form = { 'content-type': 'application/x-www-form-urlencoded' };
const page = { accept: 'text/html' };

describe('the headers of', () => {
  test.each([
    [
      'a success',
      'POST',
      '/scms/v2/double',
      { headers: form, body: 'n=2' },
      200,
      { 'cache-control': 'no-store' },
    ],
    ['a refusal', 'POST', '/scms/v2/double', { headers: form, body: 'n=200' }, 200, {}],
    ['a fault', 'POST', '/scms/v2/break', { headers: form, body: 'n=2' }, 500, {}],
    ['a wrong method', 'GET', '/scms/v2/double', {}, 405, { allow: 'POST' }],
    ['an unknown call', 'POST', '/scms/v2/nothing', { headers: form, body: 'n=2' }, 404, {}],
  ] as const)('%s', async (_name, method, path, sent, status, more) => {
    const answer = await ask(http, method, path, sent);
    expect(answer.status).toBe(status);
    expect(answer.headers).toEqual({ ...always, ...own, ...alive, ...json, ...more });
  });

  test('a page and a file', async () => {
    const html = await ask(http, 'GET', '/home', { headers: page });
    expect(html.headers).toEqual({
      ...always,
      ...own,
      ...alive,
      'content-type': 'text/html; charset=utf-8',
      'content-length': '15',
      'content-security-policy': expect.any(String),
      'cache-control': 'no-cache',
    });
    const file = await ask(http, 'GET', '/robots.txt');
    expect(file.headers).toMatchObject({ ...always, ...own, vary: expect.any(String) });
  });

  test("a friend's question before the call, and of the call", async () => {
    const named = { ...always, 'cross-origin-resource-policy': 'cross-origin' };
    const asked = await ask(http, 'OPTIONS', '/scms/v2/double', {
      headers: { origin: friend, 'access-control-request-method': 'POST' },
    });
    expect(asked.status).toBe(204);
    expect(asked.headers).toEqual({
      ...named,
      ...own,
      ...alive,
      'access-control-allow-origin': friend,
      'access-control-allow-methods': 'GET, POST',
      'access-control-allow-headers': 'client, token, app_from, content-type',
      'access-control-max-age': '600',
    });
    const called = await ask(http, 'POST', '/scms/v2/double', {
      headers: { ...form, origin: friend },
      body: 'n=2',
    });
    expect(called.headers).toMatchObject({ ...named, 'access-control-allow-origin': friend });
  });
});

test('a page that came by HTTPS is asked to stay with it', async () => {
  const secure = await serve({ PUBLIC_URL: 'https://class.example' });
  const answer = await ask(secure, 'POST', '/scms/v2/double', { headers: form, body: 'n=2' });
  expect(answer.headers['strict-transport-security']).toMatch(/^max-age=\d{8}/);
  await secure.close();
  const plain = await ask(http, 'POST', '/scms/v2/double', { headers: form, body: 'n=2' });
  expect(plain.headers['strict-transport-security']).toBeUndefined();
});

test('an address that is none has the headers too', async () => {
  const answer = await ask(http, 'GET', '/%');
  expect(answer.status).toBe(404);
  const { vary: _, ...security } = always;
  expect(answer.headers).toMatchObject({ ...security, ...own });
});

test('a request has one number: in the header, in the envelope and in its line of the log', async () => {
  const lines: string[] = [];
  const logged = await serve({ LOG_LEVEL: 'info' }, { write: (line) => lines.push(line) });
  const answers = [
    await ask(logged, 'POST', '/scms/v2/double?token=secret', { headers: form, body: 'n=2' }),
    await ask(logged, 'POST', '/scms/v2/double', { headers: form, body: 'n=200' }),
    await ask(logged, 'POST', '/scms/v2/nothing', { headers: form }),
    await ask(logged, 'POST', '/scms/v2/break', { headers: form }),
  ];
  await logged.close();
  const ids = answers.map(({ headers, body }) => {
    const { request_id: id } = JSON.parse(body) as { request_id: string };
    expect(headers['x-request-id']).toBe(id);
    return id;
  });
  expect(new Set(ids).size).toBe(4);
  const written = lines.map((line) => JSON.parse(line) as Record<string, unknown>);
  expect(written.filter(({ msg }) => msg === 'request')).toEqual(
    [
      ['/scms/v2/double', 200],
      ['/scms/v2/double', 200],
      ['/scms/v2/nothing', 404],
      ['/scms/v2/break', 500],
    ].map(([path, status], index) => ({
      level: 30,
      time: expect.any(Number),
      reqId: ids[index],
      method: 'POST',
      path,
      status,
      ms: expect.any(Number),
      address: '127.0.0.1',
      msg: 'request',
    })),
  );
  expect(written).toContainEqual(expect.objectContaining({ level: 50, reqId: ids[3], msg: 'fault' }));
  expect(lines.join('')).not.toContain('secret');
});
