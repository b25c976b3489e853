import { copyFile, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createTestDatabase, silentLog } from '../../../../../test/test-database.ts';
import { createConverter, type ConversionOutcome } from '../../../../platform/media/conversion/index.ts';
import { openFilesFixture, type FilesFixture } from '../files.test-fixture.ts';
import type { PlayedFile } from '../used-files.ports.ts';

let testDatabase: Awaited<ReturnType<typeof createTestDatabase>>;
beforeAll(async () => {
  testDatabase = await createTestDatabase({ standIns: ['member'] });
});
afterAll(() => testDatabase.drop());

let fixture: FilesFixture;
/** What the feature that shows the files was notified of. */
let converted: PlayedFile[];
afterEach(() => fixture.close());

const open = async (converter: Parameters<typeof openFilesFixture>[1]): Promise<void> => {
  fixture = await openFilesFixture(testDatabase.database, converter);
  converted = [];
  fixture.scenes.chat.onConverted('test', async (_tx, file) => {
    converted.push(file);
  });
};
const sample = (name: string) => readFile(join(import.meta.dirname, '../../../../../test/uploads', name));
const play = (fileId: string) =>
  testDatabase.database.transaction((tx) => fixture.scenes.chat.takeToPlay(tx, '1', fileId));
const drop = (fileId: string) =>
  testDatabase.database.transaction((tx) => fixture.scenes.chat.drop(tx, fileId, async () => false));
const urlFor = async (uid: string, fileId: string): Promise<string | undefined> =>
  (await fixture.files.addresses(uid, [fileId]))[0]?.url;
const get = (url = '') => fixture.http.inject(url);
const send = async (name: string, content?: Uint8Array) =>
  (await fixture.upload(content ?? (await sample(name)), name)).file_id;

const real = createConverter(1, silentLog);
afterAll(() => real.stop());
const skipped = real.atOnce === 0;
describe.skipIf(skipped)(`with the converter${skipped ? ' (node-av is not installed)' : ''}`, () => {
  beforeEach(() => open({ converter: real }));

  test.each([
    ['tiny.avi', 'video/vnd.avi'],
    ['tiny.flv', 'video/x-flv'],
  ])('V10, D32: %s plays as mp4, and what came can be saved', async (name, mime) => {
    const fileId = await send(name);
    expect(await play(fileId)).toMatchObject({
      conversion: 'waiting',
      played_id: null,
      duration: null,
      mime,
    });
    await fixture.runJobs();
    expect(converted).toEqual([
      expect.objectContaining({ file_id: fileId, conversion: 'ready', w: 64, h: 48, mime }),
    ]);
    expect(converted[0]?.duration).toBeGreaterThan(700);
    fixture.readers.add('2');
    const played = await get(await urlFor('2', converted[0]?.played_id ?? ''));
    expect([played.statusCode, played.headers['content-type']]).toEqual([200, 'video/mp4']);
    expect(played.rawPayload.subarray(4, 8).toString()).toBe('ftyp');
    const original = await get(await urlFor('2', fileId));
    expect(original.rawPayload.equals(await sample(name))).toBe(true);
  });

  test('D79: a recording plays as mp3, and as it came until then', async () => {
    const fileId = await send('voice.webm');
    const before = await play(fileId);
    expect(before).toMatchObject({ conversion: 'waiting' });
    await fixture.runJobs();
    fixture.readers.add('2');
    const played = await get(await urlFor('2', converted[0]?.played_id ?? ''));
    expect(played.headers['content-type']).toBe('audio/mpeg');
    expect(converted[0]).toMatchObject({ mime: 'audio/webm', duration: before.duration });
  });

  test('D32: a broken avi ends as failed; what came can still be saved', async () => {
    const broken = (await sample('tiny.avi')).subarray(0, 3_000);
    const fileId = await send('broken.avi', broken);
    await play(fileId);
    await fixture.runJobs();
    expect(converted).toEqual([expect.objectContaining({ conversion: 'failed', played_id: null })]);
    expect(await play(fileId)).toMatchObject({ conversion: 'failed' });
    fixture.readers.add('1');
    expect((await get(await urlFor('1', fileId))).rawPayload.equals(broken)).toBe(true);
  });
});

/** A converter with the answers that a test gives. */
const answering = (...outcomes: ConversionOutcome[]) => ({
  atOnce: 1,
  convert: async ({ target, to }: { target: string; to: string }) => {
    const outcome = outcomes.shift() ?? { ok: true as const };
    if (outcome.ok) {
      await copyFile(join(import.meta.dirname, '../../../../../test/uploads', `tiny.${to}`), target);
    }
    return outcome;
  },
});

