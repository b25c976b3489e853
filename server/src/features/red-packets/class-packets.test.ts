import { commitmentOf, limits } from '@goldbean/contract';
import { createHash } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { refuse } from '../../platform/refusal.ts';
import { createPacketWorld, keyOf, refusalOf, type PacketWorld } from './red-packets.test-world.ts';

const november = Date.UTC(2026, 10, 21);
/** When beans of the second half of 2026 expire. */
const july = Date.parse('2027-07-01T00:00:00+08:00');
const day = limits.packetMs;

let world: PacketWorld;
let sender = '';
let number = 0;
beforeAll(async () => {
  world = await createPacketWorld();
});
afterAll(() => world.drop());
beforeEach(async () => {
  world.clock.set(november);
  number += 1;
  sender = `sender${number}`;
  Object.assign(world.world, { roomMuted: false, members: new Set([sender, 'a', 'b', 'c', 'd']) });
  world.world.muted.clear();
  for (const list of [world.said, world.told, world.notices, world.due]) list.length = 0;
  await world.endow(sender, 100);
});

const sum = (values: readonly number[]) => values.reduce((all, value) => all + value, 0);
const info = (uid: string, packet_id: string) => world.packets.info(uid, { packet_id });
const records = (uid: string, packet_id: string, page = 1, page_size = 20) =>
  world.packets.records(uid, { packet_id, page, page_size });

