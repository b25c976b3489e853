import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { calls, namedCalls } from '@goldbean/contract';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestDatabase } from '../../../test/test-database.ts';
import { readConfig } from '../config.ts';
import { createHttp } from '../http/index.ts';
import { serveDocs } from './docs.ts';
import { serveApp } from './serve-app.ts';

let testDatabase: Awaited<ReturnType<typeof createTestDatabase>>;
let folder: string;
let http: FastifyInstance;

beforeAll(async () => {
  testDatabase = await createTestDatabase();
  folder = await mkdtemp(join(tmpdir(), 'goldbean-web-'));
  await mkdir(join(folder, 'assets'));
  await writeFile(
    join(folder, 'index.html'),
    '<!doctype html><meta nonce="__CSP_NONCE__"><script nonce="__CSP_NONCE__"></script>',
  );
  await writeFile(join(folder, 'assets', 'index-abc.js'), 'export {};');
  await writeFile(join(folder, 'assets', 'index-abc.js.br'), brotliCompressSync('export {};'));
  await writeFile(join(folder, 'favicon.ico'), 'x');
  http = await createHttp(readConfig({ LOG_LEVEL: 'silent' }));
  await serveDocs(http, calls);
  await serveApp(http, folder, testDatabase.database);
});
afterAll(async () => {
  await http.close();
  await testDatabase.drop();
  await rm(folder, { recursive: true, force: true });
});

const page = { accept: 'text/html,*/*;q=0.8', host: 'class.example:8080' };

describe('the built app', () => {
  test('answers every route of the app with the page, and a new nonce each time', async () => {
    const first = await http.inject({ url: '/hljw/homepage', headers: page });
    const second = await http.inject({ url: '/', headers: page });
    const nonce = /nonce="([^"]+)"/.exec(first.body)?.[1] ?? '';
    expect(nonce).toHaveLength(24);
    expect(first.body).not.toContain('__CSP_NONCE__');
    expect(second.body).not.toContain(nonce);
    expect(first.headers['content-security-policy']).toContain(`script-src 'self' 'nonce-${nonce}'`);
    expect(first.headers['content-security-policy']).toContain('ws://class.example:8080');
    expect(first.headers['content-security-policy']).not.toContain('unsafe');
    expect(first.headers['referrer-policy']).toBe('no-referrer');
    expect(first.headers['cache-control']).toBe('no-cache');
  });

  test('never lets a Host header write into the policy', async () => {
    const answer = await http.inject({
      url: '/',
      headers: { ...page, host: "x; script-src 'unsafe-inline'" },
    });
    expect(answer.headers['content-security-policy']).not.toContain('unsafe');
  });

  test('gives hashed files for ever and others for now', async () => {
    const hashed = await http.inject('/assets/index-abc.js');
    expect(hashed.headers['cache-control']).toContain('immutable');
    expect(hashed.headers['content-type']).toContain('javascript');
    const packed = await http.inject({ url: '/assets/index-abc.js', headers: { 'accept-encoding': 'br' } });
    expect(packed.headers).toMatchObject({ 'content-encoding': 'br', vary: 'accept-encoding' });
    expect(packed.headers['content-type']).toContain('javascript');
    expect((await http.inject('/assets/index-abc.js.br')).statusCode).toBe(404);
    const icon = await http.inject('/favicon.ico');
    expect(icon.headers['cache-control']).toBe('no-cache');
  });

  test.each([
    '/assets/index-old.js',
    '/im/v2/unknown',
    '/flv/nothing',
    '/files/nothing',
    '/ws',
    '/robots.txt',
    '/..%2f..%2fetc%2fpasswd',
  ])('%s is unknown, in the envelope', async (url) => {
    const answer = await http.inject({ url, headers: { accept: '*/*' } });
    expect(answer.statusCode).toBe(404);
    expect(answer.json()).toMatchObject({ code: 404, msg_key: 'system.unknown_call' });
  });

  test.each(['/hljwgo/v2/nothing', '/hljw/api/nothing', '/assets/old.js', '/docs/nothing'])(
    'a page never stands in for %s, even to a browser',
    async (url) => {
      const answer = await http.inject({ url, headers: page });
      expect(answer.json()).toMatchObject({ code: 404 });
    },
  );

  test('takes no POST', async () => {
    const answer = await http.inject({ method: 'POST', url: '/home', headers: page });
    expect(answer.json()).toMatchObject({ code: 404, msg_key: 'system.unknown_call' });
  });
});

describe('health', () => {
  test('is 200 while the database answers', async () => {
    const answer = await http.inject('/healthz');
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toEqual({ ok: true });
  });

  test('is 503 when it does not', async () => {
    const alone = await createHttp(readConfig({ LOG_LEVEL: 'silent' }));
    const lost = await createTestDatabase();
    await serveApp(alone, null, lost.database);
    await lost.drop();
    expect((await alone.inject('/healthz')).statusCode).toBe(503);
    await alone.close();
  });
});

describe('the calls page', () => {
  test('names every call of the contract', async () => {
    const answer = await http.inject('/docs/json');
    const { paths, openapi } = answer.json<{ openapi: string; paths: Record<string, object> }>();
    expect(openapi).toBe('3.1.0');
    expect(Object.values(paths).flatMap((path) => Object.keys(path))).toHaveLength(
      Object.keys(namedCalls).length,
    );
  });

  test('shows without scripts of its own in the page', async () => {
    const answer = await http.inject('/docs');
    const html = answer.statusCode === 302 ? await http.inject(String(answer.headers.location)) : answer;
    expect(html.statusCode).toBe(200);
    expect(html.headers['content-security-policy']).toContain("script-src 'self'");
  });
});
