import { describe, expect, it, test } from 'vitest';
import { folded, standAllIn } from './folding.ts';

describe('folded', () => {
  test.each([
    ['nguyen', 'Nguyễn'],
    ['đồng', 'ĐỒNG'],
    ['dang', 'Đặng'],
    ['thi truong', 'thị trường'],
    ['THỊ TRƯỜNG'.normalize('NFD'), 'thị trường'],
    ['ตลาดน้ำ', 'ตลาดน้ำ'],
    ['pasaran', 'PASARAN'],
    ['resume', 'Résumé'],
    ['vip', 'ＶＩＰ'],
    ['稳赚', '稳\u200b赚'],
    ['a b', ' A\u3000\tB '],
    ['strasse', 'Straße'],
    ['istanbul', 'İstanbul'],
    ['łodz', 'Łódź'],
    ['οδοσ', 'ΟΔΟΣ'],
  ])('"%s" finds "%s"', (query, text) => expect(folded(text)).toContain(folded(query)));

  it('leaves what makes another word of Thai', () => expect(folded('ไม่')).not.toBe(folded('ไม้')));

  it('gives the same for what is folded already', () => {
    for (const text of ['Đặng Thị Ｂ', 'ΟΔΟΣ', '稳\u200b赚']) expect(folded(folded(text))).toBe(folded(text));
  });
});

test.each([
  ['thi nguyen', true],
  ['  DAO   nguyễn', true],
  ['', true],
  ['nguyen tran', false],
  ['nguyenthi', false],
])('"%s" finds Nguyễn Thị Đào: %s', (query, isFound) =>
  expect(standAllIn('Nguyễn Thị Đào', query)).toBe(isFound),
);
