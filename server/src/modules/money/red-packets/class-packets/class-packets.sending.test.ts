import { packetLimits } from '@goldbean/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { keyOf, refusalOf } from '../../../../../test/refusals.ts';
import {
  beginClass,
  createPacketFixture,
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
const day = packetLimits.packetMs;

describe('sending', () => {
  test('takes the beans, tells the room and sets the hour of its end, all or nothing', async () => {
    const sent = await fixture.send(sender, { count: 3, total: 30, blessing: '加油' });
    expect(sent.balance).toBe(70);
    expect(await fixture.beans(sender)).toBe(70);
    expect(fixture.messages).toEqual([
      {
        id: sent.message_id,
        sender,
        kind: 'red_packet',
        body: { packet_id: sent.packet_id, kind: 'random', blessing: '加油' },
      },
    ]);
    expect(fixture.due).toEqual([{ packetId: sent.packet_id, at: november + day }]);
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
    const { packet_id, balance } = await fixture.send(sender, { kind: 'ordinary', count: 4, per_amount: 25 });
    expect(balance).toBe(0);
    expect([
      (await fixture.grab('a', packet_id)).amount,
      (await fixture.grab('b', packet_id)).amount,
    ]).toEqual([25, 25]);
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
    expect(await keyOf(fixture.send(sender, given))).toBe(key);
    expect([await fixture.beans(sender), fixture.messages.length, fixture.due.length]).toEqual([100, 0, 0]);
  });

  test('as many beans as packets will do (D01), and as many packets as members (V03)', async () => {
    expect((await fixture.send(sender, { count: 5, total: 5 })).balance).toBe(95);
  });

  test('the members of the moment count: one has left meanwhile', async () => {
    expect(await keyOf(fixture.send(sender, { count: 5, total: 5, request_id: 'meanwhile' }))).toBe(
      'not refused',
    );
    fixture.fixture.members.delete('d');
    expect(await refusalOf(fixture.send(sender, { count: 5, total: 5 }))).toEqual({
      key: 'packet.members',
      code: 400,
      data: { members: 4 },
    });
  });

  test('who is not in the group, or may not speak there, sends none', async () => {
    expect(await keyOf(fixture.send('stranger'))).toBe('request.forbidden');
    fixture.fixture.muted.add(sender);
    expect(await keyOf(fixture.send(sender))).toBe('chat.muted');
    fixture.fixture.muted.clear();
    fixture.fixture.roomMuted = true;
    expect(await keyOf(fixture.send(sender))).toBe('chat.room_muted');
  });

  test('one intent sends one packet, however often and close together it comes', async () => {
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => fixture.send(sender, { count: 2, total: 10, request_id: 'once' })),
    );
    for (const answer of answers) expect(answer).toEqual(answers[0]);
    expect([await fixture.beans(sender), fixture.messages.length]).toEqual([90, 1]);
  });

  test('packets at the same moment never overdraw', async () => {
    const tries = await Promise.allSettled(
      Array.from({ length: 6 }, () => fixture.send(sender, { count: 2, total: 30 })),
    );
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(3);
    expect(await fixture.beans(sender)).toBe(10);
  });

  test('a crash between the beans and the message leaves neither', async () => {
    const broken = fixture.another({
      rooms: {
        say: async () => Promise.reject(new Error('the server died here')),
        announce: async () => {},
        admit: async () => {},
        mutedAmong: async () => new Set<string>(),
      },
    });
    await expect(fixture.send(sender, { total: 50 }, broken.packets)).rejects.toThrow('died here');
    expect(await fixture.beans(sender)).toBe(100);
    expect(await fixture.sql(`SELECT 1 FROM red_packet WHERE sender = '${sender}'`)).toEqual([]);
    expect(await fixture.wallet.wallet(sender)).toMatchObject({ held: 0 });
  });
});
