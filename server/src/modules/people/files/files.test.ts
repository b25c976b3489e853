import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createTestDatabase } from '../../../../test/test-database.ts';
import { openFilesFixture, paint, refusal, type FilesFixture } from './files.test-fixture.ts';

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

/** A PNG whose header promises a size that its few bytes do not hold. */
function promisedPng(width: number, height: number): Buffer {
  const chunk = (type: string, data: Buffer): Buffer => {
    const named = Buffer.concat([Buffer.from(type), data]);
    const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
    length.writeUInt32BE(data.length);
    sum.writeUInt32BE(crc32(named));
    return Buffer.concat([length, named, sum]);
  };
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 2], 8);
  const signature = Buffer.from('89504e470d0a1a0a', 'hex');
  const pixels = deflateSync(Buffer.alloc(60_001));
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('IDAT', pixels),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

describe('a picture', () => {
  test('is re-encoded: no metadata, no stowaway', async () => {
    const jpeg = await paint(40, 30)
      .withExif({ IFD0: { Copyright: 'where-I-live' } })
      .jpeg()
      .toBuffer();
    const file = await fixture.upload(
      Buffer.concat([jpeg, Buffer.from('<script>alert(1)</script>')]),
      'a.jpg',
      'live',
    );
    expect(file).toMatchObject({ mime: 'image/jpeg', w: 40, h: 30, name: 'a.jpg' });
    const answer = await fixture.http.inject(file.url);
    expect(answer.rawPayload.includes('where-I-live')).toBe(false);
    expect(answer.rawPayload.includes('<script>')).toBe(false);
    expect(answer.headers).toMatchObject({
      'content-type': 'image/jpeg',
      'content-disposition': 'inline',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "sandbox; default-src 'none'",
    });
    expect(answer.headers['cache-control']).toContain('immutable');
  });

  test('stands upright, as its camera meant it', async () => {
    const file = await fixture.upload(
      await paint(40, 30).withMetadata({ orientation: 6 }).jpeg().toBuffer(),
      'a.jpg',
    );
    expect(file).toMatchObject({ w: 30, h: 40 });
  });

  test('of a member is a square of 512 px at most', async () => {
    const file = await fixture.upload(await paint(900, 700).png().toBuffer(), 'me.png', 'avatar');
    expect(file).toMatchObject({ w: 512, h: 512, mime: 'image/png' });
  });

  test('that moves goes on moving', async () => {
    const frames = await Promise.all(
      ['red', 'blue'].map((background) =>
        sharp({ create: { width: 8, height: 8, channels: 3, background } })
          .png()
          .toBuffer(),
      ),
    );
    const gif = await sharp(frames, { join: { animated: true } })
      .gif()
      .toBuffer();
    const file = await fixture.upload(gif, 'a.gif');
    expect(file).toMatchObject({ w: 8, h: 8, mime: 'image/gif' });
    const facts = await sharp((await fixture.http.inject(file.url)).rawPayload).metadata();
    expect(facts.pages).toBe(2);
  });

  const parts = [
    { background: 'red', left: 0, top: 0 },
    { background: 'lime', left: 16, top: 0 },
    { background: 'blue', left: 0, top: 12 },
  ].map(({ background, left, top }) => ({
    input: { create: { width: 16, height: 12, channels: 3 as const, background } },
    left,
    top,
  }));
  /** 32 x 24: red and green above, blue and the colour below. */
  const corners = (background: string): Promise<Buffer> =>
    sharp({ create: { width: 32, height: 24, channels: 3, background } })
      .composite(parts)
      .png()
      .toBuffer();
  /** What an orientation means, by its number: the corners, row by row. */
  const turned = ['RG/B ', 'GR/ B', ' B/GR', 'B /RG', 'RB/G ', 'BR/ G', ' G/BR', 'G /RB'];
  async function cornersOf(picture: Uint8Array, page = 0): Promise<string> {
    const pixels = sharp(picture, { page }).flatten().resize(8, 8, { fit: 'fill', kernel: 'nearest' });
    const { data, info } = await pixels.raw().toBuffer({ resolveWithObject: true });
    const names: Readonly<Record<string, string>> = { '100': 'R', '010': 'G', '001': 'B' };
    const at = (x: number, y: number): string => {
      const start = (y * 8 + x) * info.channels;
      return (
        names[Array.from(data.subarray(start, start + 3), (value) => (value > 127 ? 1 : 0)).join('')] ?? ' '
      );
    };
    return `${at(1, 1)}${at(6, 1)}/${at(1, 6)}${at(6, 6)}`;
  }

  test.each(['avatar', 'live', 'chat'] as const)(
    'stands upright by each of the eight orientations, in every format, for %s',
    async (scene) => {
      for (const [index, expected] of turned.entries()) {
        const orientation = index + 1;
        for (const format of ['jpeg', 'png', 'webp'] as const) {
          const sent = sharp(await corners('white')).withMetadata({ orientation });
          const file = await fixture.upload(await sent.toFormat(format).toBuffer(), `a.${format}`, scene);
          expect(file).toMatchObject(orientation > 4 ? { w: 24, h: 32 } : { w: 32, h: 24 });
          const { rawPayload } = await fixture.http.inject(file.url);
          expect([format, orientation, await cornersOf(rawPayload)]).toEqual([format, orientation, expected]);
        }
      }
    },
  );

  test('that moves stands upright too, and goes on in its order and at its pace', async () => {
    const [white, black, yellow] = [
      [255, 255, 255],
      [0, 0, 0],
      [255, 255, 0],
    ] as const;
    const frames = await Promise.all(['white', 'black', 'yellow'].map(corners));
    for (const [index, expected] of turned.entries()) {
      const orientation = index + 1;
      const sent = sharp(frames, { join: { animated: true } })
        .webp({ delay: [100, 200, 300], loop: 3, lossless: true })
        .withMetadata({ orientation });
      const file = await fixture.upload(await sent.toBuffer(), 'a.webp');
      const size = orientation > 4 ? { w: 24, h: 32 } : { w: 32, h: 24 };
      expect(file).toMatchObject({ ...size, mime: 'image/webp' });
      const { rawPayload } = await fixture.http.inject(file.url);
      expect(await sharp(rawPayload).metadata()).toMatchObject({ pages: 3, delay: [100, 200, 300], loop: 3 });
      for (const page of [0, 1, 2]) expect(await cornersOf(rawPayload, page)).toBe(expected);
      const place = expected.replace('/', '').indexOf(' ');
      const [left, top] = [place % 2 ? size.w - 4 : 2, place > 1 ? size.h - 4 : 2];
      for (const [page, colour] of [white, black, yellow].entries()) {
        const seen = sharp(rawPayload, { page }).extract({ left, top, width: 2, height: 2 });
        const { channels } = await sharp(await seen.toBuffer()).stats();
        for (const [channel, value] of colour.entries())
          expect(Math.abs((channels[channel]?.mean ?? -1) - value)).toBeLessThan(30);
      }
    }
  });

  test('of 20,000 x 20,000 px is refused before it is decoded', async () => {
    const bomb = promisedPng(20_000, 20_000);
    const before = process.memoryUsage().rss;
    await expect(fixture.upload(bomb, 'bomb.png')).rejects.toEqual(refusal('file.image_format'));
    expect(process.memoryUsage().rss - before).toBeLessThan(100 * 1024 ** 2);
  });

  test.each([
    ['cut short', async () => (await paint(400, 300).jpeg().toBuffer()).subarray(0, 300), 'a.jpg'],
    ['an SVG', async () => Buffer.from('<?xml version="1.0"?><svg xmlns="x"><script/></svg>'), 'a.svg'],
    ['an SVG by another name', async () => Buffer.from('\n<!-- a --><svg onload="x"></svg>'), 'a.txt'],
    ['text by the name of one', async () => Buffer.from('hello'), 'a.png'],
    ['a TIFF', async () => paint(4, 4).tiff().toBuffer(), 'a.tif'],
  ])('%s is refused', async (_what, make, name) => {
    await expect(fixture.upload(await make(), name)).rejects.toEqual(refusal('file.image_format'));
    expect(await fixture.stored()).toEqual([]);
  });
});

