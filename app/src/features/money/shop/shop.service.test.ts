import { orderPlace } from '@goldbean/contract/money';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { request } from '../../../shared/api/index.ts';
import { paths } from '../../../shared/paths/index.ts';
import { createOrder, payPageOf } from './shop.service.ts';

vi.mock('../../../shared/api/index.ts');
const asked = vi.mocked(request);

beforeEach(() => {
  vi.stubGlobal('window', { location: { origin: 'https://goldbean.test' } });
  asked.mockResolvedValue({ order_no: 'GB1' });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetAllMocks();
});

it('G125: the payment begins with the way back to the page of its order, and from there to where the shop stands', async () => {
  const wish = { live_id: '7', items: [{ product_id: 'a', n: 1 }], pay_type: 2 as const, agree: 1 as const };
  const replay = paths.livePlayback.href({ live_id: '7' });
  expect(await createOrder({ ...wish, agreement_version: 'v1' }, replay, 'r1')).toBe('GB1');
  const [, given] = asked.mock.calls[0] ?? [];
  const { return_url: back } = given as { return_url: string };
  expect(back).toBe(payPageOf(replay, orderPlace));
  // As the server fills it in.
  const page = new URL(back.replaceAll(orderPlace, 'GB1'));
  expect([page.origin, page.pathname]).toEqual(['https://goldbean.test', '/user/pay']);
  const room = new URL(page.searchParams.get('to') ?? '', page);
  expect(room.pathname).toBe(paths.livePlayback.href());
  expect([page.searchParams.get('order'), room.searchParams.get('live_id')]).toEqual(['GB1', '7']);
});
