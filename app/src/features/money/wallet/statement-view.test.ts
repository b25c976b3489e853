import { expect, it } from 'vitest';
import { statementLine } from './statement-view.ts';

const at_ts = Date.UTC(2026, 10, 20, 12);
const recharge = {
  journal_id: '9000',
  at: '2026-11-20 20:00:00',
  at_ts,
  kind: 'recharge',
  amount: 60,
  left: 72,
  cause: { type: 'order', id: 'GB42', note: { key: 'goods', currency: 'BEAN', amount: 60 }, place: null },
} as const;
const noteOf = () => 'No. GB42';

it('S23: a recharge is told by what was paid, and leads to its order', () => {
  const note = { ...recharge.cause.note, paid: { minor: 600, currency: 'CNY' } } as const;
  const cause = { ...recharge.cause, note };
  expect(statementLine({ ...recharge, cause }, '1-0', noteOf)).toEqual({
    id: '1-0',
    at: at_ts,
    kind: 'recharge',
    amount: 60,
    left: 72,
    note: '',
    paid: { amount: 6, currency: 'CNY' },
    href: '/user/pay?order=GB42',
  });
});

it('S23: a recharge is not told by a number where the price is not known', () => {
  const line = statementLine(recharge, '1-0', noteOf);
  expect(line.note).toBe('');
  expect(line).not.toHaveProperty('paid');
});

it('S29: what vouchers paid has its name, and leads to its order', () => {
  const cause = { type: 'order', id: 'GB42', note: { key: 'said', text: 'Journal' }, place: null } as const;
  const line = statementLine({ ...recharge, kind: 'treasure', amount: -7, cause }, '1-2', () => 'Journal');
  expect(line).toMatchObject({ note: 'Journal', href: '/user/pay?order=GB42' });
});

it('any other line has the words of its cause, and no link where there is no page', () => {
  const cause = { type: 'demo', id: '1', note: null, place: null };
  expect(statementLine({ ...recharge, kind: 'issue', cause }, '1-1', () => 'Opening balance')).toEqual({
    id: '1-1',
    at: at_ts,
    kind: 'issue',
    amount: 60,
    left: 72,
    note: 'Opening balance',
  });
});
