import { unansweredOf, type TaskField } from '@goldbean/contract';
import { describe, expect, it } from 'vitest';
import { dayBefore, dayIn, isOver, answersToStore, streakAt } from './tasks.domain.ts';

describe('E11: the streak of a sign-in', () => {
  it('counts days by the clock of its zone: the same moment lies in two', () => {
    const at = Date.parse('2026-11-21T16:30:00Z');
    expect(dayIn('Asia/Shanghai', at)).toBe('2026-11-22');
    expect(dayIn('Asia/Bangkok', at)).toBe('2026-11-21');
    expect(dayIn('America/New_York', at)).toBe('2026-11-21');
  });

  it('goes on from yesterday, stands on the day itself and is over after a missed day', () => {
    const last = { day: '2026-11-20', streak: 6 };
    expect(streakAt(last, '2026-11-20')).toBe(6);
    expect(streakAt(last, '2026-11-21')).toBe(6);
    expect(streakAt(last, '2026-11-22')).toBe(0);
    expect(streakAt(null, '2026-11-22')).toBe(0);
  });

  it('does not break where a day has 23 or 25 hours, nor at the turn of a year', () => {
    // New York put its clocks back on 1 November 2026, and London forward on 29 March.
    for (const [zone, one, next] of [
      ['America/New_York', '2026-10-31T23:30:00-04:00', '2026-11-01T23:30:00-05:00'],
      ['Europe/London', '2026-03-28T00:10:00Z', '2026-03-29T23:50:00+01:00'],
      ['Asia/Shanghai', '2026-12-31T23:59:59+08:00', '2027-01-01T00:00:00+08:00'],
    ] as const) {
      const last = { day: dayIn(zone, Date.parse(one)), streak: 3 };
      expect(streakAt(last, dayIn(zone, Date.parse(next))), zone).toBe(3);
    }
    expect(dayBefore('2028-03-01')).toBe('2028-02-29');
  });
});

const option = (id: string) => ({ id, label: id });
const fields: TaskField[] = [
  { id: 'one', kind: 'single', label: 'Which?', required: true, options: [option('a'), option('b')] },
  {
    id: 'many',
    kind: 'multiple',
    label: 'Which ones?',
    required: false,
    options: [option('a'), option('b')],
  },
  { id: 'words', kind: 'text', label: 'Why?', required: true, options: [] },
];

describe('M04: what is not answered', () => {
  it('is named in the order of the form; what need not be answered is not', () => {
    expect(unansweredOf('form', fields, {})).toEqual(['one', 'words']);
    expect(unansweredOf('form', fields, { fields: { one: ['a'], words: ['\u200b '] } })).toEqual(['words']);
    expect(unansweredOf('form', fields, { fields: { one: ['a'], words: ['so'] } })).toEqual([]);
  });

  it('of an assignment is both: neither words nor a file', () => {
    expect(unansweredOf('assignment', [], { text: '' })).toEqual(['text']);
    expect(unansweredOf('assignment', [], { files: ['f1'] })).toEqual([]);
  });
});

describe('answers', () => {
  it('that the form does not offer are none', () => {
    for (const [id, values] of [
      ['one', ['c']],
      ['one', ['a', 'b']],
      ['many', ['a', 'a']],
    ] as const)
      expect(answersToStore('form', fields, { fields: { [id]: [...values] } }), id).toBeNull();
    expect(answersToStore('form', fields, { fields: { many: ['b', 'a'], other: ['x'] } })).toEqual({
      fields: { many: ['b', 'a'] },
    });
  });
});

it('E10: from the deadline on nothing is taken', () => {
  expect([isOver(1_000, 999), isOver(1_000, 1_000), isOver(null, 1e15)]).toEqual([false, true, false]);
});
