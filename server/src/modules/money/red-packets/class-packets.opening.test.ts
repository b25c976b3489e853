import { commitmentOf } from '@goldbean/contract';
import { createHash } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { keyOf, refusalOf } from '../../../../test/refusals.ts';
import { beginClass, createPacketFixture, sum, type PacketFixture } from './red-packets.test-world.ts';

let world: PacketFixture;
let sender = '';
let number = 0;
beforeAll(async () => {
  world = await createPacketFixture();
});
afterAll(() => world.drop());
beforeEach(async () => {
  number += 1;
  sender = await beginClass(world, number);
});

const info = (uid: string, packet_id: string) => world.packets.info(uid, { packet_id });
const records = (uid: string, packet_id: string, page = 1, page_size = 20) =>
  world.packets.records(uid, { packet_id, page, page_size });

describe('opening', () => {
  test('each member once; the sender may, and who joins later may', async () => {
    const { packet_id } = await world.send(sender, { count: 3, total: 30 });
    world.world.members.add('later');
    const amounts = [];
    for (const [index, uid] of [sender, 'later', 'a'].entries()) {
      const { amount, left } = await world.grab(uid, packet_id);
      expect(left).toBe(2 - index);
      amounts.push(amount);
    }
    expect(sum(amounts)).toBe(30);
    expect(await keyOf(world.grab('b', packet_id))).toBe('packet.none_left');
    expect(await world.beans('later')).toBe(amounts[1]);
    expect((await world.lines('later'))[0]).toMatchObject({ kind: 'packet', amount: amounts[1] });
    expect(await world.wallet.reconciliation()).toMatchObject({ ok: true });
  });

  test('three clicks take one share: the same intent answers as before, another is told what it got', async () => {
    const { packet_id } = await world.send(sender, { count: 2, total: 30 });
    const first = await world.grab('a', packet_id, 'click');
    expect(await world.grab('a', packet_id, 'click')).toEqual(first);
    expect(await refusalOf(world.grab('a', packet_id))).toEqual({
      key: 'packet.already',
      code: 409,
      data: { amount: first.amount },
    });
    expect((await info('a', packet_id)).packet.left).toBe(1);
  });

  test('Q05: clicks at one moment take one share too', async () => {
    const { packet_id } = await world.send(sender, { count: 2, total: 30 });
    const clicks = await Promise.allSettled([
      world.grab('b', packet_id, 'same'),
      world.grab('b', packet_id, 'same'),
      world.grab('b', packet_id, 'other'),
      world.grab('c', packet_id, 'same'),
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
      await world.send(sender, { count: 2, total: 2 }),
      await world.send(sender, { count: 2, total: 2 }),
    ];
    await world.grab('a', one.packet_id, 'mine');
    expect(await refusalOf(world.grab('a', two.packet_id, 'mine'))).toMatchObject({
      key: 'system.repeated',
      code: 409,
    });
    expect((await info('a', two.packet_id)).mine).toEqual({ state: 'unclaimed' });
  });

  test('the muted, those outside and those who have left may not', async () => {
    const { packet_id } = await world.send(sender, { count: 5, total: 30 });
    world.world.muted.add('a');
    expect(await refusalOf(world.grab('a', packet_id))).toMatchObject({ key: 'packet.muted', code: 423 });
    expect((await info('a', packet_id)).mine).toEqual({ state: 'not_allowed', reason: 'packet.muted' });
    expect(await refusalOf(world.grab('stranger', packet_id))).toMatchObject({
      key: 'packet.members_only',
      code: 403,
    });
    expect(await keyOf(info('stranger', packet_id))).toBe('packet.members_only');
    await world.grab('b', packet_id);
    world.world.members.delete('b');
    expect(await keyOf(records('b', packet_id))).toBe('packet.members_only');
    expect(await keyOf(world.grab('a', 'none'))).toBe('packet.missing');
    expect(await keyOf(info('a', 'none'))).toBe('packet.missing');
  });

  test('Q05: 200 who press at once on 50 shares: 50 get one each, to the bean', async () => {
    const uids = Array.from({ length: 200 }, (_, at) => `p${number}-${at}`);
    for (const uid of uids) world.world.members.add(uid);
    await world.endow(sender, 4_900);
    const { packet_id } = await world.send(sender, { count: 50, total: 5_000 });
    const tries = await Promise.allSettled(
      uids.flatMap((uid) => [1, 2, 3].map(() => world.grab(uid, packet_id))),
    );
    const won = tries.flatMap((one) => (one.status === 'fulfilled' ? one.value.amount : []));
    expect(won).toHaveLength(50);
    expect(sum(won)).toBe(5_000);
    const keys = tries.map((one) => (one.status === 'rejected' ? one.reason.msgKey : 'won'));
    const counts = [...Map.groupBy(keys, (key) => key)].map(([key, all]) => [key, all.length]);
    expect(Object.fromEntries(counts)).toEqual({ won: 50, 'packet.already': 100, 'packet.none_left': 450 });
    const balances = await Promise.all(uids.map((uid) => world.beans(uid)));
    expect(balances.filter((beans) => beans > 0)).toHaveLength(50);
    expect(sum(balances)).toBe(5_000);
    expect(await world.wallet.wallet(sender)).toMatchObject({ beans: 0, held: 0 });
    const { list } = await records(sender, packet_id, 1, 100);
    expect(new Set(list.map(({ user }) => user.uid)).size).toBe(50);
    expect(await world.wallet.reconciliation()).toMatchObject({ ok: true });
  });

  test('two servers on one database share a packet without a share lost or given twice', async () => {
    const other = world.another();
    const uids = Array.from({ length: 60 }, (_, at) => `q${number}-${at}`);
    for (const uid of uids) world.world.members.add(uid);
    const { packet_id } = await world.send(sender, { count: 40, total: 100 });
    const tries = await Promise.allSettled(
      uids.flatMap((uid) => [
        world.grab(uid, packet_id),
        world.grab(uid, packet_id, `other-${uid}`, other.packets),
      ]),
    );
    const won = tries.flatMap((one) => (one.status === 'fulfilled' ? one.value.amount : []));
    expect([won.length, sum(won)]).toEqual([40, 100]);
    expect(world.told.filter(({ kind }) => kind === 'packet_end')).toHaveLength(1);
    expect(await world.wallet.reconciliation()).toMatchObject({ ok: true });
  });

  test('an intent used in two packets at once on two servers opens one; the others gathered with it are served', async () => {
    const other = world.another();
    for (let round = 0; round < 8; round += 1) {
      const [one, two] = await Promise.all([
        world.send(sender, { count: 4, total: 4 }),
        world.send(sender, { count: 4, total: 4 }),
      ]);
      const tries = await Promise.allSettled([
        // The first of each goes alone; those after it are gathered.
        world.grab('a', one.packet_id),
        world.grab('a', two.packet_id, undefined, other.packets),
        world.grab('b', one.packet_id, `twice${round}`),
        world.grab('c', one.packet_id),
        world.grab('b', two.packet_id, `twice${round}`, other.packets),
        world.grab('d', two.packet_id, undefined, other.packets),
      ]);
      const refusals = tries.flatMap((one) => (one.status === 'rejected' ? [one.reason] : []));
      expect(refusals).toEqual([expect.objectContaining({ msgKey: 'system.repeated' })]);
      await world.endow(sender, 8);
    }
  });

  test('the last share ends it: the room hears who was luckiest, the earliest of equals', async () => {
    const { packet_id } = await world.send(sender, { count: 3, total: 20 });
    const shares = [];
    for (const uid of ['a', 'b', 'c'])
      shares.push({ uid, ...(await world.grab(uid, packet_id, `l${number}${uid}`)) });
    const most = Math.max(...shares.map(({ amount }) => amount));
    const best = shares.find(({ amount }) => amount === most);
    expect(world.told).toEqual([
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
    expect((await world.grab('c', packet_id, `l${number}c`)).luckiest).toBe(best?.uid === 'c');
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
    const equal = await world.send(sender, { count: 2, total: 2 });
    for (const uid of ['b', 'a']) await world.grab(uid, equal.packet_id);
    expect(world.told.at(-1)).toMatchObject({ luckiest: { user: { uid: 'b' }, amount: 1 } });
    const ordinary = await world.send(sender, { kind: 'ordinary', count: 1, per_amount: 9 });
    expect(await world.grab('a', ordinary.packet_id)).toEqual({ amount: 9, left: 0 });
    expect(world.told.at(-1)).toMatchObject({ luckiest: null });
  });
});

describe('the proof (N01)', () => {
  test('is a hash until the end, then anybody can compute it', async () => {
    const { packet_id } = await world.send(sender, { count: 2, total: 20 });
    const { hash, proof } = (await info('a', packet_id)).packet;
    expect(proof).toEqual({ hash, seed: null, shares: null });
    expect((await records('a', packet_id)).proof).toEqual(proof);
    const took = [(await world.grab('a', packet_id)).amount, (await world.grab('b', packet_id)).amount];
    const open = (await info('c', packet_id)).packet.proof;
    expect(open).toEqual({ hash, seed: expect.stringMatching(/^[0-9a-f]{64}$/), shares: took });
    const text = commitmentOf(open.seed ?? '', open.shares ?? []);
    expect(createHash('sha256').update(text).digest('hex')).toBe(hash);
    expect((await records('c', packet_id)).proof).toEqual(open);
  });
});
