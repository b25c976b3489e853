import { readFile } from 'node:fs/promises';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createTestDatabase } from '../../../../test/test-database.ts';
import { openFilesFixture, refusal, type FilesFixture } from './files.test-fixture.ts';

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

/** Real files of one second; made by ffmpeg. */
const sample = (name: string): Promise<Buffer> =>
  readFile(new URL(`../../../../test/uploads/${name}`, import.meta.url));
const upload = async (file: string, name = file) => fixture.upload(await sample(file), name);

describe('a video', () => {
  test('V10: an mp4 says its size and length, whatever it is called', async () => {
    const facts = { mime: 'video/mp4', w: 64, h: 48, duration: 1_000 };
    expect(await upload('tiny.mp4')).toMatchObject(facts);
    expect(await upload('tiny.mp4', 'holiday.avi')).toMatchObject(facts);
  });

  test.each([
    ['tiny.avi', 'video/vnd.avi'],
    ['tiny.flv', 'video/x-flv'],
  ])('V10, D32: %s is taken, to be saved', async (file, mime) => {
    const taken = await upload(file);
    expect(taken).toMatchObject({ mime, w: null, h: null, duration: null });
    const answer = await fixture.http.inject(taken.url);
    expect(answer.headers['content-disposition']).toBe('attachment');
    expect(answer.rawPayload).toEqual(await sample(file));
  });

  test('that is cut off is taken too, to be saved', async () => {
    const cut = (await sample('tiny.mp4')).subarray(0, 700);
    expect(await fixture.upload(cut, 'cut.mp4')).toMatchObject({ mime: 'video/mp4', duration: null });
  });

  test('V10: of another format is refused, also by the name of a good one', async () => {
    await expect(upload('film.webm')).rejects.toEqual(refusal('file.video_format'));
    await expect(upload('film.webm', 'film.mp4')).rejects.toEqual(refusal('file.video_format'));
    expect(await fixture.stored()).toEqual([]);
  });
});

describe('D79: a recording', () => {
  test('says its length, which is not in its head', async () => {
    expect(await upload('voice.webm')).toMatchObject({ mime: 'audio/webm', w: null, duration: 1_201 });
  });

  test('in parts is asked for as a player does', async () => {
    const { url } = await upload('voice.webm');
    const answer = await fixture.http.inject({ url, headers: { range: 'bytes=0-9' } });
    expect(answer.statusCode).toBe(206);
    expect(answer.headers).toMatchObject({ 'content-type': 'audio/webm', 'content-length': '10' });
  });

  test('of another codec is refused', async () => {
    await expect(upload('vorbis.webm')).rejects.toEqual(refusal('file.video_format'));
  });

  test('without a second of sound is refused', async () => {
    const cut = (await sample('voice.webm')).subarray(0, 900);
    await expect(fixture.upload(cut, 'voice.webm')).rejects.toEqual(refusal('file.voice_length'));
  });
});
