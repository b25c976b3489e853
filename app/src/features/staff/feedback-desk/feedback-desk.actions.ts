import type { FeedbackState } from '@goldbean/contract/staff';
import { ref } from 'valtio/vanilla';
import { asApiError } from '../../../shared/api/index.ts';
import { fileAddresses } from '../../../shared/files/index.ts';
import { notifyError } from '../../../shared/notices/index.ts';
import { createPages } from '../../../shared/pages/index.ts';
import { createPoll } from '../../../shared/poll/index.ts';
import * as service from './feedback-desk.service.ts';
import { emptyDesk, feedbackDeskState as state } from './feedback-desk.state.ts';

/** How often it is asked whether there is new feedback, in ms. */
const everyMs = 10_000;

const pages = createPages({
  state: () => state.pages,
  load: (page) => service.listFeedback(state.tab, page),
  keyOf: ({ id }) => id,
  onPage: ({ list }) => fileAddresses.need(list.flatMap(({ pics }) => pics)),
  // What stands there is older than it could be (D90); the next time will tell.
  onMoreFailed: () => undefined,
});
const poll = createPoll({
  ask: pages.reload,
  isVisible: () => document.visibilityState === 'visible',
  everyMs,
});

/** Shows what members wrote, and what is new as it comes. @returns ends it */
export function openDesk(): () => void {
  Object.assign(state, emptyDesk());
  poll.start();
  return () => {
    poll.stop();
    pages.close();
    Object.assign(state, emptyDesk());
  };
}

/** G482. */
export function chooseDeskTab(tab: FeedbackState): void {
  state.tab = tab;
  void pages.show(1);
}

/** @param page from 1 */
export const showDesk = (page: number): void => void pages.show(page);

export function beginAnswer(id: string, name: string): void {
  Object.assign(state, { answering: { id, name }, error: null });
}

export function cancelAnswer(): void {
  if (!state.isSaving) state.answering = null;
}

/** G483; a refusal stays in the dialog. @returns whether it was sent */
export async function sendAnswer(text: string): Promise<boolean> {
  const { answering } = state;
  if (!answering || state.isSaving) return false;
  Object.assign(state, { isSaving: true, error: null });
  try {
    await service.answerFeedback(answering.id, text);
    state.answering = null;
    return true;
  } catch (error) {
    state.error = ref(asApiError(error));
    return false;
  } finally {
    state.isSaving = false;
    void pages.reloadWithout(({ id }) => id === answering.id);
  }
}

/** G484. */
export async function closeFeedback(id: string): Promise<void> {
  try {
    await service.closeFeedback(id);
  } catch (error) {
    notifyError(error);
  }
  await pages.reloadWithout((row) => row.id === id);
}
