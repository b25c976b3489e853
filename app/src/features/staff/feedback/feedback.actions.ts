import { feedbackLimits } from '@goldbean/contract/staff';
import { ref } from 'valtio/vanilla';
import { asApiError, isUndecided, newRequestId } from '../../../shared/api/index.ts';
import { fileAddresses } from '../../../shared/files/index.ts';
import { notifyError } from '../../../shared/notices/index.ts';
import { createPages, emptyPages } from '../../../shared/pages/index.ts';
import { createPoll } from '../../../shared/poll/index.ts';
import { onMemberGone } from '../../../shared/session/index.ts';
import { createRequestScope } from '../../../shared/requests/index.ts';
import * as service from './feedback.service.ts';
import { emptyDraft, feedbackState as state, type FeedbackPicture } from './feedback.state.ts';

/** Sends a picture for feedback. @param onProgress told the share that is sent @throws ApiError `file.*` */
export type SendFeedbackPicture = (
  file: File,
  onProgress: (share: number) => void,
) => Promise<{ id: string }>;

/** How often it is asked whether there is an answer, in ms. */
const everyMs = 10_000;
/** Of a draft: what comes after it was sent or left changes nothing. */
const scope = createRequestScope();
/** The files of the pictures, by their id in this tab: a file has no place in a state. */
const files = new Map<string, File>();
/** The same for every try of what is written, until the server has decided (D77). */
let intent = newRequestId();

const pages = createPages({
  state: () => state.pages,
  load: service.listFeedback,
  keyOf: ({ id }) => id,
  onPage: ({ list }) => fileAddresses.need(list.flatMap(({ pics }) => pics)),
  onMoreFailed: notifyError,
});
const poll = createPoll({
  // Who has loaded more is not sent back to the beginning.
  ask: async () => {
    if (state.tab === 'mine' && state.pages.page <= 1) await pages.open();
  },
  isVisible: () => document.visibilityState === 'visible',
  everyMs,
});

function forget({ id, preview }: Pick<FeedbackPicture, 'id' | 'preview'>): void {
  files.delete(id);
  URL.revokeObjectURL(preview);
}

/** Shows the panel. What was written before it was closed is still there. @returns ends it */
export function openFeedback(): () => void {
  poll.start();
  return () => {
    poll.stop();
    pages.close();
    state.pages = emptyPages();
    if (state.sentId !== '') writeAnotherFeedback();
    state.tab = 'write';
  };
}

export function chooseFeedbackTab(tab: typeof state.tab): void {
  state.tab = tab;
  if (tab === 'mine') void pages.open();
}
export const loadFeedback = pages.open;
export const loadMoreFeedback = pages.more;

/** What is on its way stays as it was sent. */
export function changeFeedback(changed: Partial<Pick<typeof state, 'text' | 'contact'>>): void {
  if (state.isSending) return;
  Object.assign(state, changed, { error: null });
  intent = newRequestId();
}

async function send(id: string, sendPicture: SendFeedbackPicture): Promise<void> {
  const file = files.get(id);
  const pictureOf = () => state.pictures.find((picture) => picture.id === id);
  if (!file) return;
  Object.assign(pictureOf() ?? {}, { share: 0, error: null });
  try {
    const sent = await sendPicture(file, (share) => Object.assign(pictureOf() ?? {}, { share }));
    Object.assign(pictureOf() ?? {}, { fileId: sent.id });
  } catch (error) {
    Object.assign(pictureOf() ?? {}, { error: ref(asApiError(error)) });
  }
}

/** As many as there is room for, side by side. */
export async function addFeedbackPictures(
  chosen: readonly File[],
  sendPicture: SendFeedbackPicture,
): Promise<void> {
  if (state.isSending) return;
  const room = feedbackLimits.feedbackPictures - state.pictures.length;
  const added = chosen.slice(0, Math.max(room, 0)).map((file) => {
    const id = newRequestId();
    files.set(id, file);
    state.pictures.push({
      id,
      name: file.name,
      preview: URL.createObjectURL(file),
      fileId: '',
      share: 0,
      error: null,
    });
    return id;
  });
  intent = newRequestId();
  await Promise.all(added.map((id) => send(id, sendPicture)));
}

export const retryFeedbackPicture = (id: string, sendPicture: SendFeedbackPicture): Promise<void> =>
  send(id, sendPicture);

/** What arrived of it the server throws away by itself. */
export function removeFeedbackPicture(id: string): void {
  if (state.isSending) return;
  const gone = state.pictures.find((picture) => picture.id === id);
  if (gone) forget(gone);
  state.pictures = state.pictures.filter((picture) => picture !== gone);
  intent = newRequestId();
}

/** G022; a refusal leaves everything as it is written. */
export async function sendFeedback(): Promise<void> {
  const { text, contact, pictures, isSending } = state;
  if (isSending || pictures.some(({ fileId }) => fileId === '')) return;
  const isCurrent = scope.watch();
  Object.assign(state, { isSending: true, error: null });
  try {
    const pics = pictures.map(({ fileId }) => fileId);
    const { id } = await service.addFeedback({ text, contact, pics }, intent);
    if (!isCurrent()) return;
    for (const picture of state.pictures) forget(picture);
    Object.assign(state, emptyDraft(), { sentId: id });
    intent = newRequestId();
  } catch (error) {
    if (!isCurrent()) return;
    const refused = asApiError(error);
    if (!isUndecided(refused)) intent = newRequestId();
    state.error = ref(refused);
  } finally {
    if (isCurrent()) state.isSending = false;
  }
}

export function writeAnotherFeedback(): void {
  scope.begin();
  for (const picture of state.pictures) forget(picture);
  Object.assign(state, emptyDraft());
}
onMemberGone(() => {
  writeAnotherFeedback();
  intent = newRequestId();
});

/** G481: it and its pictures are gone for all. */
export async function withdrawFeedback(id: string): Promise<void> {
  try {
    await service.withdrawFeedback(id);
    await pages.open();
  } catch (error) {
    notifyError(error);
  }
}
