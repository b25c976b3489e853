import { createHash } from 'node:crypto';
import pixelmatch from 'pixelmatch';
import sharp from 'sharp';

interface Raw {
  readonly data: Buffer;
  readonly width: number;
  readonly height: number;
}

async function decode(picture: Buffer): Promise<Raw> {
  const { data, info } = await sharp(picture).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

const digestOf = (picture: Buffer): string => createHash('sha256').update(picture).digest('hex');

/** Lossless, and a third of a PNG; remembers the PNG it was made of, so that the same one is known at a glance. */
export const pack = (picture: Buffer): Promise<Buffer> =>
  sharp(picture)
    .webp({ lossless: true, effort: 4 })
    .withExif({ IFD0: { ImageDescription: digestOf(picture) } })
    .toBuffer();

/** Whether a packed picture was made of this very PNG, byte by byte: says yes only when sure. */
export async function isPackedFrom(packed: Buffer, picture: Buffer): Promise<boolean> {
  const { exif } = await sharp(packed).metadata();
  return exif?.includes(digestOf(picture)) ?? false;
}

/** The same, or how it differs. */
export type Comparison = { same: true } | { same: false; pixels: number; diff: Buffer };

function onCanvas(raw: Raw, width: number, height: number): Buffer {
  const canvas = Buffer.alloc(width * height * 4);
  for (let row = 0; row < raw.height; row += 1) {
    raw.data.copy(canvas, row * width * 4, row * raw.width * 4, (row + 1) * raw.width * 4);
  }
  return canvas;
}

/**
 * Two rasters of one page may differ: at rounded corners, in a few pixels where a strong border bends, and by a single
 * shade where something stands askew. So much, in so small a share of the pixels, is noise.
 */
const noises = [
  { shade: 96, share: 0.00001 },
  { shade: 32, share: 0.0002 },
  { shade: 1, share: 0.0025 },
];

function isNoise(before: Raw, after: Raw): boolean {
  let count = 0;
  let strongest = 0;
  for (let at = 0; at < before.data.length; at += 4) {
    let most = 0;
    for (let channel = at; channel < at + 4; channel += 1) {
      most = Math.max(most, Math.abs((before.data[channel] ?? 0) - (after.data[channel] ?? 0)));
    }
    strongest = Math.max(strongest, most);
    if (most > 0) count += 1;
  }
  const share = count / (before.width * before.height);
  return noises.some((noise) => strongest <= noise.shade && share <= noise.share);
}

/** Whether two pictures show the same but for noise. */
export async function isAlike(one: Buffer, other: Buffer): Promise<boolean> {
  if (one.equals(other)) return true;
  const [before, after] = await Promise.all([decode(one), decode(other)]);
  return before.width === after.width && before.height === after.height && isNoise(before, after);
}

/** Compares pixel by pixel: an edge that moved by one pixel is a difference, as is a shade over an area. */
export async function compare(expected: Buffer, actual: Buffer): Promise<Comparison> {
  if (await isAlike(expected, actual)) return { same: true };
  const [before, after] = await Promise.all([decode(expected), decode(actual)]);
  const width = Math.max(before.width, after.width);
  const height = Math.max(before.height, after.height);
  const diff = Buffer.alloc(width * height * 4);
  const pixels = pixelmatch(
    onCanvas(before, width, height),
    onCanvas(after, width, height),
    diff,
    width,
    height,
    {
      threshold: 0,
      includeAA: true,
    },
  );
  const picture = await sharp(diff, { raw: { width, height, channels: 4 } })
    .png()
    .toBuffer();
  return { same: false, pixels, diff: picture };
}
