import { describe, expect, it } from 'vitest';
import { followed, placed, stillNamed } from './named.ts';

const an = { uid: '1', nickname: 'An' };
const anNguyen = { uid: '2', nickname: 'An Nguyen' };
const otherAn = { uid: '3', nickname: 'An' };

describe('who is named', () => {
  it('moves with the words before it', () => {
    const named = [{ ...an, at: 0 }];
    expect(followed(named, '@An ', 'hi @An ', 3)).toEqual([{ ...an, at: 3 }]);
    expect(followed(named, '@An ', '@An hi', 6)).toEqual(named);
  });

  it('is none any more once its name was written into, or is gone', () => {
    const named = [{ ...an, at: 0 }];
    expect(followed(named, '@An ', '@A', 2)).toEqual([]);
    expect(followed(named, '@An ', '', 0)).toEqual([]);
    expect(followed(followed(named, '@An ', '', 0), '', '@An Nguyen', 10)).toEqual([]);
    expect(followed(named, '@An', '@Anh', 4)).toEqual([]);
    expect(followed([{ uid: '4', nickname: '张三', at: 0 }], '@张三', '@张三你好', 5)).toHaveLength(1);
  });

  it('is the one of two with one name whose name is left', () => {
    const named = [
      { ...an, at: 0 },
      { ...otherAn, at: 4 },
    ];
    expect(followed(named, '@An @An ', '@An ', 0)).toEqual([{ ...otherAn, at: 0 }]);
    expect(followed(named, '@An @An ', '@An ', 4)).toEqual([{ ...an, at: 0 }]);
  });

  it('stays where the caret tells nothing, as after undoing', () => {
    expect(followed([{ ...an, at: 3 }], 'hi @An', '@An', 0)).toEqual([{ ...an, at: 0 }]);
    expect(followed([{ ...an, at: 3 }], 'hi @An ho', 'hi @An', 2)).toEqual([{ ...an, at: 3 }]);
  });

  it('is found again in a finished text, the longer name first', () => {
    const text = '@An Nguyen and @An, @An';
    expect(placed(text, [an, anNguyen, otherAn])).toEqual([
      { ...anNguyen, at: 0 },
      { ...an, at: 15 },
      { ...otherAn, at: 20 },
    ]);
    expect(stillNamed(placed(text, [an, anNguyen]), text)).toHaveLength(2);
    expect(placed('nobody', [an])).toEqual([]);
    expect(placed('@Anh, @An', [an])).toMatchObject([{ at: 6 }]);
  });
});
