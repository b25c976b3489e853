/**
 * Makes the films of the demo's short videos and their covers: 12 s in portrait, without sound.
 *
 *   npm exec -- node server/src/demo/shorts/make-shorts.ts
 *
 * Run it after a change to the plan, and commit the new films with it. The server only reads them; nothing here runs in
 * production. Needs `node-av`, which the server has for conversions.
 */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Decoder, Demuxer, Encoder, FilterAPI, Muxer, pipeline } from 'node-av/api';
import { FF_ENCODER_LIBX264 } from 'node-av/constants';
import sharp from 'sharp';
import { drawShort, rate, seconds, shortFilms, type ShortFilm } from './short-plan.ts';

const fileOf = (film: ShortFilm, ending: string): string => join(import.meta.dirname, `${film}.${ending}`);
const pictureOf = (film: ShortFilm, at: number) => sharp(Buffer.from(drawShort(film, at)));

async function make(film: ShortFilm): Promise<void> {
  const pictures: Buffer[] = [];
  for (let place = 0; place < rate * seconds; place += 1)
    // oxlint-disable-next-line no-await-in-loop -- a picture after the other, so that memory stays small
    pictures.push(
      await pictureOf(film, place / rate)
        .jpeg({ quality: 95 })
        .toBuffer(),
    );
  const input = await Demuxer.open(Buffer.concat(pictures), {
    format: 'mjpeg',
    options: { framerate: String(rate) },
  });
  const picture = input.video();
  if (!picture) throw new Error('the pictures are no film');
  const decoder = await Decoder.create(picture);
  const filter = FilterAPI.create('scale=out_range=tv,format=yuv420p');
  const encoder = await Encoder.create(FF_ENCODER_LIBX264, {
    decoder,
    filter,
    context: { bitRate: 0n, gopSize: 2 * rate, threadCount: 1 },
    options: { preset: 'slow', crf: 26 },
  });
  const output = await Muxer.open(fileOf(film, 'mp4'), {
    format: 'mp4',
    options: { movflags: '+faststart' },
  });
  await pipeline(input, decoder, filter, encoder, output).completion;
  await writeFile(
    fileOf(film, 'webp'),
    await pictureOf(film, seconds - 1)
      .webp({ quality: 80 })
      .toBuffer(),
  );
}

for (const film of shortFilms)
  // oxlint-disable-next-line no-await-in-loop -- one encoder at a time
  await make(film);
