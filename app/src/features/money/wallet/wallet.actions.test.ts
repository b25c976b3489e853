import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '../../../shared/api/index.ts';
import { emptyPages } from '../../../shared/pages/index.ts';
import { forgetWallet, loadLots, loadStatement, loadWallet, reloadStatement } from './wallet.actions.ts';
import * as service from './wallet.service.ts';
import { walletState as state } from './wallet.state.ts';

vi.mock('./wallet.service.ts');
const server = vi.mocked(service);
const silence = new ApiError({ code: 0, msgKey: 'unreachable' });
const wallet = { beans: 5, coins: 0, dangwu: 0, credits: 0, held: 0, next_expiry: null };
const page = (total: number) => ({ list: [], total, page: 1, page_size: 20 });
/** The state that shows it. */
const shown = (total: number) => ({ ...emptyPages(), phase: 'ready', total, page: 1, pageSize: 20 });

/** A call that is answered when the test says so. */
function later<Value>() {
  let answer: (value: Value) => void = () => undefined;
  const promise = new Promise<Value>((resolve) => (answer = resolve));
  return { promise, answer: (value: Value) => answer(value) };
}

beforeEach(() => {
  vi.resetAllMocks();
  forgetWallet();
});

describe('S23', () => {
  it('keeps the last known balances in sight when they cannot be asked for again', async () => {
    server.loadWallet.mockResolvedValueOnce(wallet).mockRejectedValueOnce(silence);
    await loadWallet();
    await loadWallet();
    expect(state.wallet).toEqual(wallet);
    expect(state.walletError).toMatchObject({ msgKey: 'unreachable' });
  });

  it('shows the lines of the last filter, not of the one whose answer came last', async () => {
    const first = later<service.StatementPage>();
    server.loadStatement.mockReturnValueOnce(first.promise).mockResolvedValueOnce(page(2));
    const asked = loadStatement({ kind: 'gift' });
    await loadStatement({ kind: 'reward' });
    first.answer(page(1));
    await asked;
    expect(state.statement).toEqual(shown(2));
  });

  it('asks for the same page again after something has moved, and keeps its lines meanwhile', async () => {
    server.loadStatement.mockResolvedValueOnce(page(1));
    await loadStatement({ kind: 'gift' });
    const second = later<service.StatementPage>();
    server.loadStatement.mockReturnValueOnce(second.promise);
    const asked = reloadStatement();
    expect(state.statement).toEqual(shown(1));
    second.answer(page(2));
    await asked;
    expect(state.statement).toEqual(shown(2));
    expect(server.loadStatement).toHaveBeenLastCalledWith({ kind: 'gift' });
  });

  it('asks for no statement where none is shown', async () => {
    await reloadStatement();
    expect(server.loadStatement).not.toHaveBeenCalled();
  });

  it('shows a member nothing that was asked for the one before', async () => {
    const lots = later<service.Lots>();
    server.loadLots.mockReturnValueOnce(lots.promise);
    const asked = loadLots();
    forgetWallet();
    lots.answer(page(3));
    await asked;
    expect(state.lots).toEqual({ kind: 'loading' });
  });

  it('says why the lots could not be loaded', async () => {
    server.loadLots.mockRejectedValueOnce(silence);
    await loadLots();
    expect(state.lots).toMatchObject({ kind: 'failed', error: { msgKey: 'unreachable' } });
  });
});
