import { errorWords } from '../../shared/i18n/index.ts';
import { openPacket } from './red-packets.actions.ts';
import * as service from './red-packets.service.ts';
import { noRecords, redPacketsState as state } from './red-packets.state.ts';
import { fingerprintOf } from './verify.ts';

/** Goes up with every look: what was asked for another packet is not shown under this one. */
let look = 0;

/** C015, N01: turns the paper over: who took what, and the proof. */
export async function showRecords(): Promise<void> {
  const { opened } = state;
  if (!opened) return;
  look += 1;
  opened.shows = 'records';
  state.records = noRecords();
  state.verdict = { kind: 'unasked' };
  await Promise.all([readPage(opened.packetId, 1), readProof(opened.packetId)]);
}

/** Who took what of a packet that need not have been on screen; why it cannot be seen, its paper says. */
export async function openRecords(packetId: string): Promise<void> {
  await openPacket(packetId);
  if (state.opened?.packetId === packetId && state.opened.phase === 'ready') await showRecords();
}

/** The next page, or the first again after a failure. */
export async function readMore(): Promise<void> {
  const { opened, records } = state;
  if (!opened || records.isLoadingMore) return;
  if (records.phase === 'failed') records.phase = 'loading';
  records.isLoadingMore = true;
  await readPage(opened.packetId, records.page + 1);
}

async function readPage(packetId: string, page: number): Promise<void> {
  const mine = look;
  try {
    const { list, total, sum } = await service.loadRecords(packetId, page);
    if (mine !== look) return;
    const known = new Set(list.map(({ user }) => user.uid));
    // Somebody who took a share meanwhile moved the others one further down.
    const before = state.records.list.filter(({ user }) => !known.has(user.uid));
    Object.assign(state.records, { phase: 'ready', list: [...before, ...list], total, sum, page });
  } catch (error) {
    if (mine === look) Object.assign(state.records, { phase: 'failed', failure: errorWords(error) });
  } finally {
    if (mine === look) state.records.isLoadingMore = false;
  }
}

/** What was published of the packet since it was last asked for. A failure leaves what is known. */
async function readProof(packetId: string): Promise<void> {
  const mine = look;
  try {
    const { packet } = await service.loadStanding(packetId);
    const known = state.standings[packetId];
    if (mine === look && known) known.packet = { ...packet, hash: known.packet.hash };
  } catch {
    // The records say by themselves when the server cannot be reached.
  }
}

/** N01: recomputes the fingerprint here and compares it with the one published at the start. */
export async function verifyProof(): Promise<void> {
  const packet = state.opened && state.standings[state.opened.packetId]?.packet;
  if (!packet || state.verdict.kind === 'verifying') return;
  const { seed, shares } = packet.proof;
  if (seed === null || shares === null) return;
  const mine = look;
  state.verdict = { kind: 'verifying' };
  try {
    const computed = await fingerprintOf(seed, shares);
    if (mine !== look) return;
    state.verdict = computed === packet.hash ? { kind: 'matched' } : { kind: 'mismatched', computed };
  } catch {
    if (mine === look) state.verdict = { kind: 'failed' };
  }
}
