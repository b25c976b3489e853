import { createHash } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { calls } from '@goldbean/contract';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openTestServer, type TestServer } from '../../../../test/system/in-process.ts';
import { createProcessLog } from '../../../platform/log.ts';
import { createDownloads } from './downloads.service.ts';

const sha256 = (bytes: Buffer | string): string => createHash('sha256').update(bytes).digest('hex');

describe('the builds of the demo', () => {
  let testServer: TestServer;
  beforeAll(async () => {
    testServer = await openTestServer();
  });
  afterAll(() => testServer.close());

  const list = async (variant?: string) =>
    calls.downloads.list.output.parse(
      (await testServer.ask('downloads.list', 'member', { ...(variant !== undefined && { variant }) })).data,
    ).list;
  const fetch = (url: string, headers: Readonly<Record<string, string>> = {}) =>
    testServer.app.http.inject({ url, headers });

  test('S14: each variant has builds of its own, the latest first, and members alone hear of them', async () => {
    const [main, tj] = [await list(), await list('tj')];
    expect(main.map(({ os }) => os).toSorted()).toEqual(['android', 'linux', 'macos', 'windows']);
    expect(tj.map(({ name }) => name)).toContain('goldbean-tj-1.4.0-windows-x64.zip');
    expect(main.map(({ name }) => name)).not.toContain('goldbean-tj-1.4.0-windows-x64.zip');
    const released = main.map(({ released_ts: at }) => at);
    expect(released).toEqual(released.toSorted((a, b) => b - a));
    expect(await testServer.ask('downloads.list', 'member', { variant: 'x' })).toMatchObject({
      msg_key: 'request.invalid',
    });
    expect(await testServer.ask('downloads.list', null, {})).toMatchObject({
      msg_key: 'account.login_required',
    });
  });

  test('S14: what is downloaded has the size and the checksum that the list names', async () => {
    for (const build of [...(await list()), ...(await list('tj'))]) {
      const answer = await fetch(build.url);
      expect(answer.statusCode).toBe(200);
      expect(answer.rawPayload).toHaveLength(build.size);
      expect(sha256(answer.rawPayload)).toBe(build.sha256);
      expect(answer.headers).toMatchObject({
        'content-disposition': `attachment; filename="${build.name}"`,
        'content-type': 'application/octet-stream',
        'content-length': String(build.size),
        'x-content-type-options': 'nosniff',
        etag: `"${build.sha256}"`,
      });
    }
  });

  test('S14: a download that broke off goes on, unless the file is another one since', async () => {
    const [build] = await list();
    const { url = '', size = 0, sha256: sum = '' } = build ?? {};
    const whole = (await fetch(url)).rawPayload;
    const rest = await fetch(url, { range: 'bytes=100-', 'if-range': `"${sum}"` });
    expect(rest.statusCode).toBe(206);
    expect(rest.headers['content-range']).toBe(`bytes 100-${size - 1}/${size}`);
    expect(rest.rawPayload).toEqual(whole.subarray(100));
    const changed = await fetch(url, { range: 'bytes=100-', 'if-range': '"another"' });
    expect([changed.statusCode, changed.rawPayload.length]).toEqual([200, size]);
    expect((await fetch(url, { range: `bytes=${size}-` })).statusCode).toBe(416);
    expect((await fetch(url, { 'if-none-match': `"${sum}"` })).statusCode).toBe(304);
  });

  test.each([
    'releases.json',
    'nothing.zip',
    '..%2f..%2fcontent%2fstocks.csv',
    '..%2freleases%2freleases.json',
    '%2e%2e',
    '.hidden',
    'goldbean-1.4.2-windows-x64.zip%00',
  ])('S14: %s is not offered, whatever lies in the folder', async (name) => {
    const answer = await fetch(`/files/releases/${name}`);
    expect(answer.headers['content-disposition']).toBeUndefined();
    expect(answer.body).not.toContain('builds');
    expect(answer.body).not.toContain('market');
  });
});

