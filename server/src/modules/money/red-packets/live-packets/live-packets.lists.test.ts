import { packetLimits } from '@goldbean/contract';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { keyOf } from '../../../../../test/refusals.ts';
import { createPacketFixture, november, type PacketFixture } from '../red-packets.test-fixture.ts';

let fixture: PacketFixture;
let round = 0;
beforeAll(async () => {
  fixture = await createPacketFixture();
});
afterAll(() => fixture.drop());
beforeEach(async () => {
  round += 1;
  // Ends what the previous test laid.
  fixture.clock.set(november + round * 2 * packetLimits.packetMs);
  await fixture.seedBeans('teacher', 100);
});

const running = (uid: string) => fixture.packets.unclaimedBags(uid, { live_id: 'l1' });
const laid = (uid: string) =>
  fixture.packets.laid({ uid, roles: [] }, { live_id: 'l1', page: 1, page_size: 2 });

test('E04: the rain that falls is listed with what I caught of it, until it is over', async () => {
  expect((await running('a')).rain).toBeNull();
  const { rain } = await fixture.rain({ total: 20, seconds: 10, per_user: 3 });
  expect((await running('a')).rain).toEqual({ rain, total_mine: 0, left_taps: 3 });
  fixture.begin();
  fixture.clock.advance(5_000);
  const { total_mine } = await fixture.tapRain('a', rain.id, 1);
  await fixture.tapRain('a', rain.id, 2);
  expect((await running('a')).rain).toMatchObject({ left_taps: 1 });
  expect(Number((await running('a')).rain?.total_mine)).toBeGreaterThanOrEqual(total_mine);
  expect((await running('b')).rain).toMatchObject({ total_mine: 0, left_taps: 3 });
  fixture.clock.advance(5_000);
  expect((await running('a')).rain).toBeNull();
});

test('P05: who runs the live session sees what was laid and how it ended', async () => {
  const { bag } = await fixture.bag({ kind: 'ordinary', count: 2, total: 10 });
  await fixture.rob('a', bag.id);
  fixture.clock.advance(1_000);
  const { rain } = await fixture.rain();
  expect((await laid('teacher')).list).toMatchObject([
    { id: rain.id, scene: 3, state: 'open', claimed: 0 },
    { id: bag.id, scene: 2, state: 'open', claimed: 1, count: 2, total: 10, taken: 5 },
  ]);
  fixture.clock.advance(packetLimits.packetMs);
  expect((await laid('teacher')).list.map(({ state }) => state)).toEqual([
    'expired_refunded',
    'expired_refunded',
  ]);
  expect(await keyOf(laid('a'))).toBe('request.forbidden');
});
