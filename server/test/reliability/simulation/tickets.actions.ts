import { paidCourse, ticketLimits, type TicketState } from '@goldbean/contract';
import { sql } from 'kysely';
import { answeredADay, must, type Action } from './action.ts';
import type { ModelTicketedLive, Simulation, SimulationStep } from './context.ts';

const hourMs = 3_600_000;

/** What becomes of what is set aside for tickets; null: it waits. */
function outcomeOf(sim: Simulation, { state, startAt }: ModelTicketedLive): 'paid' | 'refunded' | null {
  if (state === 'ended') return 'paid';
  const isLate = sim.testServer.clock.now() >= startAt + ticketLimits.ticketLateMs;
  return state === 'stopped' || isLate ? 'refunded' : null;
}

/** The sweep has come by: of each live session that is over, or never began, every ticket is settled once. */
export function settleTickets(sim: Simulation): void {
  for (const live of sim.ticketedLives) {
    const outcome = outcomeOf(sim, live);
    if (outcome === null) continue;
    for (const ticket of live.tickets) {
      if (ticket.state !== 'held') continue;
      ticket.state = outcome;
      if (outcome === 'refunded') sim.model.release(ticket.hold);
      else {
        sim.model.capture(ticket.hold, live.beans);
        sim.model.add(`channel ${sim.channelId} BEAN`, live.beans);
      }
    }
  }
}

/** The teacher announces a live session that asks a ticket. */
export function announceTicketedLive(sim: Simulation, step: SimulationStep): Action {
  const beans = 1 + (step.amount % 60);
  const startAt = sim.testServer.clock.now() + hourMs * (1 + 24 * (step.nth % 200));
  return {
    key: `ticketed live ${sim.teacher} ${step.key}`,
    answeredMs: answeredADay,
    given: [beans, startAt],
    run: () =>
      sim.testServer.call('streaming.edit', sim.teacher, {
        channel_id: sim.channelId,
        name: 'For those who paid',
        introduction: 'What a balance sheet says',
        background: sim.background,
        course_type: paidCourse,
        ticket_beans: beans,
        start_time: startAt,
        block_network: 0,
        request_id: step.key,
      }),
    foresee:
      () =>
      ({ live_id: id }: { live_id: string }) =>
        void sim.ticketedLives.push({ id, beans, startAt, state: 'not_started', tickets: [] }),
    other: () => announceTicketedLive(sim, { ...step, amount: step.amount + 1 }),
  };
}

/** The rows of tickets, oldest first. */
async function stored(sim: Simulation, liveId: string) {
  const { rows } = await sql<{ uid: string; state: TicketState; hold: string }>`
    SELECT uid, state, hold_id AS hold FROM live_ticket WHERE live_id = ${liveId} ORDER BY ticket_id`.execute(
    sim.testServer.app.database.reader,
  );
  return rows;
}

/** Now and then somebody who works for the channel, who needs none. */
function buyerOf(sim: Simulation, { member, other }: SimulationStep): string {
  const first = sim.member(member);
  if (other % 8 === 7) return first;
  const round = [1, 2, 3, 4, 5].map((more) => sim.member(member + more));
  return [first, ...round].find((uid) => !sim.staff.has(uid)) ?? first;
}

/** Mostly one with tickets that wait. */
const openOne = (sim: Simulation, { other, nth }: SimulationStep): ModelTicketedLive | undefined => {
  const waiting = sim.ticketedLives.filter(({ tickets }) => tickets.some(({ state }) => state === 'held'));
  return sim.pick(other % 4 === 0 ? sim.ticketedLives : waiting, nth);
};

