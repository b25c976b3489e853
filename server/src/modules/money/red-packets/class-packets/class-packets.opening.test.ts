import { commitmentOf } from '@goldbean/contract';
import { createHash } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { keyOf, refusalOf } from '../../../../../test/refusals.ts';
import { beginClass, createPacketFixture, sum, type PacketFixture } from '../red-packets.test-fixture.ts';

let fixture: PacketFixture;
let sender = '';
let number = 0;
beforeAll(async () => {
  fixture = await createPacketFixture();
});
afterAll(() => fixture.drop());
beforeEach(async () => {
  number += 1;
  sender = await beginClass(fixture, number);
});

const info = (uid: string, packet_id: string) => fixture.packets.info(uid, { packet_id });
const records = (uid: string, packet_id: string, page = 1, page_size = 20) =>
  fixture.packets.records(uid, { packet_id, page, page_size });

describe('opening', () => {
  test('each member once; the sender may, and who joins later may', async () => {
    const { packet_id } = await fixture.send(sender, { count: 3, total: 30 });
    fixture.fixture.members.add('later');
    const amounts = [];
    for (const [index, uid] of [sender, 'later', 'a'].entries()) {
      const { amount, left } = await fixture.grab(uid, packet_id);
      expect(left).toBe(2 - index);
      amounts.push(amount);
    }
    expect(sum(amounts)).toBe(30);
    expect(await keyOf(fixture.grab('b', packet_id))).toBe('packet.none_left');
    expect(await fixture.beans('later')).toBe(amounts[1]);
    expect((await fixture.lines('later'))[0]).toMatchObject({ kind: 'packet', amount: amounts[1] });
    expect(await fixture.wallet.reconciliation()).toMatchObject({ ok: true });
  });

  test('three clicks take one share: the same intent answers as before, another gets the share of the first', async () => {
    const { packet_id } = await fixture.send(sender, { count: 2, total: 30 });
    const first = await fixture.grab('a', packet_id, 'click');
    expect(await fixture.grab('a', packet_id, 'click')).toEqual(first);
    expect(await refusalOf(fixture.grab('a', packet_id))).toEqual({
      key: 'packet.already',
      code: 409,
      data: { amount: first.amount },
    });
    expect((await info('a', packet_id)).packet.left).toBe(1);
  });

  test('Q05: clicks at one moment take one share too', async () => {
    const { packet_id } = await fixture.send(sender, { count: 2, total: 30 });
    const clicks = await Promise.allSettled([
      fixture.grab('b', packet_id, 'same'),
      fixture.grab('b', packet_id, 'same'),
      fixture.grab('b', packet_id, 'other'),
      fixture.grab('c', packet_id, 'same'),
    ]);
    const amounts = clicks.map((click) =>
      click.status === 'fulfilled' ? click.value.amount : click.reason.data,
    );
    expect(amounts[1]).toBe(amounts[0]);
    expect(amounts[2]).toEqual({ amount: amounts[0] });
    expect(Number(amounts[0]) + Number(amounts[3])).toBe(30);
  });

  test('an intent that opened one packet opens no other', async () => {
    const [one, two] = [
      await fixture.send(sender, { count: 2, total: 2 }),
      await fixture.send(sender, { count: 2, total: 2 }),
    ];
    await fixture.grab('a', one.packet_id, 'mine');
    expect(await refusalOf(fixture.grab('a', two.packet_id, 'mine'))).toMatchObject({
      key: 'system.repeated',
      code: 409,
    });
    expect((await info('a', two.packet_id)).mine).toEqual({ state: 'unclaimed' });
  });

  test('the muted, those outside and those who have left may not', async () => {
    const { packet_id } = await fixture.send(sender, { count: 5, total: 30 });
    fixture.fixture.muted.add('a');
    expect(await refusalOf(fixture.grab('a', packet_id))).toMatchObject({ key: 'packet.muted', code: 423 });
    expect((await info('a', packet_id)).mine).toEqual({ state: 'not_allowed', reason: 'packet.muted' });
    expect(await refusalOf(fixture.grab('stranger', packet_id))).toMatchObject({
      key: 'packet.members_only',
      code: 403,
    });
    expect(await keyOf(info('stranger', packet_id))).toBe('packet.members_only');
    await fixture.grab('b', packet_id);
    fixture.fixture.members.delete('b');
    expect(await keyOf(records('b', packet_id))).toBe('packet.members_only');
    expect(await keyOf(fixture.grab('a', 'none'))).toBe('packet.missing');
    expect(await keyOf(info('a', 'none'))).toBe('packet.missing');
  });

  test('Q05: 200 who press at once on 50 shares: 50 get one each, to the bean', async () => {
    const uids = Array.from({ length: 200 }, (_, at) => `p${number}-${at}`);
    for (const uid of uids) fixture.fixture.members.add(uid);
    await fixture.seedBeans(sender, 4_900);
    const { packet_id } = await fixture.send(sender, { count: 50, total: 5_000 });
    const tries = await Promise.allSettled(
      uids.flatMap((uid) => [1, 2, 3].map(() => fixture.grab(uid, packet_id))),
    );
    const won = tries.flatMap((one) => (one.status === 'fulfilled' ? one.value.amount : []));
    expect(won).toHaveLength(50);
    expect(sum(won)).toBe(5_000);
    const keys = tries.map((one) => (one.status === 'rejected' ? one.reason.msgKey : 'won'));
    const counts = [...Map.groupBy(keys, (key) => key)].map(([key, all]) => [key, all.length]);
    expect(Object.fromEntries(counts)).toEqual({ won: 50, 'packet.already': 100, 'packet.none_left': 450 });
    const balances = await Promise.all(uids.map((uid) => fixture.beans(uid)));
    expect(balances.filter((beans) => beans > 0)).toHaveLength(50);
    expect(sum(balances)).toBe(5_000);
    expect(await fixture.wallet.wallet(sender)).toMatchObject({ beans: 0, held: 0 });
    const { list } = await records(sender, packet_id, 1, 100);
    expect(new Set(list.map(({ user }) => user.uid)).size).toBe(50);
    expect(await fixture.wallet.reconciliation()).toMatchObject({ ok: true });
  });

  test('two servers on one database share a packet without a share lost or given twice', async () => {
    const other = fixture.another();
    const uids = Array.from({ length: 60 }, (_, at) => `q${number}-${at}`);
    for (const uid of uids) fixture.fixture.members.add(uid);
    const { packet_id } = await fixture.send(sender, { count: 40, total: 100 });
    const tries = await Promise.allSettled(
      uids.flatMap((uid) => [
        fixture.grab(uid, packet_id),
        fixture.grab(uid, packet_id, `other-${uid}`, other.packets),
      ]),
    );
    const won = tries.flatMap((one) => (one.status === 'fulfilled' ? one.value.amount : []));
    expect([won.length, sum(won)]).toEqual([40, 100]);
    expect(fixture.notified.filter(({ kind }) => kind === 'packet_end')).toHaveLength(1);
    expect(await fixture.wallet.reconciliation()).toMatchObject({ ok: true });
  });

  test('an intent used in two packets at once on two servers opens one; the others gathered with it are served', async () => {
    const other = fixture.another();
    for (let round = 0; round < 8; round += 1) {
      const [one, two] = await Promise.all([
        fixture.send(sender, { count: 4, total: 4 }),
        fixture.send(sender, { count: 4, total: 4 }),
      ]);
      const tries = await Promise.allSettled([
        // The first of each goes alone; those after it are gathered.
        fixture.grab('a', one.packet_id),
        fixture.grab('a', two.packet_id, undefined, other.packets),
        fixture.grab('b', one.packet_id, `twice${round}`),
        fixture.grab('c', one.packet_id),
        fixture.grab('b', two.packet_id, `twice${round}`, other.packets),
        fixture.grab('d', two.packet_id, undefined, other.packets),
      ]);
      const refusals = tries.flatMap((one) => (one.status === 'rejected' ? [one.reason] : []));
      expect(refusals).toEqual([expect.objectContaining({ msgKey: 'system.repeated' })]);
      await fixture.seedBeans(sender, 8);
    }
  });

  test('the last share ends it: the room hears who was luckiest, the earliest of equals', async () => {
    const { packet_id } = await fixture.send(sender, { count: 3, total: 20 });
    const shares = [];
    for (const uid of ['a', 'b', 'c'])
      shares.push({ uid, ...(await fixture.grab(uid, packet_id, `l${number}${uid}`)) });
    const most = Math.max(...shares.map(({ amount }) => amount));
    const best = shares.find(({ amount }) => amount === most);
    expect(fixture.notified).toEqual([
      {
        kind: 'packet_end',
        packet_id,
        scene: 1,
        state: 'all_claimed',
        sender,
        luckiest: { user: { uid: best?.uid, nickname: `n-${best?.uid}`, img: '' }, amount: most },
        returned: 0,
      },
    ]);
    expect(shares.map((share) => share.luckiest)).toEqual([undefined, undefined, best?.uid === 'c']);
    expect((await fixture.grab('c', packet_id, `l${number}c`)).luckiest).toBe(best?.uid === 'c');
    expect((await info(best?.uid ?? '', packet_id)).mine).toEqual({
      state: 'received',
      amount: most,
      luckiest: true,
    });
    expect((await info('d', packet_id)).mine).toEqual({ state: 'none_left' });
    const { list, claimed, sum: taken } = await records('d', packet_id);
    expect(list.map(({ user }) => user.uid)).toEqual(['c', 'b', 'a']);
    expect(list.filter(({ luckiest }) => luckiest).map(({ user }) => user.uid)).toEqual([best?.uid]);
    expect([claimed, taken]).toEqual([3, 20]);
  });

  test('among equals the earliest is luckiest; of an ordinary packet nobody is', async () => {
    const equal = await fixture.send(sender, { count: 2, total: 2 });
    for (const uid of ['b', 'a']) await fixture.grab(uid, equal.packet_id);
    expect(fixture.notified.at(-1)).toMatchObject({ luckiest: { user: { uid: 'b' }, amount: 1 } });
    const ordinary = await fixture.send(sender, { kind: 'ordinary', count: 1, per_amount: 9 });
    expect(await fixture.grab('a', ordinary.packet_id)).toEqual({ amount: 9, left: 0 });
    expect(fixture.notified.at(-1)).toMatchObject({ luckiest: null });
  });
});

describe('the proof (N01)', () => {
  test('is a hash until the end, then anybody can compute it', async () => {
    const { packet_id } = await fixture.send(sender, { count: 2, total: 20 });
    const { hash, proof } = (await info('a', packet_id)).packet;
    expect(proof).toEqual({ hash, seed: null, shares: null });
    expect((await records('a', packet_id)).proof).toEqual(proof);
    const took = [(await fixture.grab('a', packet_id)).amount, (await fixture.grab('b', packet_id)).amount];
    const open = (await info('c', packet_id)).packet.proof;
    expect(open).toEqual({ hash, seed: expect.stringMatching(/^[0-9a-f]{64}$/), shares: took });
    const text = commitmentOf(open.seed ?? '', open.shares ?? []);
    expect(createHash('sha256').update(text).digest('hex')).toBe(hash);
    expect((await records('c', packet_id)).proof).toEqual(open);
  });
});
