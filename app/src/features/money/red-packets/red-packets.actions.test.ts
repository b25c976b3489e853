import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError, unreachable } from '../../../shared/api/index.ts';
import { session } from '../../../shared/session/index.ts';
import { frames } from '../../../shared/socket/index.ts';
import * as service from './red-packets.service.ts';
import {
  claimPacket,
  closePacket,
  openPacket,
  openPackets,
  refreshPackets,
  showPacket,
} from './red-packets.actions.ts';
import { redPacketsState as state } from './red-packets.state.ts';

vi.mock('./red-packets.service.ts');
const server = vi.mocked(service);

const onBeansMoved = vi.fn();
const onRefunded = vi.fn();
let close: () => void;
const user = { uid: '2', jwcode: '2', nickname: 'Mei', img: '', level: 0 };
const status = (mine: service.PacketStatus['mine'] = { state: 'unclaimed' }): service.PacketStatus => ({
  packet: {
    id: 'p',
    group_id: 'g',
    kind: 'random',
    count: 2,
    total: 10,
    left: 2,
    blessing: '',
    sender: user,
    state: 'open',
    created: '',
    created_ts: 0,
    expires: '',
    expires_ts: 1,
    ended_ts: null,
    returned: 0,
    hash: 'first',
    proof: { hash: 'first', seed: null, shares: null },
  },
  mine,
});
const refusal = (msgKey: string, detail = {}) => new ApiError({ code: 409, msgKey, detail });
const receive = (data: object, room = 'r') =>
  frames.tell({ type: 'event', room, epoch: 'e', seq: 1, ts: 1, data });
const ends = (more: object) =>
  receive({
    kind: 'packet_end',
    packet_id: 'p',
    scene: 1,
    state: 'all_claimed',
    sender: '2',
    luckiest: null,
    returned: 0,
    ...more,
  });
const mine = () => state.statuses['p']?.mine;

beforeEach(() => {
  vi.resetAllMocks();
  session.userBaseInfo = { uid: '1', nickname: 'Ann', mobile: '', img: '', jwcode: '1' };
  server.loadStatus.mockResolvedValue(status());
  close = openPackets('r', 'g', { onBeansMoved, onRefunded });
});
afterEach(() => close());

describe('a packet on screen', () => {
  it('is asked for once, however often it is drawn', async () => {
    await Promise.all([showPacket('p'), showPacket('p')]);
    await showPacket('p');
    expect(server.loadStatus).toHaveBeenCalledOnce();
    expect(mine()).toEqual({ state: 'unclaimed' });
  });

  it('is asked for again after a failure, and when the connection was lost', async () => {
    server.loadStatus.mockRejectedValueOnce(new Error('gone'));
    await showPacket('p');
    expect(mine()).toBeUndefined();
    await showPacket('p');
    expect(mine()).toEqual({ state: 'unclaimed' });
    server.loadStatus.mockResolvedValueOnce(status({ state: 'none_left' }));
    refreshPackets();
    await vi.waitFor(() => expect(mine()).toEqual({ state: 'none_left' }));
  });

  it('of a group that was left meanwhile is not kept', async () => {
    const answer = Promise.withResolvers<service.PacketStatus>();
    server.loadStatus.mockReturnValueOnce(answer.promise);
    const asking = showPacket('p');
    close();
    close = openPackets('other', 'h', { onBeansMoved, onRefunded });
    answer.resolve(status());
    await asking;
    expect(state.statuses).toEqual({});
  });

  it('keeps the fingerprint that was published first', async () => {
    await showPacket('p');
    const later = status();
    server.loadStatus.mockResolvedValueOnce({ ...later, packet: { ...later.packet, hash: 'changed' } });
    await openPacket('p');
    expect(state.statuses['p']?.packet.hash).toBe('first');
  });
});

