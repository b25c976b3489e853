import { agreements } from '@goldbean/contract';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { createManualClock, createTestDatabase } from '../../../../test/test-database.ts';
import { keyOf } from '../../../../test/refusals.ts';
import { createIdempotency } from '../../../platform/idempotency.ts';
import { createIds } from '../../../platform/ids.ts';
import { refuse } from '../../../platform/refusal.ts';
import { createWallet } from '../wallet/index.ts';
import { boundsOf } from './dangwu.domain.ts';
import { createDangwu } from './index.ts';

const testDatabase = await createTestDatabase({ standIns: ['member'] });
const { database } = testDatabase;
const clock = createManualClock();
const ids = createIds(clock, 6);
const idempotency = createIdempotency(clock);
const wallet = createWallet({
  database,
  clock,
  ids,
  jobs: { define() {}, every() {}, at: async () => {}, start: async () => {}, stop: async () => {} },
  ownsChannel: async () => true,
});
/** Orders that are placed and wait for their provider. */
const placed: { uid: string; productId: string; payType: number; orderNo: string }[] = [];
const steps = {
  1: { kind: 'qr', codeUrl: 'weixin://scan' },
  2: { kind: 'redirect', url: 'https://pay.example/1' },
  5: { kind: 'card' },
} as const;
const dangwu = createDangwu({
  database,
  clock,
  ids,
  idempotency,
  users: { one: async (_reader, who) => ({ uid: who, jwcode: who, nickname: who, img: '', level: 3 }) },
  wallet: {
    ...wallet.port,
    vouchers: async (who) => (await wallet.wallet(who)).dangwu,
    statement: wallet.statement,
  },
  orders: {
    async place(tx, { uid: buyer, productId, payType }) {
      const sale = (await dangwu.product.find(tx, buyer, productId)) ?? refuse('order.goods_missing');
      const orderNo = `order${placed.length}`;
      placed.push({ uid: buyer, productId, payType, orderNo });
      return { orderNo, price: sale.price, expiresAt: clock.now() + 1_800_000 };
    },
    async pay(_uid, orderNo) {
      const { payType } = placed.find((one) => one.orderNo === orderNo) ?? refuse('order.missing');
      return { step: steps[payType as keyof typeof steps] };
    },
  },
});

let number = 0;
let uid = '';
function spend(
  amount: number,
  { id = `r${(number += 1)}`, version = agreements.service.version }: { id?: string; version?: string } = {},
) {
  const wanted = { actor: uid, call: 'C088', requestId: id, bodyHash: String(amount) };
  const given = { amount, agree: true, agreement_version: version, request_id: id };
  return dangwu.buyBeans(uid, given, wanted);
}
const money = async () => {
  const { beans, dangwu: vouchers } = await wallet.wallet(uid);
  return { beans, vouchers };
};
const seedBeans = (amount: number) =>
  database.transaction((tx) =>
    wallet.port.credit(tx, {
      uid,
      currency: 'DANGWU',
      amount,
      from: 'issue',
      source: 'test',
      kind: 'issue',
      cause: { type: 'test', id: uid, note: { key: 'opening' } },
      actor: uid,
      requestId: undefined,
    }),
  );
beforeEach(async () => {
  number += 1;
  uid = `holder${number}`;
  await seedBeans(30);
});
afterAll(() => testDatabase.drop());

test('vouchers become beans, 1 to 10, and the voucher account says so (C088, C091)', async () => {
  expect(await spend(3)).toEqual({ dangwu_left: 27, beans: 30, balance: 30 });
  expect(await money()).toEqual({ beans: 30, vouchers: 27 });
  expect(await dangwu.mine(uid)).toMatchObject({ balance: 27, level: 3, rate: 10 });
  const { list, total } = await dangwu.statement(uid, { page: 1, page_size: 20 });
  expect(total).toBe(2);
  expect(list).toMatchObject([
    {
      kind: 'exchange',
      amount: -3,
      left: 27,
      note: { key: 'exchange', currency: 'DANGWU', amount: 3, beans: 30 },
    },
    { kind: 'issue', amount: 30, left: 30, note: { key: 'opening' } },
  ]);
  expect((await wallet.reconciliation()).ok).toBe(true);
});

test('the statement of a month begins and ends at midnight in Shanghai', async () => {
  clock.set(Date.UTC(2026, 10, 30, 15, 59, 59, 999));
  await spend(1);
  clock.advance(1);
  await spend(2);
  const amounts = async (month: string) =>
    (await dangwu.statement(uid, { month, page: 1, page_size: 20 })).list.map(({ amount }) => amount);
  expect(await amounts('2026-12')).toEqual([-2]);
  expect(await amounts('2026-11')).toEqual([-1, 30]);
  expect(boundsOf('2026-12').to).toBe(boundsOf('2027-01').from);
});

