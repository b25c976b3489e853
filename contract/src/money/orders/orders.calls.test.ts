import { expect, test } from 'vitest';
import { orderCalls } from './orders.calls.ts';
import { rechargeCalls } from './recharge.calls.ts';

const wrong = (
  input: { safeParse: (given: object) => { error?: { issues: { path: unknown[] }[] } | undefined } },
  given: object,
) => input.safeParse(given).error?.issues.map(({ path }) => path[0]) ?? [];

test('E18: what began in a live session (channel 1) names it', () => {
  const record = { channel: 1, order_no: 'GB1', pay_num: 600, pay_type: 1, gold_num: 60 };
  expect(wrong(orderCalls.record.input, record)).toEqual(['live_id']);
  expect(wrong(orderCalls.record.input, { ...record, live_id: 'l1' })).toEqual([]);
  expect(wrong(orderCalls.record.input, { ...record, channel: 2 })).toEqual([]);

  const order = { goods_id: 'b', channel: 1, agree: 1, agreement_version: '2026-11', request_id: 'r' };
  for (const [input, more] of [
    [rechargeCalls.createBeanOrder.input, { pay_type: 1 }],
    [rechargeCalls.payByWechat.input, {}],
  ] as const) {
    expect(wrong(input, { ...order, ...more })).toEqual(['live_id']);
    expect(wrong(input, { ...order, ...more, live_id: 'l1' })).toEqual([]);
  }
});
