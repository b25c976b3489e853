import type { Article } from '@goldbean/contract/content';
import type { PayMethods } from '../../../shared/pay-methods/index.ts';
import { memberState } from '../../../shared/session/index.ts';
import type { ArticlePayType } from './articles.service.ts';

export interface ArticlesState {
  id: string;
  phase: 'loading' | 'ready' | 'failed' | 'gone';
  article: Article | null;
  /** Why it could not be loaded. */
  error: unknown;
  /** What is chosen to pay for it. */
  buying: {
    /** Null while the ways are not known. */
    methods: PayMethods | null;
    payType: ArticlePayType | null;
    isAgreed: boolean;
    isOrdering: boolean;
    /** Why it was not ordered; null while it was not refused. */
    error: unknown;
  };
}

export const nothingBought = (): ArticlesState['buying'] => ({
  methods: null,
  payType: null,
  isAgreed: false,
  isOrdering: false,
  error: null,
});

export const noArticle = (id = ''): ArticlesState => ({
  id,
  phase: 'loading',
  article: null,
  error: null,
  buying: nothingBought(),
});

/** The article that is read in this tab. */
export const articlesState = memberState<ArticlesState>(noArticle);
