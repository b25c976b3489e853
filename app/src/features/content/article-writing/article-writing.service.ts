import {
  calls,
  type Article,
  type ArticleAccess,
  type ArticlePrice,
  type DocumentBlock,
} from '@goldbean/contract/content';
import { newRequestId, request } from '../../../shared/api/index.ts';

/** An article as it is written. */
export interface ArticleInput {
  readonly title: string;
  readonly document: readonly DocumentBlock[];
  /** File id; empty for none. */
  readonly cover: string;
  readonly files: readonly string[];
  readonly access: ArticleAccess;
  /** In the smallest unit; null where nothing is typed. */
  readonly price: number | null;
  readonly currency: ArticlePrice['currency'];
  /** Id of a topic; empty for none. */
  readonly topic: string;
}

const fieldsOf = ({ title, document, cover, files, access, price, currency, topic }: ArticleInput) => ({
  title,
  document: document.map((block) => ({ ...block })),
  ...(cover !== '' && { cover }),
  files: [...files],
  access,
  ...(access === 'paid' && price !== null && { price, currency }),
  ...(topic !== '' && { topic }),
});

/** G049. @throws ApiError `article.missing` */
export const loadArticle = async (id: string): Promise<Article> =>
  (await request(calls.articles.detail, { id })).article;

/** The draft of mine that was begun last; null where there is none. */
export async function lastDraft(): Promise<Article | null> {
  const { list } = await request(calls.articles.list, { mine: 1, size: 20 });
  const draft = list.find(({ state }) => state === 'draft');
  return draft ? loadArticle(draft.id) : null;
}

/** G440. @param id the draft that is replaced; null for a new one */
export const saveDraft = (id: string | null, written: ArticleInput) =>
  request(calls.articles.saveDraft, {
    ...(id !== null && { id }),
    ...fieldsOf(written),
    request_id: newRequestId(),
  });

/** G441. @param id the draft or the article that is changed; null for a new one @throws ApiError `article.*` */
export const submitArticle = (id: string | null, written: ArticleInput, requestId: string) =>
  request(calls.articles.submit, { ...(id !== null && { id }), ...fieldsOf(written), request_id: requestId });