test('the version that was ticked is stored; one that is no longer in force is refused (V35)', async () => {
  const { version } = agreements.service;
  expect((await dangwu.mine(uid)).agreement).toEqual({ name: 'service', version, accepted: null });
  expect(await keyOf(spend(1, { version: '2020-01' }))).toBe('order.agreement_changed');
  expect(await money()).toEqual({ beans: 0, vouchers: 30 });
  await spend(1, { version });
  expect((await dangwu.mine(uid)).agreement.accepted).toBe(version);
});

test('a double click spends once, and so does the same intent a day later', async () => {
  const answers = await Promise.all(Array.from({ length: 50 }, () => spend(2, { id: 'click' })));
  for (const answer of answers) expect(answer).toEqual(answers[0]);
  expect(await keyOf(spend(3, { id: 'click' }))).toBe('system.repeated');
  await database.transaction(async (tx) => {
    clock.advance(25 * 3_600_000);
    await idempotency.sweep(tx);
  });
  expect(await keyOf(spend(2, { id: 'click' }))).toBe('system.repeated');
  expect(await money()).toEqual({ beans: 20, vouchers: 28 });
});

test('spending at the same moment never overdraws, and vouchers never expire', async () => {
  clock.advance(800 * 24 * 3_600_000);
  const tries = await Promise.all(Array.from({ length: 10 }, () => keyOf(spend(4))));
  expect(tries.filter((one) => one === 'not refused')).toHaveLength(7);
  expect(tries.filter((one) => one === 'wallet.insufficient')).toHaveLength(3);
  expect(await money()).toEqual({ beans: 280, vouchers: 2 });
  expect((await wallet.reconciliation()).ok).toBe(true);
});

test('packs are shown in their order, with their price in fen', async () => {
  const { list } = await dangwu.goods();
  expect(list.map(({ price }) => price)).toEqual(list.map(({ price }) => price).toSorted((a, b) => a - b));
  for (const pack of list) expect(pack.gives * 100).toBeGreaterThanOrEqual(pack.price);
  expect(list[0]).toMatchObject({ id: 'dangwu_10', gives: 10, price: 1_000, currency: 'CNY' });
});

test('a pack is ordered once per intent, and paid at whatever the provider opens (C090)', async () => {
  const order = (goods_id: string, pay_type: 1 | 2 | 5, requestId = `r${(number += 1)}`) =>
    dangwu.order(
      uid,
      {
        goods_id,
        pay_type,
        agree: true,
        agreement_version: agreements.service.version,
        request_id: requestId,
      },
      { actor: uid, call: 'C090', requestId, bodyHash: goods_id },
      'http://localhost',
    );
  const before = placed.length;
  const twice = await Promise.all([order('dangwu_50', 2, 'click'), order('dangwu_50', 2, 'click')]);
  expect(twice[0]).toEqual(twice[1]);
  expect(twice[0]).toMatchObject({
    amount: 5_000,
    currency: 'CNY',
    pay_url: 'https://pay.example/1',
    code_url: null,
    expires_ts: clock.now() + 1_800_000,
  });
  expect(placed).toHaveLength(before + 1);
  expect(await order('dangwu_10', 1)).toMatchObject({ pay_url: null, code_url: 'weixin://scan' });
  expect(await order('dangwu_10', 5)).toMatchObject({ pay_url: null, code_url: null });
  expect(await keyOf(order('beans_60', 2))).toBe('order.goods_missing');
});

test('a paid pack is credited once, however often it is delivered', async () => {
  const { gives, name } = (await dangwu.product.find(database.reader, uid, 'dangwu_100')) ?? {};
  const price = { minor: 10_000, currency: 'CNY' } as const;
  const pack = { orderNo: `paid${uid}`, uid, name: name ?? '', price, gives: gives ?? null };
  const deliver = () => database.transaction((tx) => dangwu.product.credit(tx, pack));
  await Promise.all([deliver(), deliver(), deliver()]);
  expect(await money()).toEqual({ beans: 0, vouchers: 30 + 105 });
  const { list } = await dangwu.statement(uid, { page: 1, page_size: 1 });
  expect(list).toMatchObject([
    { kind: 'recharge', amount: 105, note: { key: 'goods', currency: 'DANGWU', amount: 105, paid: price } },
  ]);
  const beans = { currency: 'BEAN', amount: 5 } as const;
  const wrong = database.transaction((tx) =>
    dangwu.product.credit(tx, { ...pack, orderNo: 'wrong', gives: beans }),
  );
  await expect(wrong).rejects.toThrow('gives no vouchers');
});
