import { expect, it } from 'vitest';
import { thumbnailAt } from './replay-thumbnails.ts';

it('S37: finds the thumbnail of a place', () => {
  const thumbnails = { src: '', columns: 3, width: 160, height: 90, every: 10_000, count: 8 };
  expect(thumbnailAt(thumbnails, 0)).toEqual({ x: 0, y: 0 });
  expect(thumbnailAt(thumbnails, 39_999)).toEqual({ x: 0, y: 90 });
  expect(thumbnailAt(thumbnails, 45_000)).toEqual({ x: 160, y: 90 });
  expect(thumbnailAt(thumbnails, 900_000)).toEqual({ x: 160, y: 180 });
});
