import { packetEvents, type PacketEvent, type PacketRain } from '@goldbean/contract/money';
import { asApiError, createIntents, newRequestId } from '../../../shared/api/index.ts';
import { serverNow } from '../../../shared/clock/index.ts';
import { errorWords } from '../../../shared/i18n/index.ts';
import { session } from '../../../shared/session/index.ts';
import { connection } from '../../../shared/socket/index.ts';
import { createRequestScope } from '../../../shared/requests/index.ts';
import * as service from './live-packets.service.ts';
import { emptyLivePackets, livePacketsState as state } from './live-packets.state.ts';

/** What packets need of others; the page joins them (a feature knows no other). */
export interface LivePacketPorts {
  readonly room: string;
  /** My beans, or the gifts in my knapsack, have changed. */
  readonly onPaid: () => void;
}

/** How long what came of a rain stays over the picture, ms. */
const afterRainMs = 8_000;

const scope = createRequestScope();
const intents = createIntents(newRequestId);
let ports: LivePacketPorts | null = null;
/** Rains that were put away. */
const dismissed = new Set<string>();
/** Packets whose end the room has told: an answer that was on its way meanwhile still names them. */
const ended = new Set<string>();
let rainTimer: ReturnType<typeof setTimeout> | undefined;

/** Follows red packets and rain of a live session. @returns ends it */
export function openLivePackets(liveId: string, given: LivePacketPorts): () => void {
  const isCurrent = scope.begin();
  ports = given;
  ended.clear();
  Object.assign(state, emptyLivePackets(), { liveId });
  const stopHearing = connection.onRoom(given.room, packetEvents, {
    packet_new: ({ bag }) => showBag(bag),
    packet_end: hearEnd,
    rain_start: ({ rain }) => showRain(rain, { total_mine: 0, left_taps: rain.per_user }),
  });
  void refreshLivePackets();
  return () => {
    stopHearing();
    if (!isCurrent()) return;
    clearTimeout(rainTimer);
    scope.end();
    ports = null;
    // A paper that lies open would be there again with the next live session.
    Object.assign(state, emptyLivePackets());
  };
}

/** C042: what may be opened now; also after events were lost. */
export async function refreshLivePackets(): Promise<void> {
  const isCurrent = scope.watch();
  try {
    const { list, rain } = await service.loadRunning(state.liveId);
    if (!isCurrent()) return;
    for (const bag of list.toReversed()) if (!ended.has(bag.id)) showBag(bag);
    if (rain && !ended.has(rain.rain.id)) showRain(rain.rain, rain);
  } catch {
    // Nothing is missed but a packet: the next event shows it.
  }
}

/** An event may be told again: a bag is known by its id (E04). */
function showBag(bag: service.UnclaimedRedBag): void {
  if (!state.bags.some(({ id }) => id === bag.id)) state.bags.unshift(bag);
}

function showRain(rain: PacketRain, mine: Pick<service.UnclaimedRain, 'total_mine' | 'left_taps'>): void {
  if (state.rain?.id === rain.id || dismissed.has(rain.id)) return;
  state.rain = {
    id: rain.id,
    startsAt: rain.starts_ts,
    endsAt: rain.ends_ts,
    most: rain.per_user,
    mine: mine.total_mine,
    taps: rain.per_user - mine.left_taps,
    last: null,
    isOver: false,
  };
  clearTimeout(rainTimer);
  const left = rain.ends_ts - serverNow();
  rainTimer = setTimeout(() => dismissRain(rain.id), Math.max(0, left) + afterRainMs);
}

/** Puts the rain away: it is over, or not wanted over the picture. */
export function dismissRain(rainId: string): void {
  dismissed.add(rainId);
  if (state.rain?.id === rainId) state.rain = null;
}

