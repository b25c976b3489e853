import { expect, it } from 'vitest';
import { lastMoment, nextDay } from './days.ts';

it.each([new Date(2026, 10, 30), new Date(2026, 10, 30, 23, 59)])(
  'a day ends where the next begins, where the reader is: %s',
  (moment) => {
    expect(nextDay(moment.getTime())).toBe(new Date(2026, 11, 1).getTime());
  },
);

it('D42: beans that are gone on 1 July are valid until 30 June', () => {
  const until = new Date(lastMoment(Date.parse('2027-07-01T00:00:00+08:00')));
  expect(until.toLocaleDateString('en-CA', { timeZone: 'Asia/Shanghai' })).toBe('2027-06-30');
});
