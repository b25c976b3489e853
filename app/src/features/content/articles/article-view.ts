import type { Article } from '@goldbean/contract/content';
import type { ArticleText, DocumentBodyBlock, ContentReviewState } from '@goldbean/design-system/content';
import type { Snapshot } from 'valtio/vanilla';

/** Characters that are read in a minute, of scripts with a sign for each syllable and of others. */
const perMinute = { dense: 400, spaced: 1_000 };
const isDense = (text: string): boolean => /[\p{Script=Han}]/u.test(text);

/** What a reader needs for it, whole minutes in ms. */
export const readingTimeOf = (words: number, sample: string): number =>
  Math.max(1, Math.round(words / (isDense(sample) ? perMinute.dense : perMinute.spaced))) * 60_000;

type Reviewed = Pick<Snapshot<Article>, 'state' | 'reason' | 'queue'>;

function reviewOf({ state, reason, queue }: Reviewed): ContentReviewState {
  if (state === 'pending')
    return {
      kind: 'pending',
      ...(queue && { place: queue.place }),
      ...(queue?.usual_wait != null && { usualWait: queue.usual_wait }),
    };
  return state === 'rejected' || state === 'hidden' ? { kind: state, reason } : { kind: 'displayed' };
}

/** An article as its component draws it, without its body. */
export const articleView = (article: Snapshot<Article>): Omit<ArticleText, 'body'> => ({
  title: article.title,
  author: { uid: article.author.uid, nickname: article.author.nickname, img: article.author.img },
  publishedAt: article.at_ts,
  ...(article.edited_ts !== null && { updatedAt: article.edited_ts }),
  readingTime: readingTimeOf(article.words, article.title + article.summary),
  review: reviewOf(article),
  ...(article.edit && { edit: reviewOf(article.edit) }),
});

export const blocksOf = ({ document }: Snapshot<Pick<Article, 'document'>>): readonly DocumentBodyBlock[] =>
  document;

/** Addresses of pictures by file. */
export const picturesOf = ({
  pictures,
}: Snapshot<Pick<Article, 'pictures'>>): Readonly<Record<string, string>> =>
  Object.fromEntries(pictures.map(({ file_id, url }) => [file_id, url]));