function hearEnd({ packet_id, state: end, sender, returned }: Extract<PacketEvent, { kind: 'packet_end' }>) {
  ended.add(packet_id);
  if (sender === session.userBaseInfo?.uid && returned > 0) ports?.onPaid();
  if (state.rain?.id === packet_id) state.rain.isOver = true;
  const bag = state.bags.find(({ id }) => id === packet_id);
  if (bag) bag.state = end;
  if (bag && end === 'all_claimed') bag.left = 0;
  const status = state.statuses[packet_id];
  if (status && status.mine.state !== 'received')
    status.mine = { state: end === 'all_claimed' ? 'none_left' : 'expired' };
}

/** C039: looks into a bag. */
export async function openBag(bagId: string): Promise<void> {
  state.opened = {
    id: bagId,
    shows: 'paper',
    phase: state.statuses[bagId] ? 'ready' : 'loading',
    failure: '',
  };
  await refreshBag(bagId);
}

/** How the bag stands for me, as the server knows it. */
export async function refreshBag(bagId: string): Promise<void> {
  const isCurrent = scope.watch();
  try {
    const status = await service.loadBag(bagId);
    if (!isCurrent()) return;
    // What was published first is what the proof is held to.
    const hash = state.statuses[bagId]?.bag.hash ?? status.bag.hash;
    state.statuses[bagId] = { ...status, bag: { ...status.bag, hash } };
    if (state.opened?.id === bagId && state.opened.phase === 'loading') state.opened.phase = 'ready';
  } catch (error) {
    if (isCurrent() && state.opened?.id === bagId && state.opened.phase === 'loading')
      Object.assign(state.opened, { phase: 'failed', failure: errorWords(error) });
  }
}

export function closeBag(): void {
  state.opened = null;
}

/** C040: takes my share. Pressed again it is the same intent, so it is taken once. */
export async function robBag(): Promise<void> {
  const { opened } = state;
  if (!opened || opened.phase === 'claiming') return;
  const { id: bagId } = opened;
  if (!state.statuses[bagId]) return openBag(bagId);
  Object.assign(opened, { phase: 'claiming', failure: '' });
  const isCurrent = scope.watch();
  try {
    const prize = await intents.run(`rob ${bagId}`, (id) => service.rob(bagId, id));
    ports?.onPaid();
    if (!isCurrent()) return;
    state.prizes[bagId] = prize;
    const status = state.statuses[bagId];
    if (status)
      status.mine = {
        state: 'received',
        amount: prize.type === 'beans' ? prize.amount : prize.n,
        luckiest: false,
      };
    const bag = state.bags.find(({ id }) => id === bagId);
    if (bag) bag.left = Math.max(0, bag.left - 1);
    if (state.opened?.id === bagId) state.opened.phase = 'ready';
  } catch (error) {
    if (!isCurrent()) return;
    const isOver = ['packet.none_left', 'packet.expired', 'packet.already'].includes(
      asApiError(error).msgKey,
    );
    if (state.opened?.id !== bagId) return;
    Object.assign(
      state.opened,
      isOver ? { phase: 'ready' } : { phase: 'failed', failure: errorWords(error) },
    );
    if (isOver) await refreshBag(bagId);
  }
}

/** C022: I caught one; the server says what was in it. Each catch has a number of its own, so that it counts once. */
export async function catchRain(): Promise<void> {
  const { rain } = state;
  if (!rain || rain.taps >= rain.most) return;
  rain.taps += 1;
  const no = rain.taps;
  const isCurrent = scope.watch();
  try {
    const { amount, total_mine } = await intents.run(`catch ${rain.id} ${no}`, (id) =>
      service.catchOne(rain.id, no, id),
    );
    if (amount > 0) ports?.onPaid();
    if (!isCurrent() || state.rain?.id !== rain.id) return;
    // Answers may overtake each other: what was caught is never less.
    state.rain.mine = Math.max(state.rain.mine, total_mine);
    if ((state.rain.last?.no ?? 0) < no) state.rain.last = { no, amount };
  } catch (error) {
    if (!isCurrent() || state.rain?.id !== rain.id) return;
    const { msgKey } = asApiError(error);
    if (msgKey === 'packet.expired') state.rain.isOver = true;
    // It counts as none: the next press tries again.
    else if (msgKey !== 'packet.taps_over') state.rain.taps -= 1;
  }
}
