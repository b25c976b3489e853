import { calls } from '@goldbean/contract/live';
import { asApiError } from '../../../shared/api/index.ts';
import { createDraftForm, fieldErrors } from '../../../shared/forms/index.ts';
import { notifyError } from '../../../shared/notices/index.ts';
import { createPoll } from '../../../shared/poll/index.ts';
import { createRequestScope } from '../../../shared/requests/index.ts';
import * as service from './studio.service.ts';
import { emptyStudio, studioState as state, type StudioState } from './studio.state.ts';

const healthEveryMs = 2_000;
/** So many questions without an answer and what is shown counts as old. */
const staleAfter = 2;

const scope = createRequestScope();
let unanswered = 0;

const healthPoll = createPoll({
  ask: loadHealth,
  isVisible: () => document.visibilityState === 'visible',
  everyMs: healthEveryMs,
});

const noticeOf = ({ text }: StudioState['notice']['values']) => ({ live_id: state.liveId, text });
const notice = createDraftForm({
  state: () => state.notice,
  inputOf: noticeOf,
  check: (values) => fieldErrors(calls.streaming.notice.input, noticeOf(values)),
  onFailed: notifyError,
});

/**
 * Opens the console of a live session: its push address, and the encoder's health while the page can be seen (S36).
 * @returns closes it
 */
export function openStudio(liveId: string): () => void {
  const isCurrent = scope.begin();
  unanswered = 0;
  Object.assign(state, emptyStudio(), { liveId });
  notice.open({ text: '' });
  void loadPush();
  healthPoll.start();
  return () => {
    if (!isCurrent()) return;
    scope.end();
    healthPoll.stop();
  };
}

/** Asks for the encoder's health at once, and from then on as before. */
export const openHealth = healthPoll.start;

export async function loadPush(): Promise<void> {
  const isCurrent = scope.watch();
  state.failure = null;
  try {
    const push = await service.loadPush(state.liveId, false);
    if (isCurrent()) state.push = push;
  } catch (error) {
    if (isCurrent()) state.failure = asApiError(error).msgKey;
  }
}

async function loadHealth(): Promise<void> {
  const isCurrent = scope.watch();
  try {
    const health = await service.loadHealth(state.liveId);
    if (!isCurrent()) return;
    unanswered = 0;
    Object.assign(state, { health, isHealthStale: false });
  } catch {
    // A poll is silent (D90); figures that stand still are marked instead.
    if (!isCurrent()) return;
    unanswered += 1;
    state.isHealthStale = unanswered >= staleAfter;
  }
}

/** D89: a new key; whoever pushes with the old one is cut. */
export async function rotateKey(): Promise<void> {
  if (state.isRotating) return;
  const isCurrent = scope.watch();
  state.isRotating = true;
  try {
    const push = await service.loadPush(state.liveId, true);
    if (isCurrent()) state.push = push;
  } catch (error) {
    notifyError(error);
  } finally {
    if (isCurrent()) state.isRotating = false;
  }
}

/** Runs one wish of the teacher at a time. @returns whether it was done; a failure is told in passing */
async function doing(what: NonNullable<StudioState['doing']>, act: () => Promise<void>): Promise<boolean> {
  if (state.doing !== null) return false;
  const isCurrent = scope.watch();
  state.doing = what;
  try {
    await act();
    return true;
  } catch (error) {
    notifyError(error);
    return false;
  } finally {
    if (isCurrent()) state.doing = null;
  }
}

/** G089: this live session is the one that the next push makes live; on air at once if one is pushing. */
export const chooseLive = (): Promise<boolean> =>
  doing('choose', async () => {
    await service.choose(state.liveId);
    state.isChosen = true;
  });

/** G212: what is pushed next is seen by those who run the live session alone. */
export const testLive = (): Promise<boolean> =>
  doing('test', async () => {
    await service.test(state.liveId);
    state.isChosen = false;
  });

/** G213: shows the pause picture, or goes on; the room says when it is so. */
export const pauseLive = (on: boolean): Promise<boolean> =>
  doing('pause', async () => {
    await service.pause(state.liveId, on);
  });

/** T01: the good end. */
export const endLive = (): Promise<boolean> =>
  doing('end', async () => {
    await service.end(state.liveId);
  });

/** D27: for good; the same live session can never be live again. An inspector stops it without its console. */
export const stopLive = (liveId: string, reason: string): Promise<boolean> =>
  doing('stop', async () => {
    await service.stop(liveId, reason);
  });

/** The teacher writes the notice. */
export const changeNotice: (change: { text: string }) => void = notice.change;

/** C064: to all in the room; the form is empty afterwards. @returns whether it was sent */
export async function sendNotice(): Promise<boolean> {
  const isCurrent = scope.watch();
  const sent = await notice.submit(service.sendNotice);
  if (sent && isCurrent()) notice.open({ text: '' });
  return sent !== null;
}
