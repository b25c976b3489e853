import { beforeEach, expect, it, vi } from 'vitest';
import { ApiError } from '../../../shared/api/index.ts';
import { buyTicket, dismissShort, openTicket } from './tickets.actions.ts';
import * as service from './tickets.service.ts';
import { ticketsState as state } from './tickets.state.ts';

vi.mock('./tickets.service.ts');
const server = vi.mocked(service);
const offerOf = (beans: number) => ({ beans, over: null, mine: null }) as service.TicketOffer;
const ports = { onBalance: vi.fn(), onBought: vi.fn(async () => true) };

beforeEach(async () => {
  vi.resetAllMocks();
  server.loadOffer.mockResolvedValue(offerOf(30));
  openTicket('7', ports);
  await vi.waitFor(() => expect(state.offer?.beans).toBe(30));
});

it('S49: buys once though it is pressed twice, at the price that stands there, and opens the room', async () => {
  server.buy.mockResolvedValue({ state: 'held', balance: 70 });
  await Promise.all([buyTicket(), buyTicket()]);
  expect(server.buy).toHaveBeenCalledExactlyOnceWith('7', 30, expect.any(String));
  expect(ports.onBalance).toHaveBeenCalledWith(70);
  expect(ports.onBought).toHaveBeenCalledOnce();
  expect([state.isBuying, state.failure]).toEqual([false, '']);
});

it('S49: after an answer that never came it is the same intent', async () => {
  server.buy.mockRejectedValueOnce(new ApiError({ code: 0, msgKey: 'unreachable' }));
  server.buy.mockResolvedValueOnce({ state: 'held', balance: 70 });
  await buyTicket();
  expect(state.failure).toBe('unreachable');
  await buyTicket();
  const [first, second] = server.buy.mock.calls.map(([, , id]) => id);
  expect(second).toBe(first);
});

it('V05: too few beans are told apart, with how many there are', async () => {
  server.buy.mockRejectedValue(
    new ApiError({ code: 460, msgKey: 'wallet.insufficient_beans', detail: { balance: 10 } }),
  );
  await buyTicket();
  expect([state.have, state.failure]).toEqual([10, '']);
  expect(ports.onBalance).toHaveBeenCalledWith(10);
  expect(ports.onBought).not.toHaveBeenCalled();
  dismissShort();
  expect(state.have).toBeNull();
});

it('S49: another price is shown before it is paid', async () => {
  server.buy.mockRejectedValue(new ApiError({ code: 409, msgKey: 'ticket.price_changed' }));
  server.loadOffer.mockResolvedValue(offerOf(40));
  await buyTicket();
  await vi.waitFor(() => expect(state.offer?.beans).toBe(40));
  expect(state.failure).toBe('ticket.price_changed');
});

it('S49: whether a ticket is asked for is not known before it is answered, and then it is, either way', async () => {
  const answered = Promise.withResolvers<service.TicketOffer>();
  server.loadOffer.mockReturnValue(answered.promise);
  const leave = openTicket('8', ports);
  expect([state.isKnown, state.offer]).toEqual([false, null]);
  answered.reject(new ApiError({ code: 404, msgKey: 'request.not_found' }));
  await vi.waitFor(() => expect([state.isKnown, state.offer]).toEqual([true, null]));
  leave();
  expect(state.isKnown).toBe(false);
});
