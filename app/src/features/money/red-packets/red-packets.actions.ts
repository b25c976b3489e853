import { packetEvents, type PacketEvent } from '@goldbean/contract/money';
import { roomEvents } from '@goldbean/contract/talk';
import { asApiError, createIntents, newRequestId } from '../../../shared/api/index.ts';
import { errorWords } from '../../../shared/i18n/index.ts';
import { session } from '../../../shared/session/index.ts';
import { connection } from '../../../shared/socket/index.ts';
import { createRequestScope } from '../../../shared/requests/index.ts';
import * as service from './red-packets.service.ts';
import { emptyPackets, redPacketsState as state, type OpenedPacket } from './red-packets.state.ts';

/** What packets need of others; the page joins them (a feature knows no other). */
export interface PacketPorts {
  /** My beans have changed, or are not what is shown of them. */
  readonly onBeansMoved: () => void;
  /** What nobody claimed of a packet of mine came back: there is a notice of it. */
  readonly onRefunded: () => void;
}

const scope = createRequestScope();
let ports: PacketPorts | null = null;
/** Packets that are being asked for, so that each is asked for once. */
const asked = new Set<string>();
type PacketEnd = Extract<PacketEvent, { kind: 'packet_end' }>;
/** Ends that the room has told: an answer that was on its way meanwhile says `open`. */
const ends = new Map<string, PacketEnd>();
const intents = createIntents(newRequestId);

/**
 * Follows the packets of a class group.
 * @returns ends it
 */
export function openPackets(room: string, groupId: string, given: PacketPorts): () => void {
  const isCurrent = scope.begin();
  ports = given;
  asked.clear();
  ends.clear();
  Object.assign(state, emptyPackets(), { room, groupId });
  const stopHearing = connection.onRoom(
    room,
    { ...packetEvents, ...roomEvents },
    {
      packet_end: hearEnd,
      // Muted or heard again: what may be opened is another question now.
      mute: ({ uid }) => {
        if (uid === session.userBaseInfo?.uid) refreshPackets();
      },
    },
  );
  return () => {
    stopHearing();
    if (!isCurrent()) return;
    scope.end();
    ports = null;
    Object.assign(state, emptyPackets());
  };
}

/** @returns runs `work` unless the page shows another group by then */
function whileHere(): (work: () => void) => void {
  const isCurrent = scope.watch();
  return (work) => {
    if (isCurrent()) work();
  };
}

export function beansMoved(): void {
  ports?.onBeansMoved();
}

/** C012: asks once for a packet that came on screen; a bubble without an answer can still be opened. */
export async function showPacket(packetId: string): Promise<void> {
  if (asked.has(packetId)) return;
  asked.add(packetId);
  const here = whileHere();
  try {
    const status = await service.loadStatus(packetId);
    here(() => keep(status));
  } catch {
    here(() => asked.delete(packetId));
  }
}

function keep(status: service.PacketStatus): void {
  const { id, hash } = status.packet;
  // What was published first is what the proof is held to: a later answer cannot change it.
  const first = state.statuses[id]?.packet.hash ?? hash;
  state.statuses[id] = { ...status, packet: { ...status.packet, hash: first } };
  const end = ends.get(id);
  if (end && status.packet.state === 'open') applyEnd(end);
}

/** T04: everybody's bubble changes at once, without another question to the server. */
function hearEnd(end: PacketEnd): void {
  ends.set(end.packet_id, end);
  applyEnd(end);
  if (end.sender === session.userBaseInfo?.uid && end.returned > 0) ports?.onRefunded();
}

function applyEnd({ packet_id, state: end, luckiest }: PacketEnd): void {
  const status = state.statuses[packet_id];
  if (!status) return;
  status.packet.state = end;
  if (status.mine.state === 'received')
    status.mine.luckiest = luckiest?.user.uid === session.userBaseInfo?.uid;
  else status.mine = { state: end === 'all_claimed' ? 'none_left' : 'expired' };
}

/** Asks again for those that may have changed while nobody was told: after a lost connection, or a mute. */
export function refreshPackets(): void {
  for (const [packetId, { packet }] of Object.entries(state.statuses)) {
    if (packet.state !== 'open') continue;
    asked.delete(packetId);
    void showPacket(packetId);
  }
}

/** Looks into a packet: how it stands is asked for anew, since others open it too. */
export async function openPacket(packetId: string): Promise<void> {
  state.opened = {
    packetId,
    shows: 'paper',
    phase: state.statuses[packetId] ? 'ready' : 'loading',
    failure: '',
  };
  await refreshOpened(packetId);
}

async function refreshOpened(packetId: string): Promise<void> {
  const here = whileHere();
  try {
    const status = await service.loadStatus(packetId);
    here(() => {
      keep(status);
      change(packetId, (opened) => {
        if (opened.phase === 'loading') opened.phase = 'ready';
      });
    });
  } catch (error) {
    here(() =>
      change(packetId, (opened) => Object.assign(opened, { phase: 'failed', failure: errorWords(error) })),
    );
  }
}

/** Changes what is said of a packet while it is the one that is looked into. */
function change(packetId: string, work: (opened: OpenedPacket) => void): void {
  if (state.opened?.packetId === packetId) work(state.opened);
}

export function closePacket(): void {
  state.opened = null;
}

/** What a refusal of a claim says about how the packet stands for me; null when it says nothing. */
function statusAfter(error: unknown): service.PacketStatus['mine'] | null {
  const { msgKey, detail } = asApiError(error);
  if (msgKey === 'packet.none_left') return { state: 'none_left' };
  if (msgKey === 'packet.expired') return { state: 'expired' };
  const amount = detail['amount'];
  if (msgKey !== 'packet.already' || typeof amount !== 'number') return null;
  return { state: 'received', amount, luckiest: false };
}

/** C013: takes my share. Pressed again it is the same intent, so it is taken once. */
export async function claimPacket(): Promise<void> {
  const { opened } = state;
  if (!opened || opened.phase === 'claiming') return;
  const { packetId } = opened;
  const status = state.statuses[packetId];
  if (!status) return openPacket(packetId);
  Object.assign(opened, { phase: 'claiming', failure: '' });
  const here = whileHere();
  try {
    const {
      amount,
      luckiest = false,
      left,
    } = await intents.run(`grab ${packetId}`, (id) => service.grab(packetId, id));
    here(() => settle(packetId, { state: 'received', amount, luckiest }, left));
    beansMoved();
  } catch (error) {
    here(() => {
      const after = statusAfter(error);
      if (after) settle(packetId, after);
      else change(packetId, (now) => Object.assign(now, { phase: 'failed', failure: errorWords(error) }));
    });
  }
}

function settle(packetId: string, mine: service.PacketStatus['mine'], left?: number): void {
  const status = state.statuses[packetId];
  if (status) {
    // The room may have heard of the end before this answer came.
    const luckiest = status.mine.state === 'received' && status.mine.luckiest;
    status.mine = mine.state === 'received' && luckiest ? { ...mine, luckiest } : mine;
    if (left !== undefined) status.packet.left = left;
  }
  change(packetId, (opened) => {
    opened.phase = 'ready';
  });
}
