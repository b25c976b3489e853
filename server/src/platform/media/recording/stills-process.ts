import { readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Decoder, Demuxer, Encoder, FilterAPI } from 'node-av/api';
import { AV_LOG_QUIET, FF_ENCODER_MJPEG } from 'node-av/constants';
import { Log } from 'node-av/lib';
import sharp from 'sharp';
import { framed } from '../shown-picture.ts';
import type { StillsTask } from './stills-task.ts';

/*
 * The process that draws pictures of a recording: the poster, and the thumbnails of its seek bar in one picture. Of each segment
 * it needs, only the first picture is decoded, so that its work follows from their number and not from the length.
 */

const poster = { width: 640, height: 360 };

/** The first picture of a segment, made to fit, in the middle of what is left of the size. */
async function draw(bytes: Buffer, size: { width: number; height: number }): Promise<Buffer | null> {
  const input = await Demuxer.open(bytes, { format: 'mov,mp4,m4a,3gp,3g2,mj2' });
  try {
    const picture = input.video();
    if (!picture) return null;
    const decoder = await Decoder.create(picture, { context: { threadCount: 1 }, exitOnError: false });
    const filter = FilterAPI.create(`${framed(size)},format=yuvj420p`);
    for await (const frame of filter.frames(decoder.frames(input.packets(picture.index))))
      return frame ? await Encoder.encodeOne(FF_ENCODER_MJPEG, frame) : null;
    return null;
  } finally {
    await input.close();
  }
}

async function write(folder: string, name: string, content: Buffer): Promise<void> {
  await writeFile(join(folder, `${name}.part`), content);
  await rename(join(folder, `${name}.part`), join(folder, name));
}

async function drawAll({ folder, segments, columns, width, height }: StillsTask): Promise<void> {
  Log.setLevel(AV_LOG_QUIET);
  const read = async ({ part, name }: StillsTask['segments'][number]): Promise<Buffer> =>
    Buffer.concat([
      await readFile(join(folder, String(part), 'init.mp4')),
      await readFile(join(folder, String(part), name)),
    ]);
  // Screens of the beginning are often empty.
  const chosen = segments[Math.floor(segments.length / 4)];
  const shown = chosen && (await draw(await read(chosen), poster));
  if (!shown) throw new Error('it has no picture');
  await write(folder, 'poster.jpg', shown);
  const places = [];
  for (const [index, segment] of segments.entries()) {
    const input = await draw(await read(segment), { width, height });
    const place = { left: (index % columns) * width, top: Math.floor(index / columns) * height };
    if (input) places.push({ input, ...place });
  }
  const rows = Math.ceil(segments.length / columns);
  const sheet = sharp({
    create: { width: columns * width, height: rows * height, channels: 3, background: '#000' },
  });
  await write(folder, 'thumbnails.jpg', await sheet.composite(places).jpeg({ quality: 70 }).toBuffer());
}

process.on('disconnect', () => process.exit(1));
drawAll(JSON.parse(process.argv[2] ?? '') as StillsTask).then(
  () => process.exit(0),
  () => process.exit(1),
);
