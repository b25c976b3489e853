import { commitmentOf } from '@goldbean/contract/money';
import { createHash } from 'node:crypto';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import * as service from './red-packets.service.ts';
import { openRecords, readMore, showRecords, verifyProof } from './records.actions.ts';
import { emptyPackets, redPacketsState as state } from './red-packets.state.ts';
import { fingerprintOf } from './verify.ts';

vi.mock('./red-packets.service.ts');
const server = vi.mocked(service);

const seed = 'ab'.repeat(32);
const shares = [3, 7];
const hash = createHash('sha256').update(commitmentOf(seed, shares)).digest('hex');
const user = (uid: string) => ({ uid, jwcode: uid, nickname: uid, img: '', level: 0 });
const record = (uid: string) => ({ user: user(uid), amount: 3, at: '', at_ts: 1, luckiest: false });
const status = (published: { seed: string | null; shares: number[] | null }, first = hash) =>
  ({
    packet: { id: 'p', hash: first, state: 'all_claimed', proof: { hash, ...published } },
    mine: { state: 'none_left' },
  }) as service.PacketStatus;
const page = (uids: readonly string[], number: number) => ({
  list: uids.map(record),
  total: 3,
  page: number,
  page_size: 2,
  claimed: 3,
  count: 3,
  sum: 9,
  proof: { hash, seed: null, shares: null },
});

beforeEach(() => {
  vi.resetAllMocks();
  Object.assign(state, emptyPackets());
  state.opened = { packetId: 'p', shows: 'paper', phase: 'ready', failure: '' };
  state.statuses['p'] = status({ seed: null, shares: null });
  server.loadStatus.mockResolvedValue(status({ seed, shares }));
  server.loadRecords.mockImplementation(async (_, number) =>
    page(number === 1 ? ['c', 'b'] : ['b', 'a'], number),
  );
});

describe('the records', () => {
  it('come page by page, each taker once', async () => {
    await showRecords();
    expect(state.opened?.shows).toBe('records');
    expect(state.records).toMatchObject({ phase: 'ready', total: 3, sum: 9, page: 1 });
    await Promise.all([readMore(), readMore()]);
    expect(server.loadRecords).toHaveBeenCalledTimes(2);
    expect(state.records.list.map(({ user: { uid } }) => uid)).toEqual(['c', 'b', 'a']);
  });

  it('of a packet that was not on screen open at once (S23)', async () => {
    Object.assign(state, emptyPackets());
    await openRecords('p');
    expect(state.opened).toMatchObject({ packetId: 'p', shows: 'records' });
    expect(state.records).toMatchObject({ phase: 'ready', total: 3 });
  });

  it('of a packet that may not be seen leave its paper, which says why', async () => {
    Object.assign(state, emptyPackets());
    server.loadStatus.mockRejectedValueOnce(new Error('members only'));
    await openRecords('p');
    expect(state.opened).toMatchObject({ shows: 'paper', phase: 'failed' });
    expect(server.loadRecords).not.toHaveBeenCalled();
  });

  it('that cannot be read say so, and can be asked for again', async () => {
    server.loadRecords.mockRejectedValueOnce(new Error('gone'));
    server.loadStatus.mockRejectedValueOnce(new Error('gone'));
    await showRecords();
    expect(state.records.phase).toBe('failed');
    await readMore();
    expect(state.records).toMatchObject({ phase: 'ready', page: 1 });
  });

  it('of no packet are not asked for', async () => {
    state.opened = null;
    await showRecords();
    await readMore();
    await verifyProof();
    expect(server.loadRecords).not.toHaveBeenCalled();
  });

  it('of a packet that was closed meanwhile are dropped', async () => {
    const answer = Promise.withResolvers<service.PacketRecordsPage>();
    server.loadRecords.mockReturnValueOnce(answer.promise);
    const first = showRecords();
    await showRecords();
    answer.resolve(page(['z'], 1));
    await first;
    expect(state.records.list.map(({ user: { uid } }) => uid)).toEqual(['c', 'b']);
  });
});

describe('the proof (N01)', () => {
  it('is computed here and matches what was published first', async () => {
    await showRecords();
    await verifyProof();
    expect(state.verdict).toEqual({ kind: 'matched' });
    expect(await fingerprintOf(seed, shares)).toBe(hash);
  });

  it('fails for a share that was changed, with what this browser arrived at', async () => {
    server.loadStatus.mockResolvedValue(status({ seed, shares: [4, 6] }));
    await showRecords();
    await verifyProof();
    expect(state.verdict).toEqual({ kind: 'mismatched', computed: await fingerprintOf(seed, [4, 6]) });
  });

  it('fails for a fingerprint that was exchanged later', async () => {
    state.statuses['p'] = status({ seed: null, shares: null }, 'published at first');
    await showRecords();
    await verifyProof();
    expect(state.verdict.kind).toBe('mismatched');
  });

  it('waits for the end, and says when the browser cannot compute it', async () => {
    server.loadStatus.mockResolvedValue(status({ seed: null, shares: null }));
    await showRecords();
    await verifyProof();
    expect(state.verdict).toEqual({ kind: 'unasked' });
    server.loadStatus.mockResolvedValue(status({ seed, shares }));
    await showRecords();
    vi.spyOn(crypto.subtle, 'digest').mockRejectedValueOnce(new Error('not here'));
    await verifyProof();
    expect(state.verdict).toEqual({ kind: 'failed' });
  });
});
