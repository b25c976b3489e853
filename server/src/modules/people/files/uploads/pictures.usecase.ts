import sharp, { type Sharp } from 'sharp';

/** A re-encoded picture. Sizes in px and bytes. */
export interface PictureFile {
  readonly path: string;
  readonly ext: 'jpg' | 'png' | 'gif' | 'webp';
  readonly mime: string;
  readonly w: number;
  readonly h: number;
  readonly size: number;
}

/** All frames together; more is refused before it is decoded (a 20,000 x 20,000 picture, a bomb). */
const maxPixels = 50_000_000;
const maxFrames = 300;
/** px. */
const squareEdge = 512;

// One picture at a time per thread and no cache, to limit memory at the cost of speed (R18).
sharp.cache(false);
sharp.concurrency(1);

/** At most two pictures at once, so that twenty uploads do not hold twenty decoded pictures. */
let free = 2;
const waiting: (() => void)[] = [];
async function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
  if (free === 0) await new Promise<void>((resolve) => waiting.push(resolve));
  else free -= 1;
  try {
    return await work();
  } finally {
    const next = waiting.shift();
    if (next) next();
    else free += 1;
  }
}

const strict = { limitInputPixels: maxPixels, failOn: 'error' } as const;

/**
 * Stands the pictures of an animation upright. They are decoded as one strip, which cannot be turned, and would play
 * backwards if it were: each is turned alone, and all are put together again.
 */
async function uprightAnimation(
  path: string,
  pages: number,
  { delay = [], loop = 0 }: { readonly delay?: number[]; readonly loop?: number },
): Promise<Sharp> {
  const turned: Buffer[] = [];
  for (let page = 0; page < pages; page += 1)
    turned.push(
      await sharp(path, { ...strict, page, pages: 1 })
        .autoOrient()
        .png({ compressionLevel: 1 })
        .toBuffer(),
    );
  const joined = sharp(turned, { ...strict, join: { animated: true } });
  return joined.webp({ delay: delay.slice(0, pages), loop });
}

/**
 * Decodes a picture and writes a re-encoded copy beside it, without metadata such as the place and without any other
 * content of the file. Rotated upright; animation stays within bounds.
 * @param square makes it a still square, as portraits are
 * @returns null when it is no picture that can be decoded, or too large to be
 */
export function reencode(path: string, square: boolean): Promise<PictureFile | null> {
  return inTurn(async () => {
    try {
      const facts = await sharp(path, { limitInputPixels: maxPixels }).metadata();
      const format = facts.format === 'jpeg' ? 'jpg' : facts.format;
      if (format !== 'jpg' && format !== 'png' && format !== 'gif' && format !== 'webp') return null;
      const frames = Math.min(
        facts.pages ?? 1,
        maxFrames,
        Math.floor(maxPixels / (facts.width * (facts.pageHeight ?? facts.height))),
      );
      if (frames < 1) return null;
      const isAnimated = frames > 1 && !square;
      const isTurned = (facts.orientation ?? 1) > 1;
      const upright =
        isAnimated && isTurned
          ? await uprightAnimation(path, frames, facts)
          : sharp(path, { ...strict, pages: isAnimated ? frames : 1 }).autoOrient();
      const sized = square
        ? upright.resize(squareEdge, squareEdge, { fit: 'cover', withoutEnlargement: true })
        : upright;
      const target = `${path}.reencoded`;
      const type = format === 'jpg' ? 'jpeg' : format;
      const written = await sized.toFormat(type, type === 'jpeg' ? { quality: 88 } : {}).toFile(target);
      return {
        path: target,
        ext: format,
        mime: `image/${type}`,
        w: written.width,
        h: written.pageHeight ?? written.height,
        size: written.size,
      };
    } catch (error) {
      // Sharp throws a plain Error for every fault of the picture; a full disk has a code.
      if (error instanceof Error && 'code' in error) throw error;
      return null;
    }
  });
}
