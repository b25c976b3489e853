import { agreements } from '@goldbean/contract/shared';
import { beforeEach, expect, it, vi } from 'vitest';
import { ApiError } from '../../../shared/api/index.ts';
import { beginExchange, changeExchange, exchangeCoins } from './exchange.actions.ts';
import * as service from './exchange.service.ts';
import { exchangeState as state } from './exchange.state.ts';

vi.mock('./exchange.service.ts');
const server = vi.mocked(service);
const onMoved = vi.fn();
const exchanged = {
  coins: 3,
  beans: 150,
  lot: { amount: 150, expires: '2027-07-01 00:00:00', expires_ts: 1 },
  coins_left: 4,
  balance: 650,
};
const ids = () => server.exchange.mock.calls.map(([, , id]) => id);

/** Fills in three coins, if that is not done yet, and sends the form. */
function exchange(): Promise<void> {
  if (state.form.values.coins !== '3') changeExchange({ coins: '3', isAgreed: true });
  return exchangeCoins(onMoved);
}

beforeEach(() => {
  vi.resetAllMocks();
  beginExchange();
});

it('S51: pressed twice, 3 coins become 150 beans once', async () => {
  server.exchange.mockResolvedValue(exchanged);
  await Promise.all([exchange(), exchange()]);
  await exchange();
  expect(server.exchange).toHaveBeenCalledOnce();
  expect(onMoved).toHaveBeenCalledOnce();
  expect(state.phase).toEqual({ kind: 'done', value: exchanged });
});

it('V35: says which version of the agreement was read', async () => {
  server.exchange.mockResolvedValue(exchanged);
  await exchange();
  expect(server.exchange.mock.calls[0]?.slice(0, 2)).toEqual([3, agreements.exchange.version]);
});

it('another exchange after one is another intent', async () => {
  server.exchange.mockResolvedValue(exchanged);
  await exchange();
  beginExchange();
  await exchange();
  expect(new Set(ids()).size).toBe(2);
});

it('after silence the same exchange goes under the same id', async () => {
  server.exchange.mockRejectedValueOnce(new ApiError({ code: 0, msgKey: 'unreachable' }));
  server.exchange.mockResolvedValueOnce(exchanged);
  await exchange();
  expect(state.phase.kind).toBe('refused');
  await exchange();
  expect(new Set(ids()).size).toBe(1);
  expect(onMoved).toHaveBeenCalledOnce();
});

it('too few coins: says so, and has the balance shown anew', async () => {
  server.exchange.mockRejectedValueOnce(new ApiError({ code: 460, msgKey: 'wallet.insufficient' }));
  await exchange();
  expect(state.phase).toMatchObject({ kind: 'refused', error: { msgKey: 'wallet.insufficient' } });
  expect(onMoved).toHaveBeenCalledOnce();
});

it('S51, V35: what the contract does not take stands at its field, and nothing is sent', async () => {
  changeExchange({ coins: '1000001' });
  await exchangeCoins(onMoved);
  expect(state.form.errors).toEqual({ coins: 'request.too_large', agree: 'request.agreement_required' });
  changeExchange({ isAgreed: true });
  expect(state.form.errors).toEqual({ coins: 'request.too_large' });
  expect(server.exchange).not.toHaveBeenCalled();
});
