import { drawCommitmentOf, lowestTickets, ticketOf } from '@goldbean/contract/live';
import { asApiError } from '../../../shared/api/index.ts';
import { sha256Of } from '../../../shared/digest/index.ts';
import { createRequestScope } from '../../../shared/requests/index.ts';
import * as service from './bags.service.ts';
import { bagsState as state, type BagVerdict } from './bags.state.ts';

const look = createRequestScope();

/** Opens the proof of the bag that was drawn (N01). */
export async function openProof(): Promise<void> {
  const { bag } = state;
  if (!bag) return;
  const isCurrent = look.begin();
  state.proof = { phase: 'loading', failure: '', data: null, verdict: { kind: 'unasked' } };
  try {
    const data = await service.loadProof(bag.id);
    if (isCurrent() && state.proof) Object.assign(state.proof, { phase: 'ready', data });
  } catch (error) {
    if (isCurrent() && state.proof)
      Object.assign(state.proof, { phase: 'failed', failure: asApiError(error).msgKey });
  }
}

export function closeProof(): void {
  look.end();
  state.proof = null;
}

/** Draws again, from what was published: with the seed that was sealed, among all who could win. */
async function drawAgain(
  bag: Pick<service.Bag, 'id' | 'hash' | 'winners'>,
  { seed, entries, winners }: service.BagProof,
): Promise<BagVerdict> {
  const computed = await sha256Of(drawCommitmentOf(bag.id, seed));
  const tickets = await Promise.all(
    entries.map(async (uid) => ({ uid, ticket: await sha256Of(ticketOf(seed, uid)) })),
  );
  const drawn = lowestTickets(tickets, bag.winners);
  const isSame = drawn.length === winners.length && drawn.every((uid, at) => uid === winners[at]);
  return computed === bag.hash && isSame ? { kind: 'matched' } : { kind: 'mismatched', computed };
}

/** N01: recomputes fingerprint and winners here. */
export async function verifyDraw(): Promise<void> {
  const { bag, proof } = state;
  if (!bag || !proof?.data || proof.verdict.kind === 'verifying') return;
  const isCurrent = look.watch();
  proof.verdict = { kind: 'verifying' };
  const verdict = await drawAgain(bag, proof.data).catch((): BagVerdict => ({ kind: 'failed' }));
  if (isCurrent() && state.proof) state.proof.verdict = verdict;
}
