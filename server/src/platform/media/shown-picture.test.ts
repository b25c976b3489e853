import { expect, test } from 'vitest';
import { cornersOf, makeFilm, picturesOf } from '../../../test/film-samples.ts';
import { asHighAs, fitted, framed, upright, uprightMatrix } from './shown-picture.ts';

/** What a filter makes of 64 x 48 pixels of this shape. */
const through = (shape: string, filter: string) =>
  makeFilm({ sound: null, seconds: 0.2, filter: `setsar=${shape},${filter}` });

const large = fitted({ width: 640, height: 640 });

test.each([
  ['1', 'fits', large, '64x48'],
  ['1', 'is too wide', fitted({ width: 32, height: 640 }), '32x24'],
  ['2', 'fits', large, '128x48'],
  ['2', 'is too wide', fitted({ width: 64, height: 64 }), '64x24'],
  ['1/2', 'is too high', fitted({ width: 64, height: 64 }), '42x64'],
  ['16/15', 'fits', large, '68x48'],
  ['100', 'is far too wide', large, '640x4'],
  ['1', 'is framed', framed({ width: 640, height: 360 }), '640x360'],
  ['2', 'is as high as 24', asHighAs(24), '64x24'],
  ['1/2', 'is as high as 24', asHighAs(24), '16x24'],
  ['100', 'is as high as 24', asHighAs(24), '96x24'],
])('with pixels of the shape %s what %s keeps its shape', (shape, _what, filter, size) => {
  expect(picturesOf(through(shape, filter)).size).toBe(size);
});

test('a framed picture is as large as fits, in the middle', () => {
  const frame = framed({ width: 640, height: 360 });
  expect(cornersOf(through('2', frame))).toBe('RG/BW');
  expect(cornersOf(through('100', frame))).toBe('--/--');
});

test('a picture that stands upright, or of which nothing is known, is not turned', () => {
  expect(upright(null)).toEqual([]);
  expect(upright(Buffer.alloc(4))).toEqual([]);
  expect(upright(uprightMatrix())).toEqual([]);
});
