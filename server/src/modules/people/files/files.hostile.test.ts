import { randomBytes } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createTestDatabase } from '../../../../test/test-database.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { openFilesFixture, paint, type FilesFixture } from './files.test-fixture.ts';

/*
 * R18: what is one thing by its name and another by its bytes. It is refused, drawn again, or handed over to be saved;
 * nothing that was sent runs where it is shown.
 */
let testDatabase: Awaited<ReturnType<typeof createTestDatabase>>;
let fixture: FilesFixture;
beforeAll(async () => {
  testDatabase = await createTestDatabase({ standIns: ['member'] });
});
afterAll(() => testDatabase.drop());
beforeEach(async () => {
  fixture = await openFilesFixture(testDatabase.database);
});
afterEach(() => fixture.close());

const script = '<script>alert(1)</script>';
const gif = () => paint(4, 4).gif().toBuffer();
const png = () => paint(4, 4).png().toBuffer();
const jpeg = () => paint(4, 4).jpeg().toBuffer();
const after =
  (picture: () => Promise<Buffer>, tail: string): (() => Promise<Buffer>) =>
  async () =>
    Buffer.concat([await picture(), Buffer.from(tail)]);
const text =
  (content: string): (() => Promise<Buffer>) =>
  async () =>
    Buffer.from(content, 'latin1');

const corpus: readonly (readonly [what: string, make: () => Promise<Buffer>, names: readonly string[]])[] = [
  ['a GIF that is a script', text(`GIF89a/*\x01\x00\x01\x00*/=1;alert(1)//`), ['a.gif', 'a.js', 'a.html']],
  ['a GIF with a script after it', after(gif, `;alert(1)//${script}`), ['a.gif', 'a.js', 'a.html', 'a.svg']],
  ['a PNG with a page after it', after(png, `<!doctype html>${script}`), ['a.png', 'a.html', 'a.htm']],
  ['a JPEG with a page after it', after(jpeg, `<html>${script}`), ['a.jpg', 'a.xhtml']],
  ['a PDF that is a page', text(`%PDF-1.7\n<html>${script}</html>`), ['a.pdf', 'a.html', 'a.svg']],
  [
    'a page',
    text(`<!doctype html>${script}`),
    ['a.html', 'a.png', 'a.pdf', 'a', '.html', 'a.html ', 'a.HTML'],
  ],
  [
    'an SVG with a script',
    text(`<svg xmlns="http://www.w3.org/2000/svg">${script}</svg>`),
    ['a.svg', 'a.png'],
  ],
  [
    'an SVG behind a mark',
    text(`\xEF\xBB\xBF<?xml version="1.0"?><svg onload="alert(1)"/>`),
    ['a.svg', 'a.txt'],
  ],
  [
    'XML with a style',
    text(`<?xml version="1.0"?><?xml-stylesheet href="javascript:alert(1)"?><a/>`),
    ['a.xml'],
  ],
  ['a page in UTF-7', text('+ADw-script+AD4-alert(1)+ADw-/script+AD4-'), ['a.txt', 'a.html']],
  ['a Flash film', text('CWS\x0A\x00\x00'), ['a.swf', 'a.png']],
  [
    'a bomb of zeros',
    async () => gzipSync(Buffer.alloc(64 * 1_024 ** 2)),
    ['a.zip', 'a.gz', 'a.svgz', 'a.png'],
  ],
  ['a program', text('MZ\x90\x00'), ['a.png', 'a.pdf.exe', 'a.txt']],
  ['a script of a shell', text('#!/bin/sh\nrm -rf /'), ['a.sh', 'a.png']],
  ['noise', async () => randomBytes(512), ['a.png', 'a.mp4', 'a.pdf']],
  ['nothing', text(''), ['a.png', 'a.txt']],
  [
    'a page by the name of a way out',
    text(`<html>${script}`),
    [
      '../../a.html',
      '..\\..\\a.html',
      '/etc/a.html',
      'a.html\0.png',
      'a\r\nset-cookie: a=1.html',
      `${script}.html`,
    ],
  ],
];
/** What browsers show without running anything in it. */
const shownTypes = /^(image\/(png|jpeg|gif|webp)|video\/|audio\/)/;

describe('R18', () => {
  test.each(corpus.flatMap(([what, make, names]) => names.map((name) => [what, name, make] as const)))(
    '%s as %j',
    async (_what, name, make) => {
      const content = await make();
      const before = process.memoryUsage().rss;
      for (const scene of ['chat', 'live'] as const) {
        try {
          const { url, name: stored } = await fixture.upload(content, name, scene);
          expect(stored).not.toMatch(/[/\\\0\r\n]/);
          const { headers, rawPayload } = await fixture.http.inject(url);
          expect(headers).toMatchObject({
            'x-content-type-options': 'nosniff',
            'content-security-policy': "sandbox; default-src 'none'",
          });
          expect(headers['set-cookie']).toBeUndefined();
          if (headers['content-disposition'] === 'attachment')
            expect(headers['content-type']).toBe('application/octet-stream');
          else {
            expect(headers['content-type']).toMatch(shownTypes);
            expect(rawPayload.includes('alert(1)')).toBe(false);
          }
        } catch (error) {
          if (!(error instanceof Refusal)) throw error;
          expect(error.msgKey).toMatch(/^file\./);
        }
      }
      expect(process.memoryUsage().rss - before).toBeLessThan(100 * 1_024 ** 2);
    },
  );

  test('a thousand uploads of one member that nothing uses: the rest are refused, and another may go on', async () => {
    let taken = 0;
    for (let n = 0; n < 1_000; n += 1)
      try {
        await fixture.upload('a', 'a.txt');
        taken += 1;
      } catch (error) {
        if (!(error instanceof Refusal)) throw error;
        expect(error.msgKey).toBe('system.too_fast');
      }
    expect(taken).toBeGreaterThan(0);
    expect(taken).toBeLessThanOrEqual(200);
    await expect(fixture.files.upload('2', 'chat', await fixture.body('b', 'b.txt'))).resolves.toBeDefined();
  });
});
