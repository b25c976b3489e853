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
