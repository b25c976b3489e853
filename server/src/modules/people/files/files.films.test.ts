import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  cornersOf,
  flvFrom,
  audibleFrom,
  makeFilm,
  picturesOf,
  withAmr,
  withEdits,
  withMatrix,
  withoutPixelShape,
  type FilmSample,
} from '../../../../test/film-samples.ts';
import { createTestDatabase, silentLog } from '../../../../test/test-database.ts';
import { createConverter } from '../../../platform/media/conversion/index.ts';
import { openFilesFixture, refusal, type FilesFixture } from './files.test-fixture.ts';
import type { PlayedFile } from './used-files.ports.ts';

/*
 * D32: films as phones, cameras and editors make them. What every browser shows and plays as it is meant stays as it came;
 * the rest is converted, and what comes of it and its poster are what a good player shows.
 */
let testDatabase: Awaited<ReturnType<typeof createTestDatabase>>;
beforeAll(async () => {
  testDatabase = await createTestDatabase({ standIns: ['member'] });
});
afterAll(() => testDatabase.drop());

const converter = createConverter(1, silentLog);
afterAll(() => converter.stop());
const isInstalled = converter.atOnce > 0;

let fixture: FilesFixture;
let converted: PlayedFile[];
beforeEach(async () => {
  fixture = await openFilesFixture(testDatabase.database, { converter });
  converted = [];
  fixture.scenes.chat.onConverted('test', async (_tx, file) => {
    converted.push(file);
  });
  fixture.readers.add('2');
});
afterEach(() => fixture.close());

async function contentOf(fileId: string | null | undefined): Promise<Buffer> {
  const [address] = await fixture.files.addresses('2', [fileId ?? '']);
  const answer = await fixture.http.inject(address?.url ?? '');
  expect(answer.statusCode).toBe(200);
  return answer.rawPayload;
}

/** Sends a film, and waits until it plays and has its poster. */
async function send(film: Buffer, name = 'film.mp4') {
  const taken = await fixture.upload(film, name);
  await testDatabase.database.transaction((tx) => fixture.scenes.chat.takeToPlay(tx, '1', taken.file_id));
  await fixture.runJobs();
  await fixture.runJobs();
  const shown = converted.at(-1);
  const poster = await contentOf(shown?.poster_id);
  const { width, height } = await sharp(poster).metadata();
  return {
    taken,
    shown,
    played: await contentOf(shown?.played_id ?? taken.file_id),
    poster: { corners: cornersOf(poster), width, height },
  };
}

let silent: Buffer;
let film: Buffer;
beforeAll(() => {
  silent = makeFilm({ sound: null });
  film = makeFilm();
});
const hevc = ['libx265', '-tag:v', 'hvc1', '-x265-params', 'log-level=none'];
const asItCame = { w: 64, h: 48, duration: 2_000 };
const notPlayed = { w: null, h: null, duration: null };
const upright = [1, 0, 0, 1] as const;
const sides = [
  ['a quarter to the right', [0, 1, -1, 0], 'BR/WG', true],
  ['half round', [-1, 0, 0, -1], 'WB/GR', true],
  ['a quarter to the left', [0, -1, 1, 0], 'GW/RB', true],
  ['mirrored', [-1, 0, 0, 1], 'GR/WB', false],
  ['upside down and mirrored', [1, 0, 0, -1], 'BW/RG', false],
  ['lying and mirrored', [0, 1, 1, 0], 'RB/GW', false],
  ['lying and mirrored the other way', [0, -1, -1, 0], 'WG/BR', false],
] as const;

describe('what browsers play as it is meant', () => {
  test.each<[string, FilmSample]>([
    ['H.264 and AAC', {}],
    ['mp3', { sound: ['libmp3lame'] }],
    ['Opus', { sound: ['libopus'] }],
    ['FLAC', { sound: ['flac'] }],
    ['VP9', { picture: ['libvpx-vp9'], sound: null }],
    ['no sound', { sound: null }],
    ['AC-3 beside AAC', { sound: ['ac3', '-map', '4', '-c:a:1', 'aac'] }],
  ])('%s', async (_what, made) => {
    const taken = await fixture.upload(makeFilm(made), 'film.mp4');
    expect(taken).toMatchObject({ w: 64, h: 48 });
    expect(Math.abs((taken.duration ?? 0) - 2_000)).toBeLessThan(40);
  });

  test('a film that is turned says how it is shown', async () => {
    for (const [, matrix, , isPlayed] of sides) {
      const lies = matrix[0] === 0;
      const shown = isPlayed ? { ...asItCame, w: lies ? 48 : 64, h: lies ? 64 : 48 } : notPlayed;
      expect(await fixture.upload(withMatrix(silent, matrix), 'film.mp4')).toMatchObject(shown);
    }
  });

  test.each([
    ['begins later in its tracks', [{ from: 0.8, for: 1.2 }], 1_200],
    [
      'waits before it begins',
      [
        { from: null, for: 1 },
        { from: 0, for: 2 },
      ],
      3_000,
    ],
    ['leaves out a little of its end', [{ from: 0, for: 1.9 }], 2_000],
  ])('a film that %s is as long as it plays', async (_what, parts, ms) => {
    const { duration } = await fixture.upload(withEdits(film, parts), 'film.mp4');
    expect(Math.abs((duration ?? 0) - ms)).toBeLessThan(40);
  });
});

