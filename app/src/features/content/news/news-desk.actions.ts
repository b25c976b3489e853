import { calls, newsLimits, type NewsItem } from '@goldbean/contract/content';
import { ref } from 'valtio/vanilla';
import { asApiError } from '../../../shared/api/index.ts';
import { createDraftForm, emptyForm, fieldErrors } from '../../../shared/forms/index.ts';
import { notifyError } from '../../../shared/notices/index.ts';
import * as service from './news.service.ts';
import { newsDeskState as state, newsState, type NewsDraft } from './news.state.ts';

const empty = (): NewsDraft => ({ title: '', text: '', source: '', isImportant: false });

/** Most characters of each field. */
export const newsFieldLimits = {
  title: newsLimits.newsTitleCharacters,
  text: newsLimits.newsTextCharacters,
  source: newsLimits.newsSourceCharacters,
} as const;

function inputOf({ title, text, source, isImportant }: NewsDraft): service.NewsInput {
  const { correcting } = state;
  return { title, text, source, important: isImportant, ...(correcting !== null && { id: correcting }) };
}

const form = createDraftForm<NewsDraft, service.NewsInput>({
  state: () => (state.form ??= emptyForm(empty())),
  inputOf,
  check: (values) => fieldErrors(calls.news.save.input, inputOf(values)),
  onFailed: (error) => {
    state.error = ref(asApiError(error));
  },
});

/** Opens the dialog. @param id of the item that is corrected; left out for a new one */
export function writeNews(id?: string): void {
  const news = newsState.feed.list.find((listed: NewsItem) => listed.id === id);
  Object.assign(state, { correcting: news?.id ?? null, error: null });
  form.open(
    news ? { title: news.title, text: news.text, source: news.source, isImportant: news.important } : empty(),
  );
}

export const changeDraft = (change: Partial<NewsDraft>): void => form.change(change);

export function closeDraft(): void {
  state.form = null;
}

/** G505; what was published comes back by the room of the news. */
export async function sendDraft(): Promise<void> {
  state.error = null;
  if ((await form.submit(service.saveNews)) !== null) closeDraft();
}

export function askToRemove(id: string | null): void {
  state.removing = id;
}

/** G506, after the question. */
export async function removeNews(): Promise<void> {
  const { removing } = state;
  state.removing = null;
  if (removing === null) return;
  try {
    await service.removeNews(removing);
  } catch (error) {
    notifyError(error);
  }
}
