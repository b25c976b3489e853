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

/** Chromium writes one PNG for one raster: the same digest is the same picture. */
export const digestOf = (picture: Buffer): string =>
  createHash('sha256').update(picture).digest('hex').slice(0, 16);

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
 * Two pictures of one page may differ by noise: by one shade at oblique edges, slightly at rounded corners, and in a
 * few pixels where a strong border bends. Each limit lets a share of pixels differ by more than a number of 255 shades.
 */
const noises = [
  { moreThan: 0, share: 0.0025 },
  { moreThan: 1, share: 0.0002 },
  { moreThan: 32, share: 0.00001 },
  { moreThan: 96, share: 0 },
] as const;

function isNoise(before: Raw, after: Raw): boolean {
  const counts = noises.map(() => 0);
  for (let at = 0; at < before.data.length; at += 4) {
    let most = 0;
    for (let channel = at; channel < at + 4; channel += 1) {
      most = Math.max(most, Math.abs((before.data[channel] ?? 0) - (after.data[channel] ?? 0)));
    }
    for (let rank = 0; most > (noises[rank]?.moreThan ?? 255); rank += 1) {
      counts[rank] = (counts[rank] ?? 0) + 1;
    }
  }
  const pixels = before.width * before.height;
  return noises.every(({ share }, rank) => (counts[rank] ?? 0) <= share * pixels);
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