test('S09: a recording of a screen is played as it is meant, or refused', async () => {
  const take = (content: Buffer) => fixture.upload(content, 'screen.mp4', 'wish_recording');
  expect(await take(film)).toMatchObject(asItCame);
  for (const other of [
    makeFilm({ sound: ['ac3'] }),
    makeFilm({ picture: ['libx264', '-pix_fmt', 'yuv420p10le'] }),
    withEdits(film, [{ from: 0, for: 0.8 }]),
  ])
    await expect(take(other)).rejects.toEqual(refusal('file.recording_format'));
});

describe.skipIf(!isInstalled)(`with the converter${isInstalled ? '' : ' (node-av is not installed)'}`, () => {
  test.each(sides)('%s: the poster stands as the film is shown', async (_what, matrix, corners) => {
    const { poster, played, shown } = await send(withMatrix(silent, matrix));
    const lies = matrix[0] === 0;
    const [width, height] = lies ? [48, 64] : [64, 48];
    expect(poster).toEqual({ corners, width, height });
    expect(cornersOf(played)).toBe(corners);
    expect(shown).toMatchObject({ w: width, h: height });
  });

  test.each(sides.filter(([, , , isPlayed]) => isPlayed))(
    '%s: what is converted stands so too',
    async (_what, matrix, corners) => {
      const other = makeFilm({ picture: hevc, sound: null });
      const { taken, shown, played, poster } = await send(withMatrix(other, matrix));
      const [w, h] = matrix[0] === 0 ? [48, 64] : [64, 48];
      expect(taken).toMatchObject(notPlayed);
      expect(shown).toMatchObject({ conversion: 'ready', w, h });
      expect(cornersOf(played)).toBe(corners);
      expect(poster).toEqual({ corners, width: w, height: h });
      // It is drawn so: nothing is left to a player that goes by another rule.
      expect(await fixture.upload(played, 'again.mp4')).toMatchObject({ w, h });
      expect(cornersOf(withMatrix(played, upright))).toBe(corners);
    },
  );

  test.each([
    ['wider', 'setsar=2', 128, 48],
    ['higher', 'setsar=1/2', 64, 96],
  ])('pixels that are %s than a square are shown as such', async (_what, filter, w, h) => {
    const squeezed = makeFilm({ filter, sound: null });
    const direct = await send(squeezed);
    expect(direct.shown).toMatchObject({ conversion: null, w, h });
    expect(direct.poster).toEqual({ corners: 'RG/BW', width: w, height: h });
    const other = await send(makeFilm({ filter, sound: ['ac3'] }));
    expect(other.shown).toMatchObject({ conversion: 'ready', w, h });
    expect(other.poster).toEqual({ corners: 'RG/BW', width: w, height: h });
    const lying = await send(withMatrix(makeFilm({ filter, sound: ['ac3'] }), [0, 1, -1, 0]));
    expect(lying.shown).toMatchObject({ conversion: 'ready', w: h, h: w });
    expect(lying.poster).toEqual({ corners: 'BR/WG', width: h, height: w });
    // Some browsers go by the pictures, some by the file.
    const apart = await send(withoutPixelShape(squeezed));
    expect(apart.taken).toMatchObject(notPlayed);
    expect(apart.shown).toMatchObject({ conversion: 'ready', w, h });
  });

  const mov = ['-f', 'mov', '-brand', 'isom'];
  test.each<[string, FilmSample]>([
    ['HEVC', { picture: hevc }],
    ['ProRes', { picture: ['prores_ks'], container: mov }],
    ['MPEG-4', { picture: ['mpeg4'] }],
    ['H.264 of 10 bits', { picture: ['libx264', '-pix_fmt', 'yuv420p10le'] }],
    ['H.264 in 4:2:2', { picture: ['libx264', '-pix_fmt', 'yuv422p'] }],
    ['H.264 in 4:4:4', { picture: ['libx264', '-pix_fmt', 'yuv444p'] }],
    ['VP9 of 10 bits', { picture: ['libvpx-vp9', '-pix_fmt', 'yuv420p10le'] }],
    ['AC-3', { sound: ['ac3'] }],
    ['E-AC-3', { sound: ['eac3'] }],
    ['DTS', { sound: ['dca'] }],
    ['ALAC', { sound: ['alac'] }],
    ['PCM', { sound: ['pcm_s16le'], container: mov }],
    ['Vorbis', { sound: ['libvorbis'] }],
  ])('%s is converted, and can be watched', async (_what, made) => {
    const { taken, shown, played } = await send(makeFilm(made));
    expect(taken).toMatchObject(notPlayed);
    expect(shown).toMatchObject({ conversion: 'ready', w: 64, h: 48 });
    expect(Math.abs((shown?.duration ?? 0) - 2_000)).toBeLessThan(60);
    expect(cornersOf(played)).toBe('RG/BW');
    expect(audibleFrom(played)).toBeLessThan(0.1);
    expect(await fixture.upload(played, 'again.mp4')).toMatchObject({
      w: 64,
      h: 48,
      duration: shown?.duration,
    });
  });

  test('AMR is converted', async () => {
    const { taken, shown } = await send(withAmr(silent));
    expect(taken).toMatchObject(notPlayed);
    expect(shown).toMatchObject({ conversion: 'ready', w: 64, h: 48 });
  });

  test.each([
    ['leaves out its end', [{ from: 0, for: 0.8 }], 800],
    [
      'leaves out its middle',
      [
        { from: 0, for: 0.4 },
        { from: 1.2, for: 0.4 },
      ],
      800,
    ],
    [
      'is played twice',
      [
        { from: 0, for: 2 },
        { from: 0, for: 2 },
      ],
      4_000,
    ],
  ])('a film that %s is as long as it plays', async (_what, parts, ms) => {
    const { taken, shown } = await send(withEdits(film, parts));
    expect(taken).toMatchObject(notPlayed);
    expect(shown).toMatchObject({ conversion: 'ready' });
    expect(Math.abs((shown?.duration ?? 0) - ms)).toBeLessThan(60);
  });

  test('the poster is the first picture that is shown', async () => {
    const changing = makeFilm({ filter: "hue=s=0:enable='lt(t,0.8)'", sound: null });
    expect(cornersOf(changing)).not.toBe('RG/BW');
    const { poster } = await send(withEdits(changing, [{ from: 0.8, for: 1.2 }]));
    expect(poster.corners).toBe('RG/BW');
  });

  const flv = ['-f', 'flv'];
  test.each<[string, string, FilmSample, number]>([
    ['an mp4', 'film.mp4', { picture: ['mpeg4'], soundAfter: 0.7 }, 0.7],
    ['an flv', 'film.flv', { picture: ['flv1'], soundAfter: 0.7, container: flv }, 0.7],
    ['an flv that begins at 20 s', 'film.flv', { picture: ['flv1'], container: flvFrom(20) }, 0],
    ['an flv of H.264 that begins at 20 s', 'film.flv', { soundAfter: 0.7, container: flvFrom(20) }, 0.7],
    [
      'an flv whose sound alone is converted',
      'film.flv',
      { sound: ['libmp3lame', '-ar', '44100'], soundAfter: 0.7, container: flv },
      0.7,
    ],
  ])('%s: sound and picture stay in step', async (_what, name, made, from) => {
    const { shown, played } = await send(makeFilm(made), name);
    expect(shown).toMatchObject({ conversion: 'ready', w: 64, h: 48 });
    expect(Math.abs((shown?.duration ?? 0) - (2 + from) * 1_000)).toBeLessThan(150);
    expect(Math.abs((audibleFrom(played) ?? Infinity) - from)).toBeLessThan(0.12);
  });

  test('sound with a hole in its middle goes on at its time', async () => {
    const halves = "aselect='not(between(t,0.5,1.2))',volume='if(lt(t,1),0,1)':eval=frame";
    const { played } = await send(makeFilm({ picture: ['mpeg4'], sound: ['aac', '-af', halves] }));
    expect(Math.abs((audibleFrom(played) ?? Infinity) - 1.2)).toBeLessThan(0.1);
  });

  test('pictures that come at uneven times are shown at theirs', async () => {
    const uneven = makeFilm({
      picture: ['mpeg4', '-fps_mode', 'vfr'],
      filter: "select='not(between(n,10,40))'",
      sound: null,
    });
    const { played } = await send(uneven);
    expect(picturesOf(played).times).toHaveLength(19);
    expect(picturesOf(played)).toEqual(picturesOf(uneven));
  });
});
