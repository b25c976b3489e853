import type { Treasure } from '@goldbean/contract/money';
import { beforeEach, expect, it, vi } from 'vitest';
import { ApiError, unreachable } from '../../../shared/api/index.ts';
import { agreeToExchange, exchangeTreasure, openTreasure } from './treasures.actions.ts';
import * as service from './treasures.service.ts';
import { oneTreasureState as state } from './treasures.state.ts';

vi.mock('./treasures.service.ts');
const server = vi.mocked(service);
const treasure = { treasure_id: 't1', price: 30, left: 9, numbers: [], state: 'open' } as unknown as Treasure;
const got = { order_no: 'GB1', vouchers: 360, treasure: { ...treasure, left: 8, numbers: ['GB1'] } };
const ids = () => server.exchange.mock.calls.map(([, , id]) => id);

beforeEach(async () => {
  vi.resetAllMocks();
  server.loadTreasure.mockResolvedValue({ treasure, vouchers: 390 });
  openTreasure('t1');
  await vi.waitFor(() => expect(state.phase).toBe('ready'));
  agreeToExchange(true);
});

it('V35: nothing is exchanged before the agreement is ticked; another treasure asks for it again', async () => {
  agreeToExchange(false);
  await exchangeTreasure();
  expect(server.exchange).not.toHaveBeenCalled();
  agreeToExchange(true);
  openTreasure('t2');
  expect(state.isAgreed).toBe(false);
});

it('S29, D77: pressed twice, vouchers become one treasure once, at the price that was read', async () => {
  server.exchange.mockResolvedValue(got);
  await Promise.all([exchangeTreasure(), exchangeTreasure()]);
  expect(server.exchange).toHaveBeenCalledExactlyOnceWith('t1', 30, expect.any(String));
  expect(state).toMatchObject({ step: 'done', vouchers: 360, treasure: { left: 8, numbers: ['GB1'] } });
});

it('D77: after silence the same goes under the same id, and what is shown stays', async () => {
  server.exchange.mockRejectedValueOnce(new ApiError({ code: 0, msgKey: unreachable }));
  server.exchange.mockResolvedValueOnce(got);
  await exchangeTreasure();
  expect(state).toMatchObject({ step: 'idle', refusal: { msgKey: unreachable } });
  expect(server.loadTreasure).toHaveBeenCalledOnce();
  await exchangeTreasure();
  expect(new Set(ids()).size).toBe(1);
  expect(state.step).toBe('done');
});

it('S29: refused, it is asked for anew, since it is another by now', async () => {
  server.exchange.mockRejectedValueOnce(new ApiError({ code: 461, msgKey: 'treasure.sold_out' }));
  server.loadTreasure.mockResolvedValue({
    treasure: { ...treasure, left: 0, state: 'sold_out' },
    vouchers: 390,
  });
  await exchangeTreasure();
  expect(state).toMatchObject({
    step: 'idle',
    refusal: { msgKey: 'treasure.sold_out' },
    treasure: { state: 'sold_out' },
  });
});
