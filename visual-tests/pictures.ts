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

/**
 * Colours of a baseline: all, or eight levels per channel where only words and positions matter, since a picture in
 * another language has the exact colours. The second takes half the bytes.
 */
export type Fidelity = 'exact' | 'coarse';

const level = 32;

/** A picture as a baseline of that fidelity shows it. @returns a PNG */
async function reduce(picture: Buffer, fidelity: Fidelity): Promise<Buffer> {
  if (fidelity === 'exact') return picture;
  const { data, info } = await sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  for (let at = 0; at < data.length; at += 1) {
    data[at] = Math.min(255, Math.round((data[at] ?? 0) / level) * level);
  }
  const { width, height, channels } = info;
  return sharp(data, { raw: { width, height, channels } }).png({ compressionLevel: 1 }).toBuffer();
}

/** Packs a PNG to a third of its size, with its fidelity and a digest of the PNG for a quick comparison. */
export const pack = async (picture: Buffer, fidelity: Fidelity = 'exact'): Promise<Buffer> =>
  sharp(await reduce(picture, fidelity))
    .webp({ lossless: true, effort: 4, quality: 100 })
    .withExif({ IFD0: { ImageDescription: `${fidelity} ${digestOf(picture)}` } })
    .toBuffer();

/** The fidelity of a picture; one that was not packed is exact. */
async function fidelityOf(baseline: Buffer): Promise<Fidelity> {
  const { exif } = await sharp(baseline).metadata();
  return exif?.includes('coarse ') ? 'coarse' : 'exact';
}

/** Whether a packed picture was made from exactly this PNG; false when that is unknown. */
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
 * Two pictures of one page may differ by noise: by one shade at oblique edges, slightly at rounded corners, and in a
 * few pixels where a strong border bends. Each limit lets a share of pixels differ by more than a number of 255 shades.
 */
const noises = {
  exact: [
    { moreThan: 0, share: 0.0025 },
    { moreThan: 1, share: 0.0002 },
    { moreThan: 32, share: 0.00001 },
    { moreThan: 96, share: 0 },
  ],
  // One shade may change the level.
  coarse: [
    { moreThan: 0, share: 0.0025 },
    { moreThan: level, share: 0.00001 },
    { moreThan: 3 * level, share: 0 },
  ],
} as const satisfies Record<Fidelity, readonly { moreThan: number; share: number }[]>;

function isNoise(before: Raw, after: Raw, fidelity: Fidelity): boolean {
  const classes: readonly { moreThan: number; share: number }[] = noises[fidelity];
  const counts = classes.map(() => 0);
  for (let at = 0; at < before.data.length; at += 4) {
    let most = 0;
    for (let channel = at; channel < at + 4; channel += 1) {
      most = Math.max(most, Math.abs((before.data[channel] ?? 0) - (after.data[channel] ?? 0)));
    }
    for (let rank = 0; most > (classes[rank]?.moreThan ?? 255); rank += 1) {
      counts[rank] = (counts[rank] ?? 0) + 1;
    }
  }
  const pixels = before.width * before.height;
  return classes.every(({ share }, rank) => (counts[rank] ?? 0) <= share * pixels);
}

/** Whether two pictures show the same but for noise. */
export async function isAlike(one: Buffer, other: Buffer, fidelity: Fidelity = 'exact'): Promise<boolean> {
  if (one.equals(other)) return true;
  const [before, after] = await Promise.all([decode(one), decode(other)]);
  return before.width === after.width && before.height === after.height && isNoise(before, after, fidelity);
}

/**
 * Whether a picture is its baseline but for noise: what `compare` would say, without the picture of a difference.
 * @param expected a baseline, or a picture as it was taken
 * @param seen a picture as it was taken
 */
export async function isSame(expected: Buffer, seen: Buffer): Promise<boolean> {
  if (expected.equals(seen) || (await isPackedFrom(expected, seen))) return true;
  const fidelity = await fidelityOf(expected);
  return isAlike(expected, await reduce(seen, fidelity), fidelity);
}

/**
 * Compares pixel by pixel: an edge that moved by one pixel is a difference, as is a shade over an area.
 * @param expected a baseline, or a picture as it was taken
 * @param seen a picture as it was taken
 */
export async function compare(expected: Buffer, seen: Buffer): Promise<Comparison> {
  const fidelity = await fidelityOf(expected);
  const actual = await reduce(seen, fidelity);
  if (await isAlike(expected, actual, fidelity)) return { same: true };
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
