import {
  articleLimits,
  articleTitle,
  isEmptyDocument,
  type Article,
  type DocumentBlock,
} from '@goldbean/contract/content';
import { ref } from 'valtio/vanilla';
import { asApiError, createIntents, newRequestId } from '../../../shared/api/index.ts';
import { notifyError } from '../../../shared/notices/index.ts';
import { createRequestScope } from '../../../shared/requests/index.ts';
import * as service from './article-writing.service.ts';
import {
  type ArticleWritingState,
  articleWritingState as state,
  emptyWriting,
} from './article-writing.state.ts';
import { draftKeeper } from './keep-draft.ts';

/** Sends a file of the article; the page knows how. */
export type SendArticleFile = (
  scene: 'article' | 'post',
  file: File,
  signal: AbortSignal,
) => Promise<{
  readonly file_id: string;
  readonly url: string;
  readonly name: string;
  readonly size: number;
}>;

const scope = createRequestScope();
const intents = createIntents(newRequestId);
let sending = new AbortController();

/** Price in the smallest unit; null for what is none, or none that an article may have. */
function minorOf(typed: string): number | null {
  if (!/^\d{1,4}(?:\.\d{1,2})?$/.test(typed.trim())) return null;
  const minor = Math.round(Number(typed) * 100);
  return minor >= articleLimits.articlePriceLeast && minor <= articleLimits.articlePriceMost ? minor : null;
}

const written = (): service.ArticleInput => ({
  title: state.title,
  document: state.document.blocks,
  cover: state.cover?.fileId ?? '',
  files: state.files.map(({ fileId }) => fileId),
  access: state.access,
  price: minorOf(state.price),
  currency: state.currency,
  topic: state.topicId,
});

const drafts = draftKeeper({
  written,
  isWorth: () => state.title.trim() !== '' || !isEmptyDocument(state.document.blocks) || state.id !== null,
  isOpen: () => state.phase === 'writing' && !state.isChange,
  save: (words) => service.saveDraft(state.id, words),
  onSaved: ({ id, saved_ts }) =>
    Object.assign(state, { id, savedAt: saved_ts, isChanged: false, error: null }),
  onRefused: (error) => {
    state.error = ref(asApiError(error));
  },
});

/** A draft is kept soon; an article that was sent before stays as it was until it is sent again. */
function changed(): void {
  state.isChanged = true;
  drafts.soon();
}

/** S50: with the draft that was left, or an article of mine that is changed. @param id `new` for a draft @returns when it goes */
export function openWriting(id: string): () => void {
  const isCurrent = scope.begin();
  sending = new AbortController();
  Object.assign(state, emptyWriting(), { isChange: id !== 'new', id: id === 'new' ? null : id });
  void loadWriting();
  return () => {
    void drafts.leave();
    sending.abort();
    if (isCurrent()) scope.end();
  };
}

/** Asks for what is to be written on, or anew after a failure. */
export async function loadWriting(): Promise<void> {
  const isCurrent = scope.watch();
  state.phase = 'loading';
  try {
    const { isChange, id } = state;
    const article = isChange && id !== null ? await service.loadArticle(id) : await service.lastDraft();
    if (!isCurrent()) return;
    if (article) take(article);
    state.phase = 'writing';
    drafts.begin();
  } catch (error) {
    if (isCurrent()) Object.assign(state, { phase: 'failed', error: ref(asApiError(error)) });
  }
}

/** A draft, or an article with its newest version: one that waits or was refused comes before the displayed one. */
function take(article: Article): void {
  const { title, document, pictures, files, cover, access, price, topic } = article.edit ?? article;
  const isDraft = article.state === 'draft';
  Object.assign(state, {
    id: article.id,
    isChange: !isDraft,
    isDisplayed: article.state === 'displayed',
    savedAt: isDraft ? article.at_ts : null,
    refusal:
      article.edit?.state === 'rejected'
        ? article.edit.reason
        : article.state === 'rejected'
          ? article.reason
          : '',
    title,
    document: ref({ blocks: document }),
    initial: ref({ blocks: document }),
    pictures: Object.fromEntries(pictures.map(({ file_id, url }) => [file_id, url])),
    cover: cover && { fileId: cover.file_id, url: cover.url },
    files: files.map(({ file_id, name, size }) => ({ fileId: file_id, name, size })),
    access,
    price: price === null ? '' : String(price.amount / 100),
    currency: price?.currency ?? 'CNY',
    topicId: topic?.topic_id ?? '',
  });
}

/** The member wrote or chose something. */
export function changeWriting(
  change: Partial<Pick<ArticleWritingState, 'title' | 'access' | 'price' | 'cover'>>,
): void {
  Object.assign(state, change, { error: null });
  changed();
}

export function writeDocument(blocks: readonly DocumentBlock[]): void {
  Object.assign(state, { document: ref({ blocks }), error: null });
  changed();
}

async function send<Sent>(work: (signal: AbortSignal) => Promise<Sent>): Promise<Sent | null> {
  const { signal } = sending;
  try {
    return await work(signal);
  } catch (error) {
    if (!signal.aborted) notifyError(error);
    return null;
  }
}

/** @returns null when it did not arrive, which is said */
export async function sendPicture(file: File, sendFile: SendArticleFile) {
  const sent = await send((signal) => sendFile('article', file, signal));
  return sent && { id: sent.file_id, url: sent.url };
}

export async function sendCover(file: File, sendFile: SendArticleFile): Promise<void> {
  const sent = await send((signal) => sendFile('post', file, signal));
  if (sent) changeWriting({ cover: { fileId: sent.file_id, url: sent.url } });
}

export async function attachFile(file: File, sendFile: SendArticleFile): Promise<void> {
  const sent = await send((signal) => sendFile('article', file, signal));
  if (!sent) return;
  state.files.push({ fileId: sent.file_id, name: sent.name, size: sent.size });
  changed();
}

export function detachFile(fileId: string): void {
  state.files = state.files.filter((file) => file.fileId !== fileId);
  changed();
}

/** Whether there is anything to be sent. */
export const isComplete = ({
  title,
  document,
  access,
  price,
}: Pick<ArticleWritingState, 'title' | 'document' | 'access' | 'price'>): boolean =>
  articleTitle.safeParse(title).success &&
  !isEmptyDocument(document.blocks) &&
  (access !== 'paid' || minorOf(price) !== null);

/** G441: sent once; a refusal keeps everything. */
export async function submitArticle(): Promise<void> {
  if (state.phase !== 'writing' || !isComplete(state)) return;
  const isCurrent = scope.watch();
  await drafts.settle();
  if (!isCurrent()) return;
  Object.assign(state, { phase: 'sending', error: null });
  const words = written();
  try {
    const { id } = await intents.run(JSON.stringify([state.id, words]), (requestId) =>
      service.submitArticle(state.id, words, requestId),
    );
    if (isCurrent()) Object.assign(state, { phase: 'sent', id, isChanged: false });
  } catch (error) {
    if (isCurrent()) Object.assign(state, { phase: 'writing', error: ref(asApiError(error)) });
  }
}
