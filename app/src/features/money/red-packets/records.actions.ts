import { ref } from 'valtio/vanilla';
import { asApiError } from '../../../shared/api/index.ts';
import { createPages } from '../../../shared/pages/index.ts';
import { createRequestScope } from '../../../shared/requests/index.ts';
import { openPacket } from './red-packets.actions.ts';
import * as service from './red-packets.service.ts';
import { noRecords, redPacketsState as state } from './red-packets.state.ts';
import { fingerprintOf } from './verify.ts';

const records = createPages({
  state: () => state.records,
  load: (page) => service.loadRecords(state.opened?.packetId ?? '', page),
  keyOf: ({ user }) => user.uid,
  onPage: ({ sum }) => {
    state.records.sum = sum;
  },
  onMoreFailed: (error) => Object.assign(state.records, { phase: 'failed', error: ref(asApiError(error)) }),
});

/** Anew with every look: what was asked for another packet is not shown under this one. */
const look = createRequestScope();

/** C015, N01: turns the paper over: who took what, and the proof. */
export async function showRecords(): Promise<void> {
  const { opened } = state;
  if (!opened) return;
  look.end();
  opened.shows = 'records';
  state.records = noRecords();
  state.verdict = { kind: 'unasked' };
  await Promise.all([records.open(), readProof(opened.packetId)]);
}

/** Who took what of a packet that need not have been on screen; why it cannot be seen, its paper says. */
export async function openRecords(packetId: string): Promise<void> {
  await openPacket(packetId);
  if (state.opened?.packetId === packetId && state.opened.phase === 'ready') await showRecords();
}

/** The next page, or the first again after a failure. */
export async function readMore(): Promise<void> {
  if (state.opened) await records.more();
}

/** What was published of the packet since it was last asked for. A failure leaves what is known. */
async function readProof(packetId: string): Promise<void> {
  const isCurrent = look.watch();
  try {
    const { packet } = await service.loadStatus(packetId);
    const known = state.statuses[packetId];
    if (isCurrent() && known) known.packet = { ...packet, hash: known.packet.hash };
  } catch {
    // The records say by themselves when the server cannot be reached.
  }
}

/** N01: recomputes the fingerprint here and compares it with the one published at the start. */
export async function verifyProof(): Promise<void> {
  const packet = state.opened && state.statuses[state.opened.packetId]?.packet;
  if (!packet || state.verdict.kind === 'verifying') return;
  const { seed, shares } = packet.proof;
  if (seed === null || shares === null) return;
  const isCurrent = look.watch();
  state.verdict = { kind: 'verifying' };
  try {
    const computed = await fingerprintOf(seed, shares);
    if (!isCurrent()) return;
    state.verdict = computed === packet.hash ? { kind: 'matched' } : { kind: 'mismatched', computed };
  } catch {
    if (isCurrent()) state.verdict = { kind: 'failed' };
  }
}