describe('the end of a packet', () => {
  it('T04: is not undone by an answer that was on its way meanwhile', async () => {
    const answer = Promise.withResolvers<service.PacketStatus>();
    server.loadStatus.mockReturnValueOnce(answer.promise);
    const asking = showPacket('p');
    ends({});
    answer.resolve(status());
    await asking;
    expect(state.statuses['p']).toMatchObject({
      packet: { state: 'all_claimed' },
      mine: { state: 'none_left' },
    });
  });

  it('changes the bubbles of those who came too late, and of a room without one none', async () => {
    await showPacket('p');
    ends({ packet_id: 'unknown' });
    receive({ kind: 'packet_end' });
    receive({ kind: 'packet_end', packet_id: 'p' }, 'elsewhere');
    expect(mine()).toEqual({ state: 'unclaimed' });
    ends({});
    expect(mine()).toEqual({ state: 'none_left' });
    expect(state.statuses['p']?.packet.state).toBe('all_claimed');
  });

  it('names me the luckiest when I am', async () => {
    server.loadStatus.mockResolvedValue(status({ state: 'received', amount: 7, luckiest: false }));
    await showPacket('p');
    ends({ luckiest: { user: { uid: '1', nickname: 'Ann', img: '' }, amount: 7 } });
    expect(mine()).toEqual({ state: 'received', amount: 7, luckiest: true });
  });

  it('tells the sender what came back, and nobody else', async () => {
    await showPacket('p');
    ends({ state: 'expired_refunded', returned: 4 });
    expect([mine()?.state, onRefunded.mock.calls.length]).toEqual(['expired', 0]);
    ends({ state: 'expired_refunded', returned: 4, sender: '1' });
    ends({ sender: '1' });
    expect(onRefunded).toHaveBeenCalledOnce();
  });

  it('a mute of mine asks anew what I may open', async () => {
    await showPacket('p');
    server.loadStatus.mockResolvedValueOnce(status({ state: 'not_allowed', reason: 'packet.muted' }));
    receive({ kind: 'mute', uid: '9', until: null });
    expect(server.loadStatus).toHaveBeenCalledOnce();
    receive({ kind: 'mute', uid: '1', until: null });
    await vi.waitFor(() => expect(mine()?.state).toBe('not_allowed'));
  });
});

describe('opening', () => {
  it('takes my share once, and says so', async () => {
    await openPacket('p');
    expect(state.opened).toMatchObject({ packetId: 'p', shows: 'paper', phase: 'ready' });
    server.grab.mockResolvedValue({ amount: 7, left: 1 });
    await Promise.all([claimPacket(), claimPacket()]);
    expect(server.grab).toHaveBeenCalledOnce();
    expect(mine()).toEqual({ state: 'received', amount: 7, luckiest: false });
    expect(state.statuses['p']?.packet.left).toBe(1);
    expect(onBeansMoved).toHaveBeenCalledOnce();
  });

  it('that got no answer is tried again as the same intent', async () => {
    await openPacket('p');
    server.grab.mockRejectedValueOnce(new ApiError({ code: 0, msgKey: unreachable }));
    await claimPacket();
    expect(state.opened?.phase).toBe('failed');
    server.grab.mockResolvedValue({ amount: 7, left: 1 });
    await claimPacket();
    const [[, first] = [], [, second] = []] = server.grab.mock.calls;
    expect(second).toBe(first);
    expect(state.opened).toMatchObject({ phase: 'ready', failure: '' });
  });

  it.each([
    ['packet.none_left', {}, { state: 'none_left' }],
    ['packet.expired', {}, { state: 'expired' }],
    ['packet.already', { amount: 5 }, { state: 'received', amount: 5, luckiest: false }],
  ])('refused with %s shows how it stands', async (key, detail, expected) => {
    await openPacket('p');
    server.grab.mockRejectedValueOnce(refusal(key, detail));
    await claimPacket();
    expect([mine(), state.opened?.phase]).toEqual([expected, 'ready']);
  });

  it('refused otherwise says why and can be tried again', async () => {
    await openPacket('p');
    server.grab.mockRejectedValueOnce(refusal('packet.muted'));
    await claimPacket();
    expect(state.opened).toMatchObject({ phase: 'failed' });
    expect(mine()).toEqual({ state: 'unclaimed' });
  });

  it('keeps what the room said of my luck before the answer came', async () => {
    await openPacket('p');
    server.grab.mockImplementationOnce(async () => {
      if (state.statuses['p']) state.statuses['p'].mine = { state: 'received', amount: 7, luckiest: true };
      return { amount: 7, left: 0 };
    });
    await claimPacket();
    expect(mine()).toMatchObject({ luckiest: true });
  });

  it('without knowing the packet loads it first, and says when it cannot', async () => {
    server.loadStatus.mockRejectedValue(refusal('packet.missing'));
    await openPacket('p');
    expect(state.opened).toMatchObject({ phase: 'failed' });
    server.loadStatus.mockResolvedValue(status());
    await claimPacket();
    expect([server.grab.mock.calls.length, state.opened?.phase]).toEqual([0, 'ready']);
    closePacket();
    await claimPacket();
    expect(server.grab).not.toHaveBeenCalled();
  });
});
