import { codes } from '@goldbean/contract/shared';
import type { Wish } from '@goldbean/contract/wishes';
import { ref } from 'valtio/vanilla';
import { ApiError, asApiError, createIntents, newRequestId } from '../../../shared/api/index.ts';
import { notifyError } from '../../../shared/notices/index.ts';
import { createRequestScope } from '../../../shared/requests/index.ts';
import { onMemberGone } from '../../../shared/session/index.ts';
import { openBehalf } from './behalf.actions.ts';
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

/** P11: a product head before a wish. @returns ends it */
export function openDesk(wishId: string): () => void {
  const isCurrent = scope.begin();
  Object.assign(state, emptyDesk(wishId));
  return () => {
    if (isCurrent()) scope.end();
  };
}

/** Opens the dialog of an action, with what it chooses among. */
export function beginAction(action: WishDeskStep): void {
  Object.assign(state, { action, error: null });
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

/** G030: wishes that this one may be merged into. */
export async function findMerges(words: string): Promise<void> {
  const isCurrent = looking.begin();
  try {
    const found = await service.findWishes(words.trim());
    if (isCurrent()) state.merges = found.filter(({ wish_id }) => wish_id !== state.wishId);
  } catch (error) {
    if (isCurrent()) state.error = ref(asApiError(error));
  }
}

function send(done: WishDeskAction): Promise<Wish> {
  const { wishId } = state;
  switch (done.kind) {
    case 'move':
      return service.move(wishId, done.to, done.reason, done.expectedAt);
    case 'hide':
      return service.move(wishId, 0, done.reason);
    case 'date':
      return service.schedule(wishId, done.expectedAt, done.reason);
    case 'complete':
      return service.complete(wishId, done.note);
    case 'merge':
      return service.merge(wishId, done.into, done.reason);
    case 'reward':
      return intents.run(`reward ${wishId} ${done.beans}`, (id) => service.reward(wishId, done.beans, id));
  }
}

/**
 * G038 to G041, G409, G411; a refusal stays in the dialog, also one that is known before anything is sent.
 * @param now of the server, UTC ms @param onWish told how the wish stands then
 */
export async function doAction(
  done: WishDeskAction,
  now: number,
  onWish: (wish: Wish) => void,
): Promise<void> {
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
    if (isCurrent()) state.action = null;
  } catch (error) {
    if (isCurrent()) state.error = ref(asApiError(error));
  } finally {
    if (isCurrent()) state.isSaving = false;
  }
}

/** G040. */
export async function pinWish(on: boolean, onWish: (wish: Wish) => void): Promise<void> {
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

/** @param text what stands there already */
export function beginAnswer(text: string): void {
  Object.assign(state, { isAnswering: true, answer: text, error: null });
}

export function cancelAnswer(): void {
  if (!state.isSaving) state.isAnswering = false;
}

/** G042; a refusal stays in the form, with what was written. */
export async function publishAnswer(text: string, onWish: (wish: Wish) => void): Promise<void> {
  if (state.isSaving) return;
  const isCurrent = scope.watch();
  Object.assign(state, { isSaving: true, answer: text, error: null });
  try {
    onWish(await service.answer(state.wishId, text));
    if (isCurrent()) state.isAnswering = false;
  } catch (error) {
    if (isCurrent()) state.error = ref(asApiError(error));
  } finally {
    if (isCurrent()) state.isSaving = false;
  }
}
