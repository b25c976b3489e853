import { beforeEach, expect, it, vi } from 'vitest';
import { ApiError, unreachable } from '../../../shared/api/index.ts';
import { session, stores } from '../../../shared/session/index.ts';
import { openPackets } from './red-packets.actions.ts';
import * as service from './red-packets.service.ts';
import { redPacketsState as state } from './red-packets.state.ts';
import { beginSending, leaveToRecharge, sendPacket, stopSending } from './sending.actions.ts';

vi.mock('./red-packets.service.ts');
const server = vi.mocked(service);
const onBeansMoved = vi.fn();
const packet = { kind: 'random' as const, count: 2, amount: 10, blessing: 'hi' };
const draft = { kind: 'ordinary' as const, count: '2', amount: '900', blessing: 'hi' };
const me = (uid: string) => ({ uid, nickname: '', mobile: '', img: '', jwcode: '' });

beforeEach(() => {
  vi.resetAllMocks();
  session.userBaseInfo = me('1');
  openPackets('r', 'g', { onBeansMoved, onRefunded: () => {} });
  server.send.mockResolvedValue({ packet_id: 'p', message_id: 'm', balance: 5 });
});

it('sends the form once and closes it', async () => {
  beginSending();
  expect(state.sending).toMatchObject({ isOpen: true, phase: 'editing', draft: null });
  await Promise.all([sendPacket(packet), sendPacket(packet)]);
  expect(server.send.mock.calls).toMatchObject([
    [{ group_id: 'g', kind: 'random', count: 2, total: 10, blessing: 'hi' }],
  ]);
  expect([state.sending.isOpen, onBeansMoved.mock.calls.length]).toEqual([false, 1]);
  await sendPacket({ ...packet, kind: 'ordinary' });
  expect(server.send.mock.calls[1]?.[0]).toMatchObject({ per_amount: 10 });
});

it('a form that got no answer is sent again as the same intent, another is another', async () => {
  beginSending();
  server.send.mockRejectedValueOnce(new ApiError({ code: 0, msgKey: unreachable }));
  await sendPacket(packet);
  expect(state.sending).toMatchObject({ isOpen: true, phase: 'refused' });
  await sendPacket(packet);
  await sendPacket({ ...packet, amount: 11 });
  const ids = server.send.mock.calls.map(([given]) => given.request_id);
  expect(ids[1]).toBe(ids[0]);
  expect(ids[2]).not.toBe(ids[0]);
});

it('too few beans are looked at again, and the form stays', async () => {
  beginSending();
  server.send.mockRejectedValueOnce(new ApiError({ code: 460, msgKey: 'wallet.insufficient_beans' }));
  await sendPacket(packet);
  expect(onBeansMoved).toHaveBeenCalledOnce();
  expect(state.sending.isOpen).toBe(true);
  stopSending();
  expect(state.sending.isOpen).toBe(false);
});

it('an answer that comes when another group is shown changes nothing there', async () => {
  const answer = Promise.withResolvers<Awaited<ReturnType<typeof service.send>>>();
  server.send.mockReturnValueOnce(answer.promise);
  beginSending();
  const sending = sendPacket(packet);
  openPackets('s', 'h', { onBeansMoved, onRefunded: () => {} });
  beginSending();
  answer.resolve({ packet_id: 'p', message_id: 'm', balance: 5 });
  await sending;
  expect(state.sending).toMatchObject({ isOpen: true, phase: 'editing' });
});

it('V05: gives the draft back once, to the member who typed it, in its group', () => {
  leaveToRecharge(draft);
  expect(state.sending.isOpen).toBe(false);
  beginSending(true);
  expect(state.sending).toMatchObject({ isOpen: true, draft });
  beginSending(true);
  expect(state.sending).toMatchObject({ isOpen: false, draft: null });

  leaveToRecharge(draft);
  session.userBaseInfo = me('2');
  beginSending(true);
  expect(state.sending.draft).toBeNull();

  session.userBaseInfo = me('1');
  leaveToRecharge(draft);
  openPackets('s', 'h', { onBeansMoved, onRefunded: () => {} });
  beginSending(true);
  expect(state.sending.draft).toBeNull();

  stores.tab.setItem('goldbean_packet_draft', '{"uid":');
  beginSending(true);
  expect(state.sending.draft).toBeNull();
});
