import { describe, expect, it } from 'vitest';
import { judgePictures, mostPictureBytes, mostPictures } from './picture-rules.ts';

const file = (name: string, size: number, type = 'image/png') => {
  const made = new File([], name, { type });
  Object.defineProperty(made, 'size', { value: size });
  return made;
};
const namesOf = (files: readonly File[]) => files.map(({ name }) => name);

describe('V20, M39: the pictures of a wish', () => {
  it('K06: are nine at most; a tenth is left out, and said', () => {
    const ten = Array.from({ length: mostPictures + 1 }, (_, at) => file(`p${at}`, 1));
    expect(judgePictures(ten.slice(0, 9), 9)).toMatchObject({ fit: ten.slice(0, 9), refusals: [] });
    const { fit, refusals } = judgePictures(ten, 9);
    expect(namesOf(fit)).toEqual(namesOf(ten.slice(0, 9)));
    expect(refusals).toEqual([{ why: 'count' }]);
    expect(judgePictures([file('one', 1)], 0).refusals).toEqual([{ why: 'count' }]);
  });

  it('K07: have 10 MiB each, inclusive; one byte more is left out, and said', () => {
    expect(mostPictureBytes).toBe(10_485_760);
    const { fit, refusals } = judgePictures(
      [file('fits', 10_485_760), file('large', 10_485_761), file('text', 1, 'text/plain')],
      9,
    );
    expect(namesOf(fit)).toEqual(['fits']);
    expect(refusals).toEqual([
      { why: 'size', name: 'large' },
      { why: 'type', name: 'text' },
    ]);
  });
});
