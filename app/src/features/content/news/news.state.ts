import type { NewsItem } from '@goldbean/contract/content';
import { emptyFeed, type Feed } from '../../../shared/feed/index.ts';
import type { DraftFormState } from '../../../shared/forms/index.ts';
import { memberState } from '../../../shared/session/index.ts';

/** What staff write of a news item, as the fields hold it. */
export interface NewsDraft {
  title: string;
  text: string;
  source: string;
  isImportant: boolean;
}

export interface NewsState {
  /** Only what is important. */
  isImportantOnly: boolean;
  feed: Feed<NewsItem>;
  /** Ids of items that came since, and wait behind the bar. */
  waiting: string[];
  /**
   * Of the newest item that I had read when the page was opened, on whichever device, UTC ms; null before I read any,
   * undefined before it is known.
   */
  readTs: number | null | undefined;
}

export const emptyNews = (isImportantOnly: boolean): NewsState => ({
  isImportantOnly,
  feed: emptyFeed<NewsItem>(),
  waiting: [],
  readTs: undefined,
});

export interface NewsDeskState {
  /** What staff write; null while the dialog is closed. */
  form: DraftFormState<NewsDraft> | null;
  /** Id of the item that is corrected; null for a new one. */
  correcting: string | null;
  /** Why the last try did not arrive; null where it did. */
  error: unknown;
  /** Id of the item that I am asked about before it is taken back. */
  removing: string | null;
}

export const emptyDesk = (): NewsDeskState => ({ form: null, correcting: null, error: null, removing: null });

export const newsDeskState = memberState<NewsDeskState>(emptyDesk);

export const newsState = memberState<NewsState>(() => emptyNews(false));
