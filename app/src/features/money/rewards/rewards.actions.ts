import { calls, type ClaimKind } from '@goldbean/contract/money';
import { ref } from 'valtio/vanilla';
import { asApiError, createIntents, newRequestId } from '../../../shared/api/index.ts';
import { createDraftForm, fieldErrors } from '../../../shared/forms/index.ts';
import { notify, notifyError } from '../../../shared/notices/index.ts';
import type { Loaded } from '../../../shared/pages/loaded.ts';
import { session } from '../../../shared/session/index.ts';
import { createRequestScope } from '../../../shared/requests/index.ts';
import * as service from './rewards.service.ts';
import { emptyRewards, rewardsState as state, type RewardsState } from './rewards.state.ts';

const intents = createIntents(newRequestId);

const scope = createRequestScope();
const monthsAsked = createRequestScope();

/** What a page of rewards needs of others; the page joins them. */
export interface RewardCallbacks {
  /** Beans or credits came in: what is shown of my balances is out of date. */
  readonly onPaid: () => void;
}
let ports: RewardCallbacks | null = null;

async function loaded<Value>(load: () => Promise<Value>): Promise<Loaded<Value>> {
  try {
    return { kind: 'ready', value: await load() };
  } catch (error) {
    return { kind: 'failed', error: ref(asApiError(error)) };
  }
}

/** Begins a visit with the rewards that are given once. @returns ends it */
export function openRewards(given: RewardCallbacks): () => void {
  const isCurrent = scope.begin();
  ports = given;
  Object.assign(state, emptyRewards());
  void loadRewards();
  return () => {
    if (isCurrent()) ports = null;
  };
}

/** S28: the rewards that are given once. What is shown stays until the answer is here. */
export async function loadRewards(): Promise<void> {
  const isCurrent = scope.watch();
  const rewards = await loaded(service.loadRewards);
  if (isCurrent()) state.rewards = rewards;
}

/** K25: my sign-ins of a month. @param month `YYYY-MM` in Asia/Shanghai; left out, this month */
export async function loadSignIns(month?: string): Promise<void> {
  const isCurrent = scope.watch();
  const isNewest = monthsAsked.begin();
  const signIns = await loaded(() => service.loadSignIns(month));
  if (isCurrent() && isNewest()) state.signIns = signIns;
}

export async function loadInvites(): Promise<void> {
  const isCurrent = scope.watch();
  const invites = await loaded(service.loadInvites);
  if (isCurrent()) state.invites = invites;
}

/**
 * Claims a reward that is given once.
 * @param words of what it gave, in beans; a page that shows it itself leaves them out
 * @returns whether it was given now; why not is told in passing
 */
export async function claim(kind: ClaimKind, words?: (beans: number) => string): Promise<boolean> {
  if (state.claiming !== null) return false;
  const isCurrent = scope.watch();
  state.claiming = kind;
  try {
    const given = await intents.run(`claim ${kind}`, (requestId) => service.claim(kind, requestId));
    if (isCurrent()) state.claimed = given;
    if (words) notify('success', words(given.beans));
    ports?.onPaid();
    return true;
  } catch (error) {
    notifyError(error);
    return false;
  } finally {
    if (isCurrent()) {
      state.claiming = null;
      void loadRewards();
    }
  }
}

/** K23: shows the newcomer guidance. */
export function openGuidance(): void {
  state.isGuided = true;
}

/** K23: shows my own profile in the guidance, which is a step of it. */
export async function lookAtProfile(): Promise<void> {
  const uid = session.userBaseInfo?.uid;
  if (uid === undefined) return;
  const isCurrent = scope.watch();
  try {
    const profile = await service.loadProfile(uid);
    if (!isCurrent()) return;
    state.profile = profile;
    await loadRewards();
  } catch (error) {
    notifyError(error);
  }
}

export function closeGuidance(): void {
  state.isGuided = false;
}

/** D50: today's sign-in. @param words of what it gave, in beans */
export async function signIn(words: (beans: number) => string): Promise<void> {
  if (state.isSigning) return;
  const isCurrent = scope.watch();
  state.isSigning = true;
  try {
    const { beans, ...signIns } = await intents.run('sign in', service.signIn);
    if (isCurrent()) state.signIns = { kind: 'ready', value: signIns };
    notify('success', words(beans));
    ports?.onPaid();
  } catch (error) {
    notifyError(error);
    // Signed in elsewhere meanwhile: the calendar knows.
    if (isCurrent()) void loadSignIns();
  } finally {
    if (isCurrent()) state.isSigning = false;
  }
}

const inviteOf = ({ code }: RewardsState['invite']['values']) => ({ code: code.trim() });
const invite = createDraftForm({
  state: () => state.invite,
  inputOf: inviteOf,
  check: (values) => fieldErrors(calls.rewards.bindInvite.input, inviteOf(values)),
  onFailed: notifyError,
});

/** The member fills in a friend's code. */
export const changeInvite: (change: { code: string }) => void = invite.change;

/** K24: says who invited me. @returns whether the code was taken */
export async function bindInvite(): Promise<boolean> {
  const isCurrent = scope.watch();
  const bound = await invite.submit(service.bindInvite);
  if (bound && isCurrent()) await loadInvites();
  return bound !== null;
}

/** @param copied what to say when it worked */
export async function copyCode(code: string, copied: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(code);
    notify('success', copied);
  } catch {
    // A browser may refuse; the code stands there to be written down.
  }
}
