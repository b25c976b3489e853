import { packetLimits } from '@goldbean/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { refuse } from '../../../../platform/refusal.ts';
import { keyOf, refusalOf } from '../../../../../test/refusals.ts';
import {
  beginClass,
  createPacketFixture,
  july,
  november,
  type PacketFixture,
} from '../red-packets.test-fixture.ts';

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
const day = packetLimits.packetMs;

describe('the end after 24 hours (K09, D41)', () => {
  test('a second after it the rest is back in the lots it came from, once, and nothing is given', async () => {
    const { packet_id } = await fixture.send(sender, { count: 4, total: 40 });
    const { amount } = await fixture.grab('a', packet_id);
    fixture.clock.advance(day - 1);
    expect(await fixture.runJob({ packet_id })).toBeUndefined();
    expect((await info('b', packet_id)).mine).toEqual({ state: 'unclaimed' });
    fixture.clock.advance(1_001);
    const other = fixture.another();
    await Promise.all([fixture.runJob({ packet_id }), other.runJob({ packet_id }), other.runJob({})]);
    expect(await fixture.beans(sender)).toBe(100 - amount);
    expect(await fixture.wallet.wallet(sender)).toMatchObject({
      held: 0,
      next_expiry: { amount: 100 - amount, at_ts: july },
    });
    expect(await fixture.lines(sender)).toMatchObject([
      { kind: 'release', amount: 40 - amount },
      { kind: 'hold', amount: -40 },
      { kind: 'issue' },
    ]);
    expect(await refusalOf(fixture.grab('b', packet_id))).toMatchObject({ key: 'packet.expired', code: 410 });
    expect(fixture.notified).toEqual([
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
    expect(fixture.notices).toEqual([{ uid: sender, body }]);
    const after = await info('b', packet_id);
    expect(after.mine).toEqual({ state: 'expired' });
    expect(after.packet).toMatchObject({ returned: 40 - amount, ended_ts: november + day });
    expect(after.packet.proof.shares).toHaveLength(4);
  });

  test.each(['a look', 'a grab', 'the records'])('%s at it settles what no job has', async (how) => {
    const { packet_id } = await fixture.send(sender, { count: 2, total: 40 });
    fixture.clock.advance(day);
    if (how === 'a look') expect((await info('b', packet_id)).mine).toEqual({ state: 'expired' });
    else if (how === 'a grab') expect(await keyOf(fixture.grab('b', packet_id))).toBe('packet.expired');
    else expect((await records('b', packet_id)).proof.seed).not.toBeNull();
    expect([await fixture.beans(sender), fixture.notified.length]).toEqual([100, 1]);
  });

  test('a look at the account gives the beans back before the packet is settled, and only once', async () => {
    const { packet_id } = await fixture.send(sender, { count: 2, total: 40 });
    fixture.clock.advance(day);
    expect(await fixture.wallet.wallet(sender)).toMatchObject({ beans: 100, held: 0 });
    await fixture.runJob({ packet_id });
    expect(await fixture.beans(sender)).toBe(100);
    expect((await info('a', packet_id)).packet).toMatchObject({ state: 'expired_refunded', returned: 40 });
  });

  test('a part whose lot has expired meanwhile is refunded and expires at once, as two lines', async () => {
    fixture.clock.set(july - day / 2);
    const { packet_id } = await fixture.send(sender, { count: 2, total: 40 });
    fixture.clock.advance(day);
    await fixture.runJob({ packet_id });
    expect(await fixture.beans(sender)).toBe(0);
    const [expiry, release] = await fixture.lines(sender);
    expect([expiry, release]).toMatchObject([
      { kind: 'expiry', amount: -40, left: 0 },
      { kind: 'release', amount: 40, left: 40 },
    ]);
    expect(expiry?.at).toBe(release?.at);
  });

  test('whoever is at the seal when the hour strikes gets nothing and sees why', async () => {
    const { packet_id } = await fixture.send(sender, { count: 2, total: 40 });
    const { port } = fixture.wallet;
    const late = fixture.another({
      wallet: {
        ...port,
        handOut: async (tx, given) => {
          // The packet was read before its deadline, its beans just after it.
          fixture.clock.advance(day);
          return port.handOut(tx, given);
        },
      },
    });
    expect(await keyOf(fixture.grab('a', packet_id, 'late', late.packets))).toBe('packet.expired');
    expect([await fixture.beans('a'), await fixture.beans(sender)]).toEqual([await fixture.beans('a'), 100]);
  });

  test('a reservation that ended for another reason says so', async () => {
    const { packet_id } = await fixture.send(sender, { count: 2, total: 40 });
    const broken = fixture.another({
      wallet: { ...fixture.wallet.port, handOut: async () => refuse('wallet.hold_ended') },
    });
    expect(await keyOf(fixture.grab('a', packet_id, 'ended', broken.packets))).toBe('wallet.hold_ended');
  });

  test('what fails otherwise fails for all who were gathered, and nothing is given', async () => {
    const { packet_id } = await fixture.send(sender, { count: 2, total: 40 });
    const broken = fixture.another({
      wallet: { ...fixture.wallet.port, handOut: async () => Promise.reject(new Error('the disk is full')) },
    });
    await expect(fixture.grab('a', packet_id, 'full', broken.packets)).rejects.toThrow('the disk is full');
    expect((await info('a', packet_id)).mine).toEqual({ state: 'unclaimed' });
    expect((await fixture.grab('a', packet_id, 'full')).left).toBe(1);
  });
});

describe('lists', () => {
  test('what I may still open, newest first; not what I have, may not, or is over', async () => {
    const [old, mine, none] = [
      await fixture.send(sender, { count: 2, total: 2 }),
      await fixture.send(sender, { count: 2, total: 2 }),
      await fixture.send(sender, { count: 1, total: 1 }),
    ];
    fixture.clock.advance(1);
    const fresh = await fixture.send(sender, { count: 1, total: 1 });
    await fixture.grab('a', mine.packet_id);
    await fixture.grab('b', none.packet_id);
    const list = async (uid: string) => {
      const found = (await fixture.packets.ungrabbed(uid, { group_id: 'g1' })).list;
      return found.filter((id) => [old, mine, none, fresh].some(({ packet_id }) => packet_id === id));
    };
    expect(await list('a')).toEqual([fresh.packet_id, old.packet_id]);
    fixture.fixture.muted.add('a');
    expect(await list('a')).toEqual([]);
    fixture.clock.advance(day - 1);
    expect(await list('c')).toEqual([fresh.packet_id]);
    expect(await keyOf(fixture.packets.ungrabbed('a', { group_id: 'none' }))).toBe('request.not_found');
    expect(await keyOf(fixture.packets.ungrabbed('stranger', { group_id: 'g1' }))).toBe(
      'packet.members_only',
    );
  });

  test('what I received, by year of Shanghai, with the sum', async () => {
    const uid = `collector${number}`;
    fixture.fixture.members.add(uid);
    const newYear = Date.parse('2027-01-01T00:00:00+08:00');
    const take = async (at: number, total: number) => {
      fixture.clock.set(at);
      const { packet_id } = await fixture.send(sender, { total });
      await fixture.grab(uid, packet_id);
      return packet_id;
    };
    const first = await take(newYear - 1_000, 3);
    const second = await take(newYear, 4);
    const ask = (year?: number, page = 1) =>
      fixture.packets.received(uid, { page, page_size: 1, ...(year !== undefined && { year }) });
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
    fixture.fixture.members.add('gone');
    const { packet_id } = await fixture.send(sender, { total: 5 });
    await fixture.grab('gone', packet_id);
    expect((await records('a', packet_id)).list).toMatchObject([{ user: { uid: 'gone', nickname: '' } }]);
    expect(fixture.notified).toMatchObject([{ luckiest: { user: { nickname: '', img: '' } } }]);
    expect((await records('a', packet_id, 2)).list).toEqual([]);
  });
});
