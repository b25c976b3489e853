import type { ArticleAccess, ArticlePrice, DocumentBlock } from '@goldbean/contract/content';
import { ref } from 'valtio/vanilla';
import { memberState } from '../../../shared/session/index.ts';

/** A document is replaced as a whole: nothing watches its parts. */
export type DraftDocument = { readonly blocks: readonly DocumentBlock[] };

export interface ArticleWritingState {
  phase: 'loading' | 'failed' | 'writing' | 'sending' | 'sent';
  /** Why the last try, or the loading, failed; null when nothing did. */
  error: unknown;
  /** Of the draft or the article on the server; null until it is kept. */
  id: string | null;
  /** It is an article that was sent before: no draft of it is kept. */
  isChange: boolean;
  /** Something was changed since it was opened or kept. */
  isChanged: boolean;
  /** Others read it, in the version before. */
  isDisplayed: boolean;
  /** Why it was refused; empty else. */
  refusal: string;
  /** UTC ms; null while it was not kept. */
  savedAt: number | null;
  title: string;
  document: DraftDocument;
  /** What the editor begins with. */
  initial: DraftDocument;
  /** Addresses of its pictures, by file. */
  pictures: Record<string, string>;
  cover: { fileId: string; url: string } | null;
  files: { fileId: string; name: string; size: number }[];
  access: ArticleAccess;
  /** As it is typed, in whole units of the money. */
  price: string;
  currency: ArticlePrice['currency'];
  /** Id of its topic; empty for none. */
  topicId: string;
}

const empty = (): DraftDocument => ref({ blocks: [] });

export const emptyWriting = (): ArticleWritingState => ({
  phase: 'loading',
  error: null,
  id: null,
  isChange: false,
  isChanged: false,
  isDisplayed: false,
  refusal: '',
  savedAt: null,
  title: '',
  document: empty(),
  initial: empty(),
  pictures: {},
  cover: null,
  files: [],
  access: 'public',
  price: '',
  currency: 'CNY',
  topicId: '',
});

/** The article that is written in this tab. */
export const articleWritingState = memberState<ArticleWritingState>(emptyWriting);
