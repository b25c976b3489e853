import type { NewChapter, ShortVideo } from '@goldbean/contract/content';
import { codes } from '@goldbean/contract/shared';
import { ref } from 'valtio/vanilla';
import { ApiError, asApiError, createIntents, newRequestId } from '../../../shared/api/index.ts';
import { onMemberGone } from '../../../shared/session/index.ts';
import { createRequestScope } from '../../../shared/requests/index.ts';
import * as service from './short-video-writing.service.ts';
import {
  emptyWriting,
  shortVideoWritingState as state,
  type ShortVideoWritingState,
  type TypedChapter,
} from './short-video-writing.state.ts';

/** Sends a file; the page knows how. @throws ApiError `file.*` */
export type SendVideoFile = (
  scene: 'short_video' | 'post',
  file: File,
  onProgress: (share: number) => void,
  signal: AbortSignal,
) => Promise<{ readonly file_id: string; readonly url: string; readonly duration: number | null }>;

const scope = createRequestScope();
const intents = createIntents(newRequestId);
let sending = new AbortController();
/** The cover goes by itself: another film does not stop it. */
let sendingCover: { readonly stop: AbortController; readonly sent: Promise<void> } | undefined;
/** Counts chapters that were begun, so that each keeps its key. */
let begun = 0;
const newKey = (): string => {
  begun += 1;
  return String(begun);
};

/** S50: an empty form, or a video of mine to be changed. @param id `new` for an empty one @returns when it goes */
export function openWriting(id: string): () => void {
  stopSending();
  const isCurrent = scope.begin();
  Object.assign(state, emptyWriting(id === 'new' ? null : id));
  void loadWriting();
  return () => {
    if (!isCurrent()) return;
    stopSending();
    scope.end();
  };
}

/** Nothing of a form that is left goes on: its film is no longer held, nor its cover sent. */
function stopSending(): void {
  takeFilmAway();
  sendingCover?.stop.abort();
  sendingCover = undefined;
}

/** Asks for the video that is changed, or anew after a failure. */
export async function loadWriting(): Promise<void> {
  const { id } = state;
  if (id === null) return;
  const isCurrent = scope.watch();
  state.phase = 'loading';
  try {
    const video = await service.loadVideo(id);
    if (isCurrent()) take(video);
  } catch (error) {
    if (isCurrent()) Object.assign(state, { phase: 'failed', error: ref(asApiError(error)) });
  }
}

/** Its newest version: one that waits or was refused comes before the displayed one. */
function take(video: ShortVideo): void {
  const { title, text, film, cover, chapters } = video.edit ?? video;
  const rejected = [video.edit, video].find((one) => one?.state === 'rejected');
  Object.assign(state, {
    phase: 'writing',
    refusal: rejected?.reason ?? '',
    title,
    text,
    film: { kind: 'ready', name: title, size: 0, url: film.url, fileId: film.file_id },
    cover: cover && { fileId: cover.file_id, url: cover.url },
    chapters: chapters.map((one) => ({
      key: newKey(),
      at: Math.floor(one.at / 1_000),
      title: one.title,
      stock: one.stock?.code ?? '',
    })),
  } satisfies Partial<ShortVideoWritingState>);
}

export function changeWriting(
  change: Partial<Pick<ShortVideoWritingState, 'title' | 'text' | 'cover'>>,
): void {
  Object.assign(state, change, { error: null, isChanged: true });
}
export function addChapter(): void {
  state.chapters.push({ key: newKey(), at: null, title: '', stock: '' });
}
export function changeChapter(chapter: TypedChapter): void {
  state.chapters = state.chapters.map((one) => (one.key === chapter.key ? chapter : one));
  Object.assign(state, { error: null, isChanged: true });
}
export function removeChapter(key: string): void {
  state.chapters = state.chapters.filter((one) => one.key !== key);
}

/** The film is sent as soon as it is chosen; another stops the one before. */
export async function sendFilm(file: File, send: SendVideoFile): Promise<void> {
  takeFilmAway();
  const { signal } = sending;
  const { name, size } = file;
  Object.assign(state, { error: null, isChanged: true, film: { kind: 'uploading', name, size, share: 0 } });
  const onProgress = (share: number) => {
    if (!signal.aborted) state.film = { kind: 'uploading', name, size, share };
  };
  try {
    const { file_id: fileId, duration } = await send('short_video', file, onProgress, signal);
    if (signal.aborted) return;
    // What browsers do not play is shown once it is converted.
    const url = duration === null ? '' : URL.createObjectURL(file);
    state.film = { kind: 'ready', name, size, url, fileId };
  } catch (error) {
    if (!signal.aborted) state.film = { kind: 'refused', name, size, error: ref(asApiError(error)) };
  }
}

/** Stops its upload, or chooses another. */
export function takeFilmAway(): void {
  sending.abort();
  sending = new AbortController();
  if (state.film.kind === 'ready' && state.film.url.startsWith('blob:')) URL.revokeObjectURL(state.film.url);
  state.film = { kind: 'none' };
}
onMemberGone(takeFilmAway);

/** The cover is sent as soon as it is chosen; another stops the one before. */
export function sendCover(file: File, send: SendVideoFile): Promise<void> {
  sendingCover?.stop.abort();
  const stop = new AbortController();
  const sent = (async () => {
    try {
      const { file_id: fileId, url } = await send('post', file, () => undefined, stop.signal);
      if (!stop.signal.aborted) changeWriting({ cover: { fileId, url } });
    } catch (error) {
      if (!stop.signal.aborted) state.error = ref(asApiError(error));
    }
  })();
  sendingCover = { stop, sent };
  return sent;
}

/** Chapters in their order, with their stocks. @throws ApiError `video.stock` */
async function chapters(): Promise<NewChapter[]> {
  const typed = state.chapters.toSorted((a, b) => (a.at ?? 0) - (b.at ?? 0));
  return Promise.all(
    typed.map(async ({ at, title, stock: code }) => {
      const stock = code.trim() === '' ? '' : await service.findStock(code.trim());
      if (stock === null) throw new ApiError({ code: codes.invalid, msgKey: 'video.stock' });
      return { at: (at ?? 0) * 1_000, title, stock };
    }),
  );
}

/** G451: sent once; a refusal keeps everything. */
export async function submitVideo(): Promise<void> {
  const { film, id } = state;
  if (state.phase !== 'writing' || film.kind !== 'ready') return;
  const isCurrent = scope.watch();
  Object.assign(state, { phase: 'sending', error: null });
  try {
    await sendingCover?.sent;
    if (!isCurrent()) return;
    // Without its cover it is not sent: the author sees why, and may send it so.
    if (state.error !== null) {
      state.phase = 'writing';
      return;
    }
    const { title, text } = state;
    const written = {
      title,
      text,
      film: film.fileId,
      cover: state.cover?.fileId ?? '',
      chapters: await chapters(),
    };
    const msgKey = service.refusalOf(written);
    if (msgKey !== undefined) throw new ApiError({ code: codes.invalid, msgKey });
    const sent = await intents.run(JSON.stringify([id, written]), (requestId) =>
      service.submitVideo(id, written, requestId),
    );
    if (isCurrent()) Object.assign(state, { phase: 'sent', isChanged: false, queue: sent.queue });
  } catch (error) {
    if (isCurrent()) Object.assign(state, { phase: 'writing', error: ref(asApiError(error)) });
  }
}
