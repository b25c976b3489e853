import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { silentLog } from '../../../../test/test-database.ts';
import { createConverter, type ConversionLimits, type ConvertedFrom, type ConvertedTo } from './index.ts';

const limits: ConversionLimits = {
  pixels: 1_000_000,
  playedMs: 60_000,
  bytes: 10_000_000,
  memoryBytes: 1_073_741_824,
  timeMs: 60_000,
};
const sample = (name: string): string => join(import.meta.dirname, '../../../../test/uploads', name);

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'goldbean-converter-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

let converter = createConverter(1, silentLog);
afterEach(() => {
  converter.stop();
  converter = createConverter(1, silentLog);
});
const target = () => join(folder, 'target');
const convert = (
  source: string,
  from: ConvertedFrom,
  to: ConvertedTo,
  less: Partial<ConversionLimits> = {},
) => converter.convert({ source, target: target(), from, to, limits: { ...limits, ...less } });

test('without the package nothing is converted', () => {
  expect(createConverter(1, silentLog, () => false).atOnce).toBe(0);
  expect(createConverter(0, silentLog, () => true).atOnce).toBe(0);
  expect(createConverter(2, silentLog, () => true).atOnce).toBe(2);
});

const isInstalled = converter.atOnce > 0;
describe.skipIf(!isInstalled)(
  `D32, D79: conversions${isInstalled ? '' : ' (node-av is not installed)'}`,
  () => {
    test.each([
      ['tiny.avi', 'avi'],
      ['tiny.flv', 'flv'],
    ] as const)('%s becomes an mp4 whose index stands first', async (name, from) => {
      expect(await convert(sample(name), from, 'mp4')).toEqual({ ok: true });
      const content = (await readFile(target())).toString('latin1');
      expect(content.slice(4, 8)).toBe('ftyp');
      expect(content).toContain('avc1');
      expect(content.indexOf('moov')).toBeLessThan(content.indexOf('mdat'));
    });

    test('a recording becomes an mp3', async () => {
      expect(await convert(sample('voice.webm'), 'webm', 'mp3')).toEqual({ ok: true });
      const { size } = await stat(target());
      expect(size).toBeGreaterThan(1_000);
    });

    test('D32: of a video a picture is drawn that is as wide and as high', async () => {
      expect(await convert(sample('tiny.mp4'), 'mov', 'jpg')).toEqual({ ok: true });
      const video = await sharp(target()).metadata();
      expect(video).toMatchObject({ format: 'jpeg', width: 64, height: 48 });
    });

    test.each([
      ['pixels', { pixels: 64 * 48 - 1 }],
      ['bytes', { bytes: 100 }],
      ['time', { timeMs: 20 }],
    ] as const)('R18: a poster of more %s than allowed is not drawn', async (reason, less) => {
      expect(await convert(sample('tiny.mp4'), 'mov', 'jpg', less)).toMatchObject({ ok: false, reason });
    });

    test.each([
      ['sound alone', 'voice.webm', 'webm'],
      ['what is no mp4', 'tiny.flv', 'mov'],
    ] as const)('of %s no poster is drawn', async (_what, name, from) => {
      expect(await convert(sample(name), from, 'jpg')).toMatchObject({ ok: false, reason: 'unreadable' });
    });

    test.each([
      ['one that is cut off', async () => (await readFile(sample('tiny.avi'))).subarray(0, 3_000)],
      [
        'one that is something else',
        async () => Buffer.from('RIFF    AVI LIST of what it is not'.repeat(40)),
      ],
      [
        'a playlist that names another file',
        async () => Buffer.from(`ffconcat version 1.0\nfile ${sample('tiny.avi')}\n`),
      ],
    ])('%s is unreadable', async (_what, content) => {
      const source = join(folder, 'source');
      await writeFile(source, await content());
      expect(await convert(source, 'avi', 'mp4')).toMatchObject({ ok: false, reason: 'unreadable' });
    });

    test.each([
      ['pixels', { pixels: 64 * 48 - 1 }],
      ['length', { playedMs: 500 }],
      ['bytes', { bytes: 100 }],
      ['memory', { memoryBytes: 20_000_000 }],
      ['time', { timeMs: 50 }],
    ] as const)('R18: more %s than allowed ends it', async (reason, less) => {
      expect(await convert(sample('tiny.avi'), 'avi', 'mp4', less)).toMatchObject({ ok: false, reason });
    });

    test('a server that stops ends what is under way, and begins no more', async () => {
      const running = convert(sample('tiny.avi'), 'avi', 'mp4');
      converter.stop();
      expect(await running).toMatchObject({ reason: 'stopped' });
      expect(await convert(sample('tiny.avi'), 'avi', 'mp4')).toMatchObject({ reason: 'stopped' });
    });
  },
);