/** A member buys a ticket at the price that they read, which is another one now and then. */
export function buyTicket(
  sim: Simulation,
  step: SimulationStep,
  live = step.other % 4 === 0
    ? sim.pick(sim.ticketedLives, step.nth)
    : sim.ticketedLives.findLast((one) => outcomeOf(sim, one) === null),
): Action | null {
  if (!live) return null;
  const uid = buyerOf(sim, step);
  const beans = live.beans + (step.other % 10 === 9 ? 1 : 0);
  return {
    key: `ticket ${uid} ${step.key}`,
    answeredMs: answeredADay,
    given: [live.id, beans],
    run: () => sim.testServer.call('tickets.buy', uid, { live_id: live.id, beans, request_id: step.key }),
    foresee() {
      if (sim.staff.has(uid)) return 'request.not_found';
      const mine = live.tickets.find((ticket) => ticket.uid === uid && ticket.state !== 'refunded');
      const answered = (state: TicketState) => (answer: { state: TicketState; balance: number }) => {
        must(answer.state === state, `a ticket that is ${state} is answered as ${answer.state}`);
        must(answer.balance === sim.model.balance(uid, 'BEAN'), 'the answered balance is wrong');
      };
      if (mine) return answered(mine.state);
      if (live.state === 'stopped') return 'live.stopped';
      // Nothing is recorded here, so of one that has ended nothing is sold.
      if (outcomeOf(sim, live) !== null) return 'live.ended';
      if (beans !== live.beans) return 'ticket.price_changed';
      if (sim.model.balance(uid, 'BEAN') < beans) return 'wallet.insufficient_beans';
      return async (answer: { state: TicketState; balance: number }) => {
        const rows = await stored(sim, live.id);
        const row = rows.find((ticket) => ticket.uid === uid && ticket.state === 'held');
        must(row !== undefined, 'a ticket that was bought is not stored');
        const reservation = { uid, currency: 'BEAN', expiresAt: null, isPacket: true } as const;
        const hold = sim.model.setAside({ id: row?.hold ?? '', ...reservation }, beans);
        live.tickets.push({ uid, hold, state: 'held' });
        answered('held')(answer);
      };
    },
    other: () => buyTicket(sim, { ...step, other: step.other + (step.other % 10 === 9 ? 1 : 9) }, live),
  };
}

/** The teacher stops a live session for those who paid, before or after its hour. */
export function stopTicketedLive(sim: Simulation, step: SimulationStep): Action | null {
  const live = openOne(sim, step);
  if (!live) return null;
  return {
    given: live.id,
    run: () =>
      sim.testServer.call('streaming.end', sim.teacher, { live_id: live.id, kind: 'stop', reason: 'ill' }),
    foresee() {
      if (live.state !== 'not_started') return live.state === 'ended' ? 'live.ended' : 'live.stopped';
      return () => {
        live.state = 'stopped';
      };
    },
  };
}

/** One has been on air and is over. Nobody pushes a picture here, so its state is written. */
export function endTicketedLive(sim: Simulation, step: SimulationStep): Action | null {
  const live = openOne(sim, step);
  if (live?.state !== 'not_started') return null;
  const { app, clock } = sim.testServer;
  return {
    given: live.id,
    run: () =>
      app.database.transaction(async (tx) => {
        const at = new Date(clock.now());
        await sql`
          UPDATE live SET state = 'ended', started_at = ${at}, ended_at = ${at} WHERE live_id = ${live.id}`.execute(
          tx,
        );
        await app.modules.live.features.tickets.onOver(tx, live.id);
      }),
    foresee: () => () => {
      live.state = 'ended';
    },
  };
}

/** The sweep of each minute; a ticket that failed once is settled by the next. */
export const sweepTickets = (sim: Simulation): Action => ({
  given: 'due tickets',
  run: () => sim.testServer.sweep('live.tickets.sweep'),
  foresee: () => async () => {
    await sim.testServer.sweep('live.tickets.sweep');
    settleTickets(sim);
    for (const live of sim.ticketedLives) {
      const textOf = (list: readonly { readonly uid: string; readonly state: TicketState }[]) =>
        list.map(({ uid, state }) => `${uid} ${state}`).join();
      const rows = textOf(await stored(sim, live.id));
      must(
        rows === textOf(live.tickets),
        `tickets of ${live.id} are ${rows} instead of ${textOf(live.tickets)}`,
      );
    }
  },
});
