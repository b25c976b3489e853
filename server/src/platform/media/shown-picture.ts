/*
 * Filters of FFmpeg that give a picture the shape and the side up that players give it. An encoder of ours writes square
 * pixels and no side: what the source says of them is drawn into the picture.
 */

/** px as shown: pixels that are not square are stretched, never squeezed, so that no detail is lost. */
const width = 'iw*max(sar,1)';
const height = 'ih/min(sar,1)';

/** An even number, as H.264 in 4:2:0 must have; what is a hair below one is it. */
const even = (length: string): string => `max(2,2*trunc((${length})/2+0.01))`;

const escaped = (expression: string): string => `'${expression}'`;

interface PictureSize {
  readonly width: number;
  readonly height: number;
}

const scaled = (factor: string): string =>
  `scale=w=${escaped(even(`${width}*${factor}`))}:h=${escaped(even(`${height}*${factor}`))},setsar=1`;

const factorInto = (box: PictureSize): string => `min(${box.width}/(${width}),${box.height}/(${height}))`;

/** Makes a picture smaller until it fits, never larger, with square pixels. @param box px */
export const fitted = (box: PictureSize): string => scaled(`min(1,${factorInto(box)})`);

/** Makes a picture as large as fits, with square pixels, in the middle of what is left. @param box px, even */
export const framed = (box: PictureSize): string =>
  `${scaled(factorInto(box))},pad=${box.width}:${box.height}:(ow-iw)/2:(oh-ih)/2`;

/** A picture is at most this many times as wide as it is high, whatever its pixels say. */
const widest = 4;

/** Makes a picture as high as this, with square pixels. @param px even */
export const asHighAs = (px: number): string =>
  `scale=w=${escaped(even(`${px}*min(${widest},iw*sar/ih)`))}:h=${px},setsar=1`;

/** Bytes of a matrix of FFmpeg: nine numbers of 32 bits, row by row. */
const matrixBytes = 36;

/** The matrix of a picture that stands as it is to be shown. */
export function uprightMatrix(): Buffer {
  const matrix = Buffer.alloc(matrixBytes);
  for (const [place, value] of [
    [0, 65_536],
    [4, 65_536],
    [8, 2 ** 30],
  ] as const)
    matrix.writeInt32LE(value, place * 4);
  return matrix;
}

/**
 * Turns and mirrors a picture as a matrix says, by right angles.
 * @param matrix of FFmpeg; null where there is none
 * @returns filters, one after the other; none for a picture that stands upright
 */
export function upright(matrix: Buffer | null): string[] {
  if (!matrix || matrix.length < matrixBytes) return [];
  const at = (place: number): number => matrix.readInt32LE(place * 4);
  const [a, b, c, d] = [at(0), at(1), at(3), at(4)];
  // Rows become columns first; then each side that points the other way is mirrored.
  const isLying = Math.abs(b) + Math.abs(c) > Math.abs(a) + Math.abs(d);
  const [across, down] = isLying ? [c, b] : [a, d];
  return [
    ...(isLying ? ['transpose=cclock_flip'] : []),
    ...(across < 0 ? ['hflip'] : []),
    ...(down < 0 ? ['vflip'] : []),
  ];
}