describe('the builds of a team', () => {
  let folder: string;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'goldbean-releases-'));
  });
  afterEach(() => rm(folder, { recursive: true }));

  const log = createProcessLog('silent');
  const fields = { os: 'windows', variants: ['main'], needs: { en: 'Windows' }, notes: { en: ['New'] } };
  const named = (file: string, more: object = {}) => ({
    ...fields,
    file,
    version: '2.0.0',
    released: '2026-11-20T10:00:00+08:00',
    ...more,
  });
  const release = (builds: readonly object[]) =>
    writeFile(join(folder, 'releases.json'), JSON.stringify({ builds }));
  const open = (settings: { readonly demo: boolean; readonly releases?: string | undefined }) =>
    createDownloads({ config: { releases: undefined, ...settings }, log });
  const namesOf = async (downloads: ReturnType<typeof open>) =>
    (await downloads.list({ variant: 'main' })).list.map(({ name }) => name);

  test('S14: take the place of those of the demo; without a folder there are none', async () => {
    await writeFile(join(folder, 'a.zip'), 'a');
    await release([named('a.zip')]);
    expect(await namesOf(open({ demo: true, releases: folder }))).toEqual(['a.zip']);
    expect(await namesOf(open({ demo: false }))).toEqual([]);
    expect(await namesOf(open({ demo: true }))).toHaveLength(4);
  });

  test('S14: a build with another checksum than its team says, or without its file, is not offered', async () => {
    await Promise.all(['right', 'wrong'].map((name) => writeFile(join(folder, `${name}.zip`), name)));
    await release([
      named('right.zip', { sha256: sha256('right') }),
      named('wrong.zip', { sha256: sha256('right') }),
      named('gone.zip'),
    ]);
    const downloads = open({ demo: false, releases: folder });
    expect(await namesOf(downloads)).toEqual(['right.zip']);
    expect(await downloads.find('wrong.zip')).toBeNull();
    expect(await downloads.find('gone.zip')).toBeNull();
  });

  test('S14: what is replaced while the server runs is read again, with its checksum', async () => {
    await writeFile(join(folder, 'a.zip'), 'first');
    await release([named('a.zip')]);
    const downloads = open({ demo: false, releases: folder });
    const sumOf = async () => (await downloads.list({ variant: 'main' })).list[0]?.sha256;
    expect(await sumOf()).toBe(sha256('first'));
    await writeFile(join(folder, 'a.zip'), 'second one');
    expect(await sumOf()).toBe(sha256('second one'));
    await writeFile(join(folder, 'b.zip'), 'b');
    await release([named('a.zip'), named('b.zip', { released: '2026-11-21T10:00:00+08:00' })]);
    expect(await namesOf(downloads)).toEqual(['b.zip', 'a.zip']);
  });

  test.each([
    ['no JSON', '{'],
    ['a name that leads out of the folder', JSON.stringify({ builds: [named('../a.zip')] })],
    ['a name with a folder', JSON.stringify({ builds: [named('x/a.zip')] })],
    ['a hidden file', JSON.stringify({ builds: [named('.a.zip')] })],
    ['a file twice', JSON.stringify({ builds: [named('a.zip'), named('a.zip')] })],
    ['no English words', JSON.stringify({ builds: [named('a.zip', { needs: { ms: 'Windows' } })] })],
  ])('S14: %s in releases.json offers nothing, and is made good without a restart', async (_what, text) => {
    await writeFile(join(folder, 'a.zip'), 'a');
    await writeFile(join(folder, 'releases.json'), text);
    const downloads = open({ demo: false, releases: folder });
    expect(await namesOf(downloads)).toEqual([]);
    await release([named('a.zip'), named('a.zip', { file: 'c.zip' })]);
    expect(await namesOf(downloads)).toEqual(['a.zip']);
  });
});
