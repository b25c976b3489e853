import sharp from 'sharp';
import { expect, test } from 'vitest';
import { compare, digestOf, isAlike } from './pictures.ts';

/** A white page of 200 x 100 with a box, as PNG. */
async function page(box: { left: number; width: number; shade: number }): Promise<Buffer> {
  const { left, width, shade } = box;
  const input = await sharp({
    create: { width, height: 40, channels: 3, background: { r: shade, g: shade, b: shade } },
  })
    .png()
    .toBuffer();
  return sharp({ create: { width: 200, height: 100, channels: 3, background: 'white' } })
    .composite([{ input, left, top: 20 }])
    .png()
    .toBuffer();
}

const base = { left: 20, width: 80, shade: 60 };

test('the same page is the same', async () => {
  expect(await compare(await page(base), await page(base))).toEqual({ same: true });
});

test('one pixel of padding is a difference', async () => {
  const result = await compare(await page(base), await page({ ...base, width: 81 }));
  expect(result).toMatchObject({ same: false, pixels: 40 });
});

test('a box that moved by one pixel is a difference', async () => {
  expect(await compare(await page(base), await page({ ...base, left: 21 }))).toMatchObject({ same: false });
});

test.each([61, 62])('a slightly other shade over an area is a difference: %i', async (shade) => {
  expect(await compare(await page(base), await page({ ...base, shade }))).toMatchObject({ same: false });
});

test('a single shade in a sliver is noise, two are not', async () => {
  const sliver = { left: 20, width: 1, shade: 60 };
  expect(await compare(await page(sliver), await page({ ...sliver, shade: 61 }))).toEqual({ same: true });
  expect(await compare(await page(sliver), await page({ ...sliver, shade: 62 }))).toMatchObject({
    same: false,
  });
});

test('a shade in a few pixels is noise of the raster', async () => {
  const noisy = await sharp(await page(base))
    .composite([
      {
        input: { create: { width: 1, height: 1, channels: 3, background: { r: 250, g: 250, b: 250 } } },
        left: 5,
        top: 5,
      },
    ])
    .png()
    .toBuffer();
  expect(await compare(await page(base), noisy)).toEqual({ same: true });
});

test('a corner of a large page is noise, a dot of it is not', async () => {
  const large = (count: number) =>
    sharp({ create: { width: 500, height: 400, channels: 3, background: 'white' } })
      .composite([
        {
          input: { create: { width: count, height: 1, channels: 3, background: { r: 170, g: 170, b: 170 } } },
          left: 5,
          top: 5,
        },
      ])
      .png()
      .toBuffer();
  const empty = await sharp({ create: { width: 500, height: 400, channels: 3, background: 'white' } })
    .png()
    .toBuffer();
  expect(await compare(empty, await large(2))).toEqual({ same: true });
  expect(await compare(empty, await large(3))).toMatchObject({ same: false, pixels: 3 });
});

test('a bent corner and a shade beside it are noise together', async () => {
  const blank = (background: string) => ({
    create: { width: 500, height: 400, channels: 3 as const, background },
  });
  const dot = (left: number, width: number, shade: number) => ({
    input: {
      create: { width, height: 1, channels: 3 as const, background: { r: shade, g: shade, b: shade } },
    },
    left,
    top: 5,
  });
  const empty = await sharp(blank('white')).png().toBuffer();
  const corner = await sharp(blank('white'))
    .composite([dot(5, 2, 170), dot(9, 30, 240), dot(60, 400, 254)])
    .png()
    .toBuffer();
  expect(await compare(empty, corner)).toEqual({ same: true });
});

test('a picture has the digest of its bytes', async () => {
  expect(digestOf(await page(base))).toBe(digestOf(await page(base)));
  expect(digestOf(await page({ ...base, left: 21 }))).not.toBe(digestOf(await page(base)));
});

test('what differs by noise alone is alike, and nothing else', async () => {
  const thin = { left: 20, width: 1, shade: 60 };
  expect(await isAlike(await page(thin), await page({ ...thin, shade: 61 }))).toBe(true);
  for (const other of [
    { ...base, width: 81 },
    { ...base, left: 21 },
    { ...base, shade: 200 },
  ]) {
    expect(await isAlike(await page(base), await page(other))).toBe(false);
  }
});
