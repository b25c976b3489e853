import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '../../../shared/api/index.ts';
import { buyPack, choosePacks, openPacks } from './wish-votes.actions.ts';
import { buyPack as asked } from './wish-votes.service.ts';
import { wishVotesState as state } from './wish-votes.state.ts';

vi.mock('./wish-votes.service.ts', () => ({
  buyPack: vi.fn(),
  loadPacks: vi.fn(async () => [{ votes: 15, price: 15 }]),
  loadVoters: vi.fn(),
}));
const buys = vi.mocked(asked);
const ports = { onBalance: vi.fn(), onVotes: vi.fn() };
const bought = { votes: 20, free_votes: 5, paid_votes: 15, tickets: 15, balance: 85 };

beforeEach(() => {
  buys.mockReset().mockResolvedValue(bought);
  vi.clearAllMocks();
  buys.mockResolvedValue(bought);
  openPacks('1', 0);
});

describe('M09: back from a recharge', () => {
  it('the pack is chosen; once it is bought, or one begins anew, none is', async () => {
    openPacks('1', 50);
    expect(state).toMatchObject({ step: 'choosing', votes: 50 });
    await buyPack(50, ports);
    choosePacks();
    expect(state).toMatchObject({ step: 'choosing', votes: 0 });
  });

  it('the packs that were left on the way there are not open, so that they appear with the pack', () => {
    const leave = openPacks('1', 0);
    leave();
    expect(state).toMatchObject({ wishId: '', step: 'choosing', votes: 0 });
    const leaveOld = openPacks('1', 0);
    openPacks('1', 50);
    leaveOld();
    expect(state).toMatchObject({ wishId: '1', step: 'choosing', votes: 50 });
  });
});

describe('S10: a pack of speed-up votes', () => {
  it('moves balance and votes together', async () => {
    await buyPack(15, ports);
    expect(ports.onBalance).toHaveBeenCalledExactlyOnceWith(85);
    expect(ports.onVotes).toHaveBeenCalledExactlyOnceWith('1', bought);
    expect(state).toMatchObject({ step: 'bought', votes: 15, total: 20 });
  });

  it('is one intent until the server has said yes or no (D77)', async () => {
    buys.mockRejectedValueOnce(new ApiError({ code: 0, msgKey: 'unreachable' }));
    await buyPack(15, ports);
    await buyPack(15, ports);
    await buyPack(15, ports);
    const ids = buys.mock.calls.map(([, , requestId]) => requestId);
    expect(ids[1]).toBe(ids[0]);
    expect(ids[2]).not.toBe(ids[0]);
  });

  it('M09: too few beans say how many there are, and buy nothing', async () => {
    buys.mockRejectedValueOnce(
      new ApiError({ code: 460, msgKey: 'wallet.insufficient_beans', detail: { balance: 12 } }),
    );
    await buyPack(15, ports);
    expect(ports.onBalance).toHaveBeenCalledExactlyOnceWith(12);
    expect(ports.onVotes).not.toHaveBeenCalled();
    expect(state).toMatchObject({ step: 'refused', refusal: { msgKey: 'wallet.insufficient_beans' } });
  });
});
