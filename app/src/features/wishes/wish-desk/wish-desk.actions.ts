import { codes } from '@goldbean/contract/shared';
import { openWishStatuses, wishLimits, type Wish } from '@goldbean/contract/wishes';
import { ref } from 'valtio/vanilla';
import { ApiError, asApiError, createIntents, newRequestId } from '../../../shared/api/index.ts';
import { notifyError } from '../../../shared/notices/index.ts';
import { createRequestScope } from '../../../shared/requests/index.ts';
import { onMemberGone } from '../../../shared/session/index.ts';
import { openBehalf } from './behalf.actions.ts';
import { conflictOf, seenOf, type ReadWish } from './wish-conflict.ts';
import * as service from './wish-desk.service.ts';
import {
  emptyDesk,
  wishDeskState as state,
  type WishDeskStep,
  type WishDeskAction,
} from './wish-desk.state.ts';
import { actionRefusal } from './wish-moves.ts';

const scope = createRequestScope();
const looking = createRequestScope();
onMemberGone(() => {
  scope.end();
  looking.end();
});
const intents = createIntents(newRequestId);

/** So many wishes are offered that another may go into. */
const mostMerges = 10;

/** Told how the wish is by now. */
type OnWish = (wish: Wish) => void;

/** P11: a product head before a wish. @returns ends it */
export function openDesk(wishId: string): () => void {
  const isCurrent = scope.begin();
  Object.assign(state, emptyDesk(wishId));
  return () => {
    if (isCurrent()) scope.end();
  };
}

/** Opens the dialog of an action, with what it chooses among. @param read the wish before the product head */
export function beginAction(action: WishDeskStep, read: ReadWish): void {
  Object.assign(state, { action, error: null, seen: seenOf(read), conflict: null });
  if (action === 'behalf') openBehalf();
  if (action === 'reward') void loadRewards();
  if (action === 'merge') void findMerges('');
}

export function cancelAction(): void {
  if (!state.isSaving && !state.behalf.isSending) state.action = null;
}

async function loadRewards(): Promise<void> {
  const isCurrent = scope.watch();
  try {
    const rewards = await service.loadRewards();
    if (isCurrent()) state.rewards = rewards;
  } catch (error) {
    if (isCurrent()) state.error = ref(asApiError(error));
  }
}

/** G030: wishes that this one may be merged into. Words longer than the server looks for are cut. */
export async function findMerges(words: string): Promise<void> {
  const isCurrent = looking.begin();
  const sought = Array.from(words.normalize('NFC').trim()).slice(0, wishLimits.wishSearchCharacters).join('');
  try {
    const found = await service.findWishes(sought);
    if (!isCurrent()) return;
    // A closed one takes no votes: the server refuses it.
    const open = found.filter(({ status, merged_into }) => !merged_into && openWishStatuses.includes(status));
    const others = open.filter(({ wish_id }) => wish_id !== state.wishId).slice(0, mostMerges);
    state.merges = others.map(({ wish_id, title }) => ({ wish_id, title }));
  } catch (error) {
    if (isCurrent()) state.error = ref(asApiError(error));
  }
}

/** Refusals of a decision on a wish that is another one by now. */
const outdated: ReadonlySet<string> = new Set(['wish.changed', 'wish.merged']);

/** Nothing was saved: what was filled in stays, and what others did is shown beside it. */
async function onRefused(error: unknown, isCurrent: () => boolean, onWish: OnWish): Promise<void> {
  if (!isCurrent()) return;
  const refused = asApiError(error);
  const { seen, wishId } = state;
  if (!seen || !outdated.has(refused.msgKey)) {
    state.error = ref(refused);
    return;
  }
  try {
    const read = await service.loadWish(wishId);
    if (!isCurrent()) return;
    Object.assign(state, { conflict: conflictOf(seen, read), seen: seenOf(read) });
    // What went into another wish can be decided on no more.
    if (read.wish.merged_into) state.error = ref(refused);
    onWish(read.wish);
  } catch {
    // The next try is refused again, and asks again what changed.
    if (isCurrent()) state.error = ref(refused);
  }
}

function send(done: WishDeskAction): Promise<Wish> {
  const { wishId } = state;
  const edition = state.seen?.edition;
  switch (done.kind) {
    case 'move':
      return service.move(wishId, done.to, done.reason, done.expectedAt, edition);
    case 'hide':
      return service.move(wishId, 0, done.reason, null, edition);
    case 'date':
      return service.schedule(wishId, done.expectedAt, done.reason, edition);
    case 'complete':
      return service.complete(wishId, done.note, edition);
    case 'merge':
      return service.merge(wishId, done.into, done.reason, edition);
    case 'reward':
      return intents.run(`reward ${wishId} ${done.beans}`, (id) => service.reward(wishId, done.beans, id));
  }
}

/**
 * G038 to G041, G409, G411; a refusal stays in the dialog, also one that is known before anything is sent.
 * @param now of the server, UTC ms @param onWish told how the wish stands then
 */
export async function doAction(done: WishDeskAction, now: number, onWish: OnWish): Promise<void> {
  if (state.isSaving) return;
  const msgKey = actionRefusal(done, now);
  if (msgKey) {
    state.error = ref(new ApiError({ code: codes.invalid, msgKey }));
    return;
  }
  const isCurrent = scope.watch();
  Object.assign(state, { isSaving: true, error: null });
  try {
    onWish(await send(done));
    if (isCurrent()) Object.assign(state, { action: null, conflict: null });
  } catch (error) {
    await onRefused(error, isCurrent, onWish);
  } finally {
    if (isCurrent()) state.isSaving = false;
  }
}

/** G040. */
export async function pinWish(on: boolean, onWish: OnWish): Promise<void> {
  if (state.isPinning) return;
  const isCurrent = scope.watch();
  state.isPinning = true;
  try {
    onWish(await service.pin(state.wishId, on));
  } catch (error) {
    if (isCurrent()) notifyError(error);
  } finally {
    if (isCurrent()) state.isPinning = false;
  }
}

/** Opens the form with what the answer says already. @param read the wish before the product head */
export function beginAnswer(read: ReadWish): void {
  const answer = read.answer?.text ?? '';
  Object.assign(state, { isAnswering: true, answer, error: null, seen: seenOf(read), conflict: null });
}

export function cancelAnswer(): void {
  if (!state.isSaving) state.isAnswering = false;
}

/** G042; a refusal stays in the form, with what was written. */
export async function publishAnswer(text: string, onWish: OnWish): Promise<void> {
  if (state.isSaving) return;
  const isCurrent = scope.watch();
  Object.assign(state, { isSaving: true, answer: text, error: null });
  try {
    onWish(await service.answer(state.wishId, text, state.seen?.edition));
    if (isCurrent()) Object.assign(state, { isAnswering: false, conflict: null });
  } catch (error) {
    await onRefused(error, isCurrent, onWish);
  } finally {
    if (isCurrent()) state.isSaving = false;
  }
}