describe('a conversion', () => {
  test('R18: of a picture that is too large is refused', async () => {
    await open({ converter: answering({ ok: false, reason: 'pixels', detail: '' }) });
    await play(await send('tiny.avi'));
    await fixture.runJobs();
    expect(converted).toMatchObject([{ conversion: 'failed' }]);
  });

  test('is begun once, however often the file is shown', async () => {
    await open({ converter: answering() });
    const fileId = await send('tiny.avi');
    await play(fileId);
    expect(await play(fileId)).toMatchObject({ conversion: 'waiting' });
    await fixture.runJobs();
    expect(converted).toHaveLength(1);
    expect(await play(fileId)).toMatchObject({ conversion: 'ready', played_id: converted[0]?.played_id });
  });

  test('whose server stops is begun again, and that is no failed try', async () => {
    const stopped: ConversionOutcome = { ok: false, reason: 'stopped', detail: '' };
    await open({ converter: answering(stopped, stopped, stopped, stopped) });
    const fileId = await send('tiny.avi');
    await play(fileId);
    for (let round = 0; round < 4; round += 1) {
      await expect(fixture.convert(fileId)).rejects.toThrow('begun again');
      expect(converted).toEqual([]);
    }
    await fixture.convert(fileId);
    expect(converted).toMatchObject([{ conversion: 'ready' }]);
  });

  test('that ends its server each time is given up', async () => {
    await open({ converter: { atOnce: 1, convert: () => Promise.reject(new Error('the server ended')) } });
    const fileId = await send('tiny.avi');
    await play(fileId);
    for (let round = 0; round < 3; round += 1) await expect(fixture.convert(fileId)).rejects.toThrow('ended');
    await fixture.convert(fileId);
    expect(converted).toMatchObject([{ conversion: 'failed' }]);
  });

  test('that no server does for a day is given up', async () => {
    await open({ converter: answering() });
    await play(await send('tiny.avi'));
    fixture.clock.advance(24 * 3_600_000);
    await fixture.files.sweep();
    expect(converted).toEqual([]);
    fixture.clock.advance(1);
    await fixture.files.sweep();
    expect(converted).toMatchObject([{ conversion: 'failed' }]);
  });

  test('whose file is recalled meanwhile leaves nothing behind', async () => {
    let fileId = '';
    const { atOnce, convert } = answering();
    await open({
      converter: {
        atOnce,
        async convert(task) {
          await drop(fileId);
          return convert(task);
        },
      },
    });
    fileId = await send('tiny.avi');
    await play(fileId);
    await fixture.runJobs();
    expect(converted).toEqual([]);
    await expect.poll(() => fixture.stored()).toEqual([]);
  });

  test('E05: a recall removes both files, and both addresses end', async () => {
    await open({ converter: answering() });
    const fileId = await send('tiny.avi');
    await play(fileId);
    await fixture.runJobs();
    fixture.readers.add('2');
    const urls = [await urlFor('2', fileId), await urlFor('2', converted[0]?.played_id ?? '')];
    for (const url of urls) expect((await get(url)).statusCode).toBe(200);
    await drop(fileId);
    for (const url of urls) expect((await get(url)).statusCode).toBe(404);
    await expect.poll(() => fixture.stored()).toEqual([]);
  });

  test('is for those alone who may read what came', async () => {
    await open({ converter: answering() });
    const fileId = await send('tiny.avi');
    await play(fileId);
    await fixture.runJobs();
    const playedId = converted[0]?.played_id ?? '';
    expect(await urlFor('2', playedId)).toBeUndefined();
    fixture.readers.add('2');
    const url = await urlFor('2', playedId);
    expect((await get(url)).statusCode).toBe(200);
    fixture.readers.delete('2');
    expect((await get(url)).statusCode).toBe(404);
    const takes = testDatabase.database.transaction((tx) => fixture.scenes.chat.take(tx, '1', playedId));
    await expect(takes).rejects.toMatchObject({ msgKey: 'file.unknown' });
  });

  test('waits in line with at most nine others of its sender; more are offered as they came', async () => {
    await open({ converter: answering() });
    for (let count = 0; count < 10; count += 1)
      expect(await play(await send('tiny.avi'))).toMatchObject({ conversion: 'waiting' });
    expect(await play(await send('tiny.avi'))).toMatchObject({ conversion: null, duration: null });
  });

  test('is none where the server converts nothing', async () => {
    await open({});
    expect(await play(await send('tiny.avi'))).toMatchObject({ conversion: null, duration: null });
  });
});
