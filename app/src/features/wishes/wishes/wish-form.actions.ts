import { wishDescription, wishLimits, wishTitle } from '@goldbean/contract/wishes';
import { writtenCharacters } from '@goldbean/contract/rules';
import { ref } from 'valtio/vanilla';
import { z } from 'zod';
import { asApiError } from '../../../shared/api/index.ts';
import { createDraftForm, fieldErrors } from '../../../shared/forms/index.ts';
import { onMemberGone, session } from '../../../shared/session/index.ts';
import { createRequestScope } from '../../../shared/requests/index.ts';
import { wishDrafts } from './wish-draft.ts';
import {
  blank,
  emptyWishForm,
  wishFormState as state,
  type FormPicture,
  type WishValues,
} from './wish-form.state.ts';
import {
  addPictures,
  forgetPictures,
  formScope,
  isPictureMissing,
  removePicture,
  resendPicture,
  type SendWishPicture,
} from './wish-pictures.actions.ts';
import {
  beginRecording,
  chooseRecording,
  dropRecording,
  isRecordingBusy,
  recordingId,
  resendRecording,
} from './wish-recording.actions.ts';
import * as service from './wishes.service.ts';

/** How long nobody types before similar wishes are looked for, in ms. */
const pauseMs = 300;
/** Shorter titles are like everything. */
const shortest = 2;

const written = z.object({
  title: wishTitle,
  description: wishDescription.optional(),
  pics: z.array(z.string()).max(wishLimits.wishPictures, 'wish.pictures'),
});
const picsOf = (): string[] => state.pictures.flatMap(({ sent }) => (sent ? [sent.fileId] : []));

const form = createDraftForm<WishValues, service.WishInput & { page: string }>({
  state: () => state,
  inputOf: (values) => ({ ...values, title: values.title.trim(), pics: picsOf(), recording: recordingId() }),
  check: ({ title, description }) => fieldErrors(written, { title, description, pics: picsOf() }),
  onFailed: (error) => {
    state.failure = asApiError(error).msgKey;
  },
});

const draftKey = (): string => `${session.userBaseInfo?.uid ?? ''} ${state.wishId}`;

function keep(): void {
  const keptAt = Date.now();
  const pictures = state.pictures.map(({ name, sent }) => ({ name, sent: sent && { ...sent } }));
  const { recording: made } = state;
  const recording = made.kind === 'ready' ? { name: made.name, sent: { ...made.sent } } : null;
  wishDrafts.keep(draftKey(), { values: { ...state.values }, pictures, recording, keptAt });
  state.keptAt = keptAt;
}

const arrived = (sent: FormPicture['sent'], name: string): FormPicture => ({
  id: sent?.fileId ?? '',
  name,
  done: 1,
  sent,
  failure: '',
  isKept: false,
});

/**
 * S09: the form for a new wish, or for a pending one of mine; what was kept of it comes back.
 * @param wishId empty for a new one @param page where the member was before @returns ends it
 */
export function openForm(wishId: string, page: string): () => void {
  const isCurrent = formScope.begin();
  Object.assign(state, emptyWishForm(), { wishId, isOpen: true });
  forgetPictures();
  form.open(blank(page));
  const kept = wishDrafts.take(draftKey());
  if (kept) {
    state.pictures = kept.pictures.map(({ name, sent }, at) =>
      sent ? arrived(sent, name) : { ...arrived(null, name), id: `lost ${at}`, failure: 'lost' },
    );
    if (kept.recording) state.recording = { kind: 'ready', ...kept.recording };
    changeWish(kept.values);
  } else if (wishId !== '') void loadWritten();
  return () => {
    looking.end();
    if (!isCurrent()) return;
    dropRecording();
    formScope.end();
    state.isOpen = false;
  };
}

