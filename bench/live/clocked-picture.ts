/*
 * Pictures that carry a clock: 24 squares of light and dark along the top tell the ms of the day at which a picture was given to the
 * encoder, and the same squares turned over below them say that they were read well. Squares outlast encoding, scaling and
 * small bit rates; words would need a font and somebody to read them.
 */

export const pictureSize = { width: 960, height: 540, rate: 25 } as const;
const bits = 24;
/** px. */
const square = pictureSize.width / bits;
const [light, dark] = [235, 16];
/** Values repeat after so many ms, 4.6 hours. */
export const clockTurns = 2 ** bits;

const lumaBytes = pictureSize.width * pictureSize.height;
const frameBytes = (lumaBytes * 3) / 2;
/** Rows by which the ground moves from one picture to the next, so that an encoder has work. */
const rowsMoved = 3;
const patterns = 20;

/** A ground of soft stripes with grain, higher than a picture: each picture shows another stretch of it. */
function makeGround(): Buffer {
  const ground = Buffer.alloc(lumaBytes + rowsMoved * patterns * pictureSize.width);
  let seed = 1;
  for (let at = 0; at < ground.length; at += 1) {
    seed = (Math.imul(seed, 1_103_515_245) + 12_345) >>> 0;
    const row = Math.floor(at / pictureSize.width);
    const stripe = Math.sin((row * Math.PI) / (rowsMoved * patterns)) * 40;
    ground[at] = 110 + stripe + (seed >>> 28);
  }
  return ground;
}

/** Draws pictures one after the other, in yuv420p. */
export function createPictures(): (ms: number) => Buffer {
  const ground = makeGround();
  let drawn = 0;
  return (ms) => {
    const frame = Buffer.alloc(frameBytes, 128);
    const from = (drawn++ % patterns) * rowsMoved * pictureSize.width;
    ground.copy(frame, 0, from, from + lumaBytes);
    for (let bit = 0; bit < bits; bit += 1) {
      const isSet = Math.floor(ms / 2 ** bit) % 2 === 1;
      for (let row = 0; row < 2 * square; row += 1) {
        const isLight = isSet === row < square;
        const at = row * pictureSize.width + bit * square;
        frame.fill(isLight ? light : dark, at, at + square);
      }
    }
    return frame;
  };
}

/** What a page gets to read such pictures with. */
export interface PictureReader {
  /** The video that a viewer sees. */
  seen(): HTMLVideoElement | null;
  /** The clock in what a video shows now; null when it shows no such picture, black among them. */
  clock(video: HTMLVideoElement): number | null;
}

/** Where the page keeps it. */
export interface ReadingWindow {
  reader: PictureReader;
}

/** Runs in the page, before its own scripts: it must not use anything of this module. */
export function installReader(count: number): void {
  const canvas = document.createElement('canvas');
  canvas.width = count;
  canvas.height = 2;
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (context) context.imageSmoothingEnabled = false;
  const reader: PictureReader = {
    seen: () => document.querySelector<HTMLVideoElement>('video:not([data-spare])'),
    clock(video) {
      if (!context || video.readyState < 2 || video.videoWidth === 0) return null;
      // Two rows of squares, of a picture that is 24 squares wide.
      const height = (video.videoWidth / count) * 2;
      context.drawImage(video, 0, 0, video.videoWidth, height, 0, 0, count, 2);
      const { data } = context.getImageData(0, 0, count, 2);
      let value = 0;
      for (let bit = 0; bit < count; bit += 1) {
        const [upper, lower] = [data[bit * 4 + 1] ?? 0, data[(count + bit) * 4 + 1] ?? 0];
        if (Math.abs(upper - lower) < 90) return null;
        if (upper > lower) value += 2 ** bit;
      }
      return value;
    },
  };
  Object.assign(window, { reader });
}
export const readerBits = bits;
