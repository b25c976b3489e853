import { beforeEach, expect, it, vi } from 'vitest';
import { ApiError, unreachable } from '../../../shared/api/index.ts';
import { session, stores } from '../../../shared/session/index.ts';
import { openPackets } from './red-packets.actions.ts';
import * as service from './red-packets.service.ts';
import { emptyDraft, redPacketsState as state } from './red-packets.state.ts';
import { beginSending, changePacket, leaveToRecharge, sendPacket, stopSending } from './sending.actions.ts';

vi.mock('./red-packets.service.ts');
const server = vi.mocked(service);
const onBeansMoved = vi.fn();
const packet = { kind: 'random' as const, count: '2', amount: '10', blessing: 'hi' };
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
  expect(state.sending).toMatchObject({
    isOpen: true,
    refusal: null,
    form: { isSending: false, values: emptyDraft() },
  });
  changePacket(packet);
  await Promise.all([sendPacket(), sendPacket()]);
  expect(server.send.mock.calls).toMatchObject([
    [{ group_id: 'g', kind: 'random', count: 2, total: 10, blessing: 'hi' }],
  ]);
  expect([state.sending.isOpen, onBeansMoved.mock.calls.length]).toEqual([false, 1]);
  beginSending();
  changePacket({ ...packet, kind: 'ordinary' });
  await sendPacket();
  expect(server.send.mock.calls[1]?.[0]).toMatchObject({ per_amount: 10 });
});

it('a form that got no answer is sent again as the same intent, another is another', async () => {
  beginSending();
  server.send.mockRejectedValueOnce(new ApiError({ code: 0, msgKey: unreachable }));
  changePacket(packet);
  await sendPacket();
  expect(state.sending).toMatchObject({ isOpen: true, refusal: { msgKey: unreachable } });
  await sendPacket();
  beginSending();
  changePacket({ ...packet, amount: '11' });
  await sendPacket();
  const ids = server.send.mock.calls.map(([given]) => given.request_id);
  expect(ids[1]).toBe(ids[0]);
  expect(ids[2]).not.toBe(ids[0]);
});

it('too few beans are looked at again, and the form stays', async () => {
  beginSending();
  server.send.mockRejectedValueOnce(new ApiError({ code: 460, msgKey: 'wallet.insufficient_beans' }));
  changePacket(packet);
  await sendPacket();
  expect(onBeansMoved).toHaveBeenCalledOnce();
  expect(state.sending.isOpen).toBe(true);
  stopSending();
  expect(state.sending.isOpen).toBe(false);
});

it('an answer that comes when another group is shown changes nothing there', async () => {
  const answer = Promise.withResolvers<Awaited<ReturnType<typeof service.send>>>();
  server.send.mockReturnValueOnce(answer.promise);
  beginSending();
  changePacket(packet);
  const sending = sendPacket();
  openPackets('s', 'h', { onBeansMoved, onRefunded: () => {} });
  beginSending();
  answer.resolve({ packet_id: 'p', message_id: 'm', balance: 5 });
  await sending;
  expect(state.sending).toMatchObject({ isOpen: true, refusal: null, form: { isSending: false } });
});

it('V05: gives the draft back once, to the member who typed it, in its group', () => {
  const leave = () => {
    beginSending();
    changePacket(draft);
    leaveToRecharge();
  };
  leave();
  expect(state.sending.isOpen).toBe(false);
  beginSending(true);
  expect(state.sending).toMatchObject({ isOpen: true, form: { values: draft } });
  beginSending(true);
  expect(state.sending).toMatchObject({ isOpen: false, form: { values: emptyDraft() } });

  leave();
  session.userBaseInfo = me('2');
  beginSending(true);
  expect(state.sending).toMatchObject({ isOpen: false, form: { values: emptyDraft() } });

  session.userBaseInfo = me('1');
  leave();
  openPackets('s', 'h', { onBeansMoved, onRefunded: () => {} });
  beginSending(true);
  expect(state.sending).toMatchObject({ isOpen: false, form: { values: emptyDraft() } });

  stores.tab.setItem('draft packet 1 h', '{"kind":');
  beginSending(true);
  expect(state.sending).toMatchObject({ isOpen: false, form: { values: emptyDraft() } });
});

it('V01: what the contract does not take stands at its field, and nothing is sent', async () => {
  beginSending();
  changePacket({ ...packet, count: '0', amount: 'ten' });
  await sendPacket();
  expect(state.sending.form.errors).toEqual({ count: 'packet.positive', total: 'packet.positive' });
  changePacket({ amount: '10' });
  expect(state.sending.form.errors).toEqual({ count: 'packet.positive' });
  expect(server.send).not.toHaveBeenCalled();
});
