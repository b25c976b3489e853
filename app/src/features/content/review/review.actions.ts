import type { HeldVerdict } from '@goldbean/contract/content';
import { ref } from 'valtio/vanilla';
import { asApiError } from '../../../shared/api/index.ts';
import { notifyError } from '../../../shared/notices/index.ts';
import { createPages } from '../../../shared/pages/index.ts';
import { createPoll } from '../../../shared/poll/index.ts';
import * as service from './review.service.ts';
import { emptyReview, reviewState as state, type PendingVerdict } from './review.state.ts';

/** How often it is asked what waits, ms. */
const everyMs = 5_000;

const pages = createPages({
  state: () => state.pages,
  load: (page) => service.listWaiting(state.kind, page),
  keyOf: ({ id }) => id,
  onPage({ held }) {
    const kind = state.kind;
    const others = state.held.filter((verdict) => verdict.kind !== kind);
    state.held = [...others, ...held.map(heldOf)];
  },
  // What stands there is older than it could be; the next time will tell.
  onMoreFailed: () => undefined,
});

function heldOf({ kind, id, state: outcome, until_ts: until }: HeldVerdict): PendingVerdict {
  const known = state.held.find((verdict) => verdict.kind === kind && verdict.id === id);
  return { kind, id, author: known?.author ?? '', passes: outcome === 'displayed', until };
}

const poll = createPoll({
  async ask() {
    await loadQueues();
    if (state.kind !== '') await pages.reload();
  },
  isVisible: () => document.visibilityState === 'visible',
  everyMs,
});

/**
 * D68: what waits for review, and new things as they come.
 * @param kind the queue to begin with; empty for the first in which something waits
 * @returns ends it
 */
export function openReview(kind: string): () => void {
  Object.assign(state, emptyReview(), { kind });
  poll.start();
  return () => {
    poll.stop();
    pages.close();
    Object.assign(state, emptyReview());
  };
}

/** G430. */
async function loadQueues(): Promise<void> {
  try {
    const queues = await service.listQueues();
    Object.assign(state, { queues: [...queues], error: null });
    if (state.kind === '') state.kind = (queues.find(({ waiting }) => waiting > 0) ?? queues[0])?.kind ?? '';
  } catch (error) {
    if (state.queues === null) state.error = ref(asApiError(error));
  }
}
export const retryReview = (): void => poll.start();

export function chooseQueue(kind: string): void {
  Object.assign(state, { kind, rejecting: null, failed: null });
  void pages.show(1);
}

/** @param page from 1 */
export const showWaiting = (page: number): void => void pages.show(page);

export function beginRejecting(id: string): void {
  Object.assign(state, { rejecting: id, failed: null });
}

export function cancelRejecting(): void {
  state.rejecting = null;
}

/** G062: published, or refused with a reason that its author reads; it can be taken back for 10 s. */
export async function judge(id: string, reason = ''): Promise<void> {
  const entry = state.pages.list.find((row) => row.id === id);
  if (!entry || state.deciding) return;
  const { kind, version, author } = entry;
  const passes = reason === '';
  Object.assign(state, { deciding: { id, passes }, failed: null });
  try {
    const { until_ts: until } = await service.judge({ kind, id, version }, reason);
    state.rejecting = null;
    state.held.push({ kind, id, author: author.nickname, passes, until });
    await pages.reloadWithout((row) => row.id === id);
  } catch (error) {
    state.failed = { id, error: ref(asApiError(error)) };
    void pages.reload();
  } finally {
    state.deciding = null;
    void loadQueues();
  }
}

/** G431: it waits where it waited. */
export async function undo(id: string): Promise<void> {
  const verdict = state.held.find((held) => held.id === id);
  if (!verdict) return;
  try {
    await service.undo(verdict);
  } catch (error) {
    notifyError(error);
  }
  state.held = state.held.filter((held) => held.id !== id);
  void loadQueues();
  void pages.reload();
}
