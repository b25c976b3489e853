import { expect, it } from 'vitest';
import { wishTextParts } from './wish-text.ts';

it('S09: dashes and numbers make lists, other lines stay lines', () => {
  expect(wishTextParts('Why:\nit is slow\n- at noon\n* at night\n\n1. open\n2) wait\nDone\n')).toEqual([
    { kind: 'paragraph', at: 0, text: 'Why:\nit is slow' },
    {
      kind: 'list',
      at: 2,
      isOrdered: false,
      items: [
        { at: 2, text: 'at noon' },
        { at: 3, text: 'at night' },
      ],
    },
    {
      kind: 'list',
      at: 5,
      isOrdered: true,
      items: [
        { at: 5, text: 'open' },
        { at: 6, text: 'wait' },
      ],
    },
    { kind: 'paragraph', at: 7, text: 'Done' },
  ]);
});

it('takes markup for what it is: letters', () => {
  expect(wishTextParts('<img src=x onerror=alert(1)>')).toEqual([
    { kind: 'paragraph', at: 0, text: '<img src=x onerror=alert(1)>' },
  ]);
  expect(wishTextParts('  \n')).toEqual([]);
});
