import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { writtenCharacters } from '../../shared/characters.ts';
import { wishCommentText } from '../wish-comments/wish-comments.calls.ts';
import { wishCommentLimits } from '../wish-comments/wish-comments.limits.ts';
import { wishAnswerText } from '../wish-desk/wish-desk.calls.ts';
import { wishDescription, wishTitle } from './wishes.calls.ts';
import { wishLimits } from './wishes.limits.ts';

/** What people write that code units, bytes or clusters would count otherwise. */
const written = fc.constantFrom(
  'a',
  ' ',
  '愿',
  '𠮷',
  '😀',
  '👨‍👩‍👧',
  '🇹🇭',
  'ก',
  'ำ',
  'น้ำ',
  'e\u0301',
  'é',
  'Đ',
  '\u200b',
  '\n',
);

const texts = {
  title: { schema: wishTitle, most: wishLimits.wishTitleCharacters, least: 1 },
  description: { schema: wishDescription, most: wishLimits.wishDescriptionCharacters, least: 0 },
  answer: { schema: wishAnswerText, most: wishLimits.wishAnswerCharacters, least: 1 },
  comment: { schema: wishCommentText, most: wishCommentLimits.wishCommentCharacters, least: 1 },
};

describe('V19, S09: a text of a wish has the length that its form counts', () => {
  it.each(Object.entries(texts))('%s', (_, { schema, most, least }) => {
    const near = fc.tuple(
      fc.array(written, { minLength: 0, maxLength: 8 }),
      fc.constantFrom('a', '😀', 'ก'),
      fc.integer({ min: -8, max: 4 }),
    );
    fc.assert(
      fc.property(near, ([some, filler, off]) => {
        const start = some.join('');
        const text =
          start + filler.repeat(Math.max(0, most - Array.from(start.normalize('NFC')).length + off));
        const used = writtenCharacters(text);
        expect(schema.safeParse(text).success).toBe(used >= least && used <= most);
      }),
    );
  });

  it('an emoji and a Thai vowel are one each, and a letter is one however it was composed', () => {
    expect(writtenCharacters('😀')).toBe(1);
    expect(writtenCharacters('กำ')).toBe(2);
    expect(writtenCharacters('e\u0301')).toBe(1);
    expect(writtenCharacters(' \u200b ')).toBe(0);
    expect(wishTitle.safeParse('😀'.repeat(wishLimits.wishTitleCharacters)).success).toBe(true);
    expect(wishTitle.safeParse('😀'.repeat(wishLimits.wishTitleCharacters + 1)).success).toBe(false);
  });
});
