import { copyFile, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { createTestDatabase, silentLog } from '../../../../test/test-database.ts';
import {
  createConverter,
  type ConversionOutcome,
  type Converter,
} from '../../../platform/media/conversion/index.ts';
import { openFilesFixture, paint, type FilesFixture } from './files.test-fixture.ts';
import type { PlayedFile } from './used-files.ports.ts';

/* The first picture of a video that is sent (D32). */
let testDatabase: Awaited<ReturnType<typeof createTestDatabase>>;
beforeAll(async () => {
  testDatabase = await createTestDatabase({ standIns: ['member'] });
});
afterAll(() => testDatabase.drop());

let fixture: FilesFixture;
/** What the feature that shows the files was notified of. */
let converted: PlayedFile[];
afterEach(() => fixture.close());

async function open(converter?: Pick<Converter, 'atOnce' | 'convert'>): Promise<void> {
  fixture = await openFilesFixture(testDatabase.database, converter && { converter });
  converted = [];
  fixture.scenes.chat.onConverted('test', async (_tx, file) => {
    converted.push(file);
  });
}
const samples = join(import.meta.dirname, '../../../../test/uploads');
const send = async (name: string) =>
  (await fixture.upload(await readFile(join(samples, name)), name)).file_id;
const play = (fileId: string) =>
  testDatabase.database.transaction((tx) => fixture.scenes.chat.takeToPlay(tx, '1', fileId));
const drop = (fileId: string) =>
  testDatabase.database.transaction((tx) => fixture.scenes.chat.drop(tx, fileId, async () => false));
const urlFor = async (uid: string, fileId: string): Promise<string | undefined> =>
  (await fixture.files.addresses(uid, [fileId]))[0]?.url;
const get = (url = '') => fixture.http.inject(url);

/** A converter whose posters end as a test says, and whose videos become the mp4 of the samples. */
const answering = (...posters: ConversionOutcome[]): Pick<Converter, 'atOnce' | 'convert'> => ({
  atOnce: 1,
  async convert({ target, to }) {
    if (to !== 'jpg') await copyFile(join(samples, `tiny.${to}`), target);
    const outcome = to === 'jpg' ? (posters.shift() ?? { ok: true }) : { ok: true as const };
    if (to === 'jpg' && outcome.ok) await paint(64, 48).jpeg().toFile(target);
    return outcome;
  },
});

const real = createConverter(1, silentLog);
afterAll(() => real.stop());
const skipped = real.atOnce === 0;
describe.skipIf(skipped)(`with the converter${skipped ? ' (node-av is not installed)' : ''}`, () => {
  test.each(['tiny.mp4', 'tiny.avi', 'tiny.flv'])('D32: %s gets a poster', async (name) => {
    await open(real);
    const fileId = await send(name);
    expect(await play(fileId)).toMatchObject({ poster_id: null });
    // The poster of what is converted is drawn after that.
    await fixture.runJobs();
    await fixture.runJobs();
    fixture.readers.add('2');
    const poster = await get(await urlFor('2', converted.at(-1)?.poster_id ?? ''));
    expect([poster.statusCode, poster.headers['content-type']]).toEqual([200, 'image/jpeg']);
    expect(await sharp(poster.rawPayload).metadata()).toMatchObject({ width: 64, height: 48 });
  });
});

describe('a poster', () => {
  test('does not keep its video from being played meanwhile', async () => {
    await open(answering());
    const fileId = await send('tiny.mp4');
    expect(await play(fileId)).toMatchObject({ conversion: null, played_id: null, poster_id: null });
    await fixture.runJobs();
    expect(converted).toEqual([
      expect.objectContaining({ file_id: fileId, conversion: null, played_id: null, w: 64 }),
    ]);
    expect(await play(fileId)).toMatchObject({ poster_id: converted[0]?.poster_id });
  });

  test('is drawn once, however often its video is sent', async () => {
    await open(answering());
    const fileId = await send('tiny.mp4');
    await play(fileId);
    await play(fileId);
    await fixture.runJobs();
    await play(fileId);
    await fixture.runJobs();
    expect(converted).toHaveLength(1);
    expect(await fixture.stored()).toHaveLength(2);
  });

  test('stands once where two servers draw it', async () => {
    const { atOnce, convert } = answering();
    const both = Promise.withResolvers<void>();
    let drawing = 0;
    await open({
      atOnce,
      async convert(task) {
        if ((drawing += 1) === 2) both.resolve();
        await both.promise;
        return convert(task);
      },
    });
    const fileId = await send('tiny.mp4');
    await play(fileId);
    await Promise.all([fixture.drawPoster(fileId), fixture.drawPoster(fileId)]);
    expect(converted).toHaveLength(1);
    expect(await fixture.stored()).toHaveLength(2);
  });

  test('that cannot be drawn is done without', async () => {
    await open(answering({ ok: false, reason: 'unreadable', detail: '' }));
    const fileId = await send('tiny.mp4');
    await play(fileId);
    await fixture.runJobs();
    expect(converted).toEqual([]);
    expect(await play(fileId)).toMatchObject({ conversion: null, poster_id: null });
  });

  test('whose server stops is begun again', async () => {
    await open(answering({ ok: false, reason: 'stopped', detail: '' }));
    const fileId = await send('tiny.mp4');
    await expect(fixture.drawPoster(fileId)).rejects.toThrow('begun again');
    await fixture.drawPoster(fileId);
    expect(converted).toHaveLength(1);
  });

  test('E05: a recall removes it too, and it is for those alone who may see the video', async () => {
    await open(answering());
    const fileId = await send('tiny.mp4');
    await play(fileId);
    await fixture.runJobs();
    const posterId = converted[0]?.poster_id ?? '';
    expect(await urlFor('2', posterId)).toBeUndefined();
    fixture.readers.add('2');
    const url = await urlFor('2', posterId);
    expect((await get(url)).statusCode).toBe(200);
    fixture.readers.delete('2');
    expect((await get(url)).statusCode).toBe(404);
    fixture.readers.add('2');
    await drop(fileId);
    expect((await get(url)).statusCode).toBe(404);
    await expect.poll(() => fixture.stored()).toEqual([]);
  });

  test('of a video that is recalled meanwhile leaves nothing behind', async () => {
    let fileId = '';
    const { atOnce, convert } = answering();
    await open({
      atOnce,
      async convert(task) {
        await drop(fileId);
        return convert(task);
      },
    });
    fileId = await send('tiny.mp4');
    await play(fileId);
    await fixture.runJobs();
    expect(converted).toEqual([]);
    await expect.poll(() => fixture.stored()).toEqual([]);
  });

  test('is none where the server converts nothing', async () => {
    await open();
    await play(await send('tiny.mp4'));
    await fixture.runJobs();
    expect(converted).toEqual([]);
  });
});