describe('what is no picture', () => {
  test.each([
    ['V07', 'MZ\x90\0', 'holiday.pdf', 'file.executable'],
    ['V07', '\x7FELF\x02\x01', 'notes.txt', 'file.executable'],
    ['V07', 'words', 'setup.exe', 'file.executable'],
    ['V07', 'words', 'photo.exe.jpg', 'file.executable'],
    ['V08', 'a,b\n1,2', 'list.csv', 'file.spreadsheet'],
    ['V09', '', 'empty.txt', 'file.failed'],
  ])('%s: %j as %s is refused', async (_row, content, name, msgKey) => {
    await expect(fixture.upload(Buffer.from(content, 'latin1'), name)).rejects.toEqual(refusal(msgKey));
  });

  test('an old Excel file is refused by any name, an old Word file is not', async () => {
    const compound = (stream: string) =>
      Buffer.concat([
        Buffer.from('d0cf11e0a1b11ae1', 'hex'),
        Buffer.alloc(70_000),
        Buffer.from(stream, 'utf16le'),
      ]);
    await expect(fixture.upload(compound('Workbook'), 'a.doc')).rejects.toEqual(refusal('file.spreadsheet'));
    expect(await fixture.upload(compound('WordDocument'), 'a.doc')).toMatchObject({ name: 'a.doc' });
  });

  test('is handed over to be saved, never to be shown', async () => {
    const file = await fixture.upload('<!doctype html><script>alert(1)</script>', '../page.html');
    expect(file).toMatchObject({ name: 'page.html', w: null });
    const answer = await fixture.http.inject(file.url);
    expect(answer.headers).toMatchObject({
      'content-type': 'application/octet-stream',
      'content-disposition': 'attachment',
    });
  });

  test('nothing sent is refused', async () => {
    await expect(fixture.files.upload('1', 'chat', null)).rejects.toEqual(refusal('file.missing'));
  });
});