/** What the wish says now; also after a failure. */
export async function loadWritten(): Promise<void> {
  const isCurrent = formScope.watch();
  state.loading = { kind: 'yes' };
  try {
    const { wish, page } = await service.loadWish(state.wishId);
    if (!isCurrent()) return;
    const { title, description, kind } = wish;
    form.open({ title, description, product: wish.product ?? '', kind, page });
    state.pictures = wish.pics.map(({ file_id: fileId, url }, at) =>
      arrived({ fileId, url }, String(at + 1)),
    );
    const { recording } = wish;
    if (recording)
      state.recording = {
        kind: 'ready',
        name: recording.mime.replace('video/', 'screen.'),
        sent: { fileId: recording.file_id, url: recording.url },
      };
    state.loading = { kind: 'no' };
  } catch (error) {
    if (isCurrent()) state.loading = { kind: 'failed', error: ref(asApiError(error)) };
  }
}

/** The member changed something: it is kept at once, and similar wishes are looked for. */
export function changeWish(change: Partial<WishValues>): void {
  const { title } = state.values;
  form.change(change);
  state.failure = '';
  keep();
  if (change.title !== undefined && change.title !== title) void look(change.title.trim());
}

const looking = createRequestScope();
onMemberGone(() => {
  looking.end();
  formScope.end();
  forgetPictures();
});

async function look(title: string): Promise<void> {
  const isCurrent = looking.begin();
  if (state.wishId !== '' || Array.from(title).length < shortest) {
    Object.assign(state, { search: 'idle', similar: [] });
    return;
  }
  await new Promise((resolve) => {
    setTimeout(resolve, pauseMs);
  });
  if (!isCurrent() || writtenCharacters(title) > wishLimits.wishTitleCharacters) return;
  if (state.search === 'idle') state.search = 'searching';
  try {
    const similar = await service.findSimilar(title);
    if (isCurrent()) Object.assign(state, { similar: [...similar], search: 'found' });
  } catch {
    // Only help: without it the wish can be made all the same (D90).
    if (isCurrent()) state.search = 'idle';
  }
}

export async function addWishPictures(files: readonly File[], send: SendWishPicture): Promise<void> {
  delete state.errors['pics'];
  await addPictures(files, send, keep);
}

/** Sends a picture once more that did not arrive. */
export const resendWishPicture = (id: string, send: SendWishPicture): Promise<void> =>
  resendPicture(id, send, keep);

export function removeWishPicture(id: string): void {
  removePicture(id);
  delete state.errors['pics'];
  keep();
}

/** S09: records the screen; what was recorded is sent at once. */
export const recordWish = (send: SendWishPicture): Promise<void> => beginRecording(send, keep);

/** S09: takes a recording that was made elsewhere. */
export const chooseWishRecording = (file: File, send: SendWishPicture): Promise<void> =>
  chooseRecording(file, send, keep);

export const resendWishRecording = (send: SendWishPicture): Promise<void> => resendRecording(send, keep);

export function removeWishRecording(): void {
  dropRecording();
  keep();
}

/** Nobody wants it any more: the draft goes. */
export const dropDraft = (): void => void wishDrafts.take(draftKey());

/** G032, G033; a refusal stays in the form. @returns the id of the wish, or null, also when the form was left meanwhile */
export async function sendWish(): Promise<string | null> {
  if (isRecordingBusy(state.recording) || isPictureMissing()) return null;
  const isCurrent = formScope.watch();
  const key = draftKey();
  state.failure = '';
  const { wishId } = state;
  const sent = await form.submit(({ page, ...input }, requestId) =>
    wishId === ''
      ? service.addWish({ ...input, page, version: session.app_version }, requestId)
      : service.editWish(wishId, input, requestId),
  );
  if (sent === null) return null;
  // Opened anew, the form has a draft of its own by now.
  const isAnother = !isCurrent() && state.isOpen && draftKey() === key;
  if (!isAnother) wishDrafts.take(key);
  return isCurrent() ? sent : null;
}
