import { wishLimits } from '@goldbean/contract/wishes';
import { expect, it } from 'vitest';
import { everyWish } from '../../features/wishes/wishes/index.ts';
import { readWishQuery, wishFields } from './wish-query.ts';

const read = (text: string, otherwise = everyWish) => readWishQuery(new URLSearchParams(text), otherwise);

it('S08: an address says which wishes are listed, and is written back as it was', () => {
  const query = read('tab=votes&status=0&product=live&kind=3&q=K线&page=2');
  expect(query).toEqual({ tab: 'votes', status: 0, product: 'live', kind: 3, q: 'K线', page: 2 });
  expect(wishFields(query)).toEqual({
    tab: 'votes',
    status: '0',
    product: 'live',
    kind: '3',
    q: 'K线',
    page: '2',
  });
});

it('D03: without a status, with 7 or with nonsense all of them are listed', () => {
  expect(['', 'status=7', 'status=8', 'status=-1', 'status='].map((text) => read(text).status)).toEqual([
    7, 7, 7, 7, 7,
  ]);
  expect(read('tab=oldest&product=car&kind=4&page=x')).toEqual(everyWish);
  expect(wishFields(everyWish)).toEqual({});
});

it('P11: a list may begin with another status, and then says it when all are listed', () => {
  const pending = { ...everyWish, status: 1 };
  expect(read('', pending).status).toBe(1);
  expect(wishFields(everyWish, pending)).toEqual({ status: '7' });
});

it('S12: words longer than the server looks for are cut, as it counts them', () => {
  const most = wishLimits.wishSearchCharacters;
  expect(read(`q=${encodeURIComponent('😀'.repeat(most))}`).q).toBe('😀'.repeat(most));
  expect(read(`q=${encodeURIComponent('愿'.repeat(most + 1))}`).q).toBe('愿'.repeat(most));
  // Letters with their marks apart are one character each.
  expect(read(`q=${encodeURIComponent('e\u0302'.repeat(most + 1))}`).q).toBe('ê'.repeat(most));
});