describe('sending', () => {
  test('takes the beans, tells the room and sets the hour of its end, all or nothing', async () => {
    const sent = await world.send(sender, { count: 3, total: 30, blessing: '加油' });
    expect(sent.balance).toBe(70);
    expect(await world.beans(sender)).toBe(70);
    expect(world.said).toEqual([
      {
        id: sent.message_id,
        sender,
        kind: 'red_packet',
        body: { packet_id: sent.packet_id, kind: 'random', blessing: '加油' },
      },
    ]);
    expect(world.due).toEqual([{ packetId: sent.packet_id, at: november + day }]);
    expect((await info('a', sent.packet_id)).packet).toMatchObject({
      group_id: 'g1',
      count: 3,
      total: 30,
      left: 3,
      sender: { uid: sender, nickname: `n-${sender}` },
      state: 'open',
      expires_ts: november + day,
      ended_ts: null,
      returned: 0,
    });
  });

  test('an ordinary packet costs its parts', async () => {
    const { packet_id, balance } = await world.send(sender, { kind: 'ordinary', count: 4, per_amount: 25 });
    expect(balance).toBe(0);
    expect([(await world.grab('a', packet_id)).amount, (await world.grab('b', packet_id)).amount]).toEqual([
      25, 25,
    ]);
  });

  test.each([
    [{ count: 1, total: undefined }, 'packet.amount_required'],
    [{ count: 1, total: '' as const }, 'packet.amount_required'],
    [{ kind: 'ordinary' as const, count: 1, total: 5 }, 'packet.amount_required'],
    [{ count: 3, total: 2 }, 'packet.beans'],
    [{ count: 6, total: 6 }, 'packet.members'],
    [{ count: 5, total: 101 }, 'wallet.insufficient_beans'],
    [
      { kind: 'ordinary' as const, count: 5, per_amount: Number.MAX_SAFE_INTEGER },
      'wallet.insufficient_beans',
    ],
    [{ group_id: 'none' }, 'request.not_found'],
  ])('%o is refused with %s, and nothing moves', async (given, key) => {
    expect(await keyOf(world.send(sender, given))).toBe(key);
    expect([await world.beans(sender), world.said.length, world.due.length]).toEqual([100, 0, 0]);
  });

  test('as many beans as packets will do (D01), and as many packets as members (V03)', async () => {
    expect((await world.send(sender, { count: 5, total: 5 })).balance).toBe(95);
  });

  test('the members of the moment count: one has left meanwhile', async () => {
    expect(await keyOf(world.send(sender, { count: 5, total: 5, request_id: 'meanwhile' }))).toBe(
      'not refused',
    );
    world.world.members.delete('d');
    expect(await refusalOf(world.send(sender, { count: 5, total: 5 }))).toEqual({
      key: 'packet.members',
      code: 400,
      data: { members: 4 },
    });
  });

  test('who is not in the group, or may not speak there, sends none', async () => {
    expect(await keyOf(world.send('stranger'))).toBe('request.forbidden');
    world.world.muted.add(sender);
    expect(await keyOf(world.send(sender))).toBe('chat.muted');
    world.world.muted.clear();
    world.world.roomMuted = true;
    expect(await keyOf(world.send(sender))).toBe('chat.muted');
  });

  test('one intent sends one packet, however often and close together it comes', async () => {
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => world.send(sender, { count: 2, total: 10, request_id: 'once' })),
    );
    for (const answer of answers) expect(answer).toEqual(answers[0]);
    expect([await world.beans(sender), world.said.length]).toEqual([90, 1]);
  });

  test('packets at the same moment never overdraw', async () => {
    const tries = await Promise.allSettled(
      Array.from({ length: 6 }, () => world.send(sender, { count: 2, total: 30 })),
    );
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(3);
    expect(await world.beans(sender)).toBe(10);
  });

  test('a crash between the beans and the message leaves neither', async () => {
    const broken = world.another({
      rooms: {
        say: async () => Promise.reject(new Error('the server died here')),
        announce: async () => {},
        isMuted: async () => false,
        mutedAmong: async () => new Set<string>(),
      },
    });
    await expect(world.send(sender, { total: 50 }, broken.packets)).rejects.toThrow('died here');
    expect(await world.beans(sender)).toBe(100);
    expect(await world.sql(`SELECT 1 FROM red_packet WHERE sender = '${sender}'`)).toEqual([]);
    expect(await world.wallet.wallet(sender)).toMatchObject({ held: 0 });
  });
});

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
    expect(await world.wallet.conservation()).toMatchObject({ ok: true });
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

  test('clicks at one moment take one share too', async () => {
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

  test('200 who press at once on 50 shares: 50 get one each, to the bean', async () => {
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
    expect(await world.wallet.conservation()).toMatchObject({ ok: true });
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
    expect(await world.wallet.conservation()).toMatchObject({ ok: true });
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
      expect(tries.map(({ status }) => status).toSorted()).toEqual([
        ...Array(5).fill('fulfilled'),
        'rejected',
      ]);
      const failed = tries.find((one): one is PromiseRejectedResult => one.status === 'rejected');
      expect(failed?.reason).toMatchObject({ msgKey: 'system.repeated' });
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

describe('the end after 24 hours (K09, D41)', () => {
  test('a second after it the rest is back in the lots it came from, once, and nothing is given', async () => {
    const { packet_id } = await world.send(sender, { count: 4, total: 40 });
    const { amount } = await world.grab('a', packet_id);
    world.clock.advance(day - 1);
    expect(await world.runJob({ packet_id })).toBeUndefined();
    expect((await info('b', packet_id)).mine).toEqual({ state: 'unclaimed' });
    world.clock.advance(1_001);
    const other = world.another();
    await Promise.all([world.runJob({ packet_id }), other.runJob({ packet_id }), other.runJob({})]);
    expect(await world.beans(sender)).toBe(100 - amount);
    expect(await world.wallet.wallet(sender)).toMatchObject({
      held: 0,
      next_expiry: { amount: 100 - amount, at_ts: july },
    });
    expect(await world.lines(sender)).toMatchObject([
      { kind: 'release', amount: 40 - amount },
      { kind: 'hold', amount: -40 },
      { kind: 'issue' },
    ]);
    expect(await refusalOf(world.grab('b', packet_id))).toMatchObject({ key: 'packet.expired', code: 410 });
    expect(world.told).toEqual([
      {
        kind: 'packet_end',
        packet_id,
        scene: 1,
        state: 'expired_refunded',
        sender,
        luckiest: null,
        returned: 40 - amount,
      },
    ]);
    const body = { kind: 'packet_refund', packet_id, group_id: 'g1', amount: 40 - amount };
    expect(world.notices).toEqual([{ uid: sender, body }]);
    const after = await info('b', packet_id);
    expect(after.mine).toEqual({ state: 'expired' });
    expect(after.packet).toMatchObject({ returned: 40 - amount, ended_ts: november + day });
    expect(after.packet.proof.shares).toHaveLength(4);
  });

  test.each(['a look', 'a grab', 'the records'])('%s at it settles what no job has', async (how) => {
    const { packet_id } = await world.send(sender, { count: 2, total: 40 });
    world.clock.advance(day);
    if (how === 'a look') expect((await info('b', packet_id)).mine).toEqual({ state: 'expired' });
    else if (how === 'a grab') expect(await keyOf(world.grab('b', packet_id))).toBe('packet.expired');
    else expect((await records('b', packet_id)).proof.seed).not.toBeNull();
    expect([await world.beans(sender), world.told.length]).toEqual([100, 1]);
  });

  test('a look at the account gives the beans back before the packet is settled, and only once', async () => {
    const { packet_id } = await world.send(sender, { count: 2, total: 40 });
    world.clock.advance(day);
    expect(await world.wallet.wallet(sender)).toMatchObject({ beans: 100, held: 0 });
    await world.runJob({ packet_id });
    expect(await world.beans(sender)).toBe(100);
    expect((await info('a', packet_id)).packet).toMatchObject({ state: 'expired_refunded', returned: 40 });
  });

  test('a part whose lot has expired meanwhile is refunded and expires at once, as two lines', async () => {
    world.clock.set(july - day / 2);
    const { packet_id } = await world.send(sender, { count: 2, total: 40 });
    world.clock.advance(day);
    await world.runJob({ packet_id });
    expect(await world.beans(sender)).toBe(0);
    const [expiry, release] = await world.lines(sender);
    expect([expiry, release]).toMatchObject([
      { kind: 'expiry', amount: -40, left: 0 },
      { kind: 'release', amount: 40, left: 40 },
    ]);
    expect(expiry?.at).toBe(release?.at);
  });

  test('whoever is at the seal when the hour strikes gets nothing and is told so', async () => {
    const { packet_id } = await world.send(sender, { count: 2, total: 40 });
    const { port } = world.wallet;
    const late = world.another({
      wallet: {
        ...port,
        handOut: async (tx, given) => {
          // The packet was looked at in time, its beans a moment later.
          world.clock.advance(day);
          return port.handOut(tx, given);
        },
      },
    });
    expect(await keyOf(world.grab('a', packet_id, 'late', late.packets))).toBe('packet.expired');
    expect([await world.beans('a'), await world.beans(sender)]).toEqual([await world.beans('a'), 100]);
  });

  test('a reservation that ended for another reason says so', async () => {
    const { packet_id } = await world.send(sender, { count: 2, total: 40 });
    const broken = world.another({
      wallet: { ...world.wallet.port, handOut: async () => refuse('wallet.hold_ended') },
    });
    expect(await keyOf(world.grab('a', packet_id, 'ended', broken.packets))).toBe('wallet.hold_ended');
  });

  test('what fails otherwise fails for all who were gathered, and nothing is given', async () => {
    const { packet_id } = await world.send(sender, { count: 2, total: 40 });
    const broken = world.another({
      wallet: { ...world.wallet.port, handOut: async () => Promise.reject(new Error('the disk is full')) },
    });
    await expect(world.grab('a', packet_id, 'full', broken.packets)).rejects.toThrow('the disk is full');
    expect((await info('a', packet_id)).mine).toEqual({ state: 'unclaimed' });
    expect((await world.grab('a', packet_id, 'full')).left).toBe(1);
  });
});

describe('lists', () => {
  test('what I may still open, newest first; not what I have, may not, or is over', async () => {
    const [old, mine, none] = [
      await world.send(sender, { count: 2, total: 2 }),
      await world.send(sender, { count: 2, total: 2 }),
      await world.send(sender, { count: 1, total: 1 }),
    ];
    world.clock.advance(1);
    const fresh = await world.send(sender, { count: 1, total: 1 });
    await world.grab('a', mine.packet_id);
    await world.grab('b', none.packet_id);
    const list = async (uid: string) => {
      const found = (await world.packets.ungrabbed(uid, { group_id: 'g1' })).list;
      return found.filter((id) => [old, mine, none, fresh].some(({ packet_id }) => packet_id === id));
    };
    expect(await list('a')).toEqual([fresh.packet_id, old.packet_id]);
    world.world.muted.add('a');
    expect(await list('a')).toEqual([]);
    world.clock.advance(day - 1);
    expect(await list('c')).toEqual([fresh.packet_id]);
    expect(await keyOf(world.packets.ungrabbed('a', { group_id: 'none' }))).toBe('request.not_found');
    expect(await keyOf(world.packets.ungrabbed('stranger', { group_id: 'g1' }))).toBe('packet.members_only');
  });

  test('what I received, by year of Shanghai, with the sum', async () => {
    const uid = `collector${number}`;
    world.world.members.add(uid);
    const newYear = Date.parse('2027-01-01T00:00:00+08:00');
    const take = async (at: number, total: number) => {
      world.clock.set(at);
      const { packet_id } = await world.send(sender, { total });
      await world.grab(uid, packet_id);
      return packet_id;
    };
    const first = await take(newYear - 1_000, 3);
    const second = await take(newYear, 4);
    const ask = (year?: number, page = 1) =>
      world.packets.received(uid, { page, page_size: 1, ...(year !== undefined && { year }) });
    expect(await ask()).toMatchObject({
      list: [{ packet_id: second, from: { uid: sender }, amount: 4, at_ts: newYear }],
      total: 2,
      sum: 7,
    });
    expect((await ask(undefined, 2)).list).toMatchObject([{ packet_id: first }]);
    expect(await ask(2026)).toMatchObject({
      list: [{ packet_id: first, at: '2026-12-31 23:59:59' }],
      sum: 3,
    });
    expect(await ask(2028)).toMatchObject({ list: [], total: 0, sum: 0 });
  });

  test('who is gone has no name, in the records as in the event', async () => {
    world.world.members.add('gone');
    const { packet_id } = await world.send(sender, { total: 5 });
    await world.grab('gone', packet_id);
    expect((await records('a', packet_id)).list).toMatchObject([{ user: { uid: 'gone', nickname: '' } }]);
    expect(world.told).toMatchObject([{ luckiest: { user: { nickname: '', img: '' } } }]);
    expect((await records('a', packet_id, 2)).list).toEqual([]);
  });
});
