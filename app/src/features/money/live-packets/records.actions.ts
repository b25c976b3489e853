import { commitmentOf } from '@goldbean/contract/money';
import { sha256Of } from '../../../shared/digest/index.ts';
import { notifyError } from '../../../shared/notices/index.ts';
import { createPages } from '../../../shared/pages/index.ts';
import { createRequestScope } from '../../../shared/requests/index.ts';
import { refreshBag } from './live-packets.actions.ts';
import * as service from './live-packets.service.ts';
import { livePacketsState as state } from './live-packets.state.ts';

const look = createRequestScope();
const records = createPages({
  state: () => state.records,
  load: (page) => service.loadRecords(state.rainRecords ?? state.opened?.id ?? '', page),
  // A rain is caught several times by one member.
  keyOf: ({ user, at_ts, prize }) =>
    `${user.uid} ${at_ts} ${prize.type === 'beans' ? prize.amount : prize.n}`,
  onMoreFailed: notifyError,
});

/** The next page of records, or the first again after a failure. */
export const loadMoreRecords = records.more;
export const loadRecords = records.open;

/** C041, N01: who took what of the bag that is looked into, and its proof. */
export async function showRecords(): Promise<void> {
  const { opened } = state;
  if (!opened) return;
  look.begin();
  opened.shows = 'records';
  state.verdict = { kind: 'unasked' };
  await Promise.all([records.open(), refreshBag(opened.id)]);
}

/** C041: who caught what of a rain. */
export async function showRainRecords(rainId: string): Promise<void> {
  state.rainRecords = rainId;
  await records.open();
}

export function closeRecords(): void {
  records.close();
  look.end();
  state.opened = null;
  state.rainRecords = null;
}

/** N01: recomputes the fingerprint here and compares it with the one published at the start. */
export async function verifyBag(): Promise<void> {
  const bag = state.opened && state.statuses[state.opened.id]?.bag;
  if (!bag || state.verdict.kind === 'verifying') return;
  const { seed, shares } = bag.proof;
  if (seed === null || shares === null) return;
  const isCurrent = look.watch();
  state.verdict = { kind: 'verifying' };
  try {
    const computed = await sha256Of(commitmentOf(seed, shares));
    if (isCurrent())
      state.verdict = computed === bag.hash ? { kind: 'matched' } : { kind: 'mismatched', computed };
  } catch {
    if (isCurrent()) state.verdict = { kind: 'failed' };
  }
}
