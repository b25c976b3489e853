import { folded, standAllIn } from '@goldbean/contract/shared';
import { folded as drawn, standAllIn as standDrawn } from '@goldbean/design-system/primitives';
import { expect, it } from 'vitest';
import { fitting } from './addressees.ts';
import type { Addressee } from './forwarding.state.ts';

const of = (type: Addressee['type'], id: string, name: string): Addressee => ({ type, id, name, img: '' });

it('E39: whoever was found in the class can be sent to, behind those at hand, each once', () => {
  const targets = [of('group', '7', 'Aqing fans'), of('user', '1', 'Aqing'), of('user', '2', 'Mei')];
  const found = [
    { uid: '1', nickname: 'Aqing', img: '' },
    // Found by pinyin: the letters are not in the name.
    { uid: '7', nickname: '阿青', img: '/7.png' },
  ];
  expect(fitting(targets, ' AQ', found)).toEqual([
    targets[0],
    targets[1],
    { type: 'user', id: '7', name: '阿青', img: '/7.png' },
  ]);
  expect(fitting(targets, '', [])).toEqual(targets);
});

it('finds names without their marks, as the design system does', () => {
  const targets = [of('user', '1', 'Nguyễn Thị Đào'), of('user', '2', 'ＭＥＩ')];
  expect(fitting(targets, 'nguyen thi dao', [])).toEqual([targets[0]]);
  expect(fitting(targets, 'dao nguyen', [])).toEqual([targets[0]]);
  for (const query of ['dao nguyen', ' ', 'nguyen mei'])
    expect(standDrawn('Nguyễn Thị Đào', query)).toBe(standAllIn('Nguyễn Thị Đào', query));
  expect(fitting(targets, 'mei', [])).toEqual([targets[1]]);
  for (let code = 1; code < 0x1_fbff; code += 1) {
    if (code >= 0xd800 && code <= 0xdfff) continue;
    const letter = String.fromCodePoint(code);
    if (drawn(letter) !== folded(letter)) expect.fail(`U+${code.toString(16)}`);
  }
});
