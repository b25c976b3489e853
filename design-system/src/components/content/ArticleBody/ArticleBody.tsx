import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { ErrorState, LockIcon, Skeleton, Tag, VisuallyHidden } from '../../../primitives/index.ts';
import { useFormats } from '../../formats/index.ts';
import { ByLine } from '../ByLine/ByLine.tsx';
import { type ContentAuthor, displayed, type ContentReviewState } from '../content.ts';
import { ReviewNote } from '../ReviewNote/ReviewNote.tsx';
import {
  ArticleFoot,
  ArticleHead,
  ArticleLock,
  ArticlePreview,
  ArticleRisk,
  ArticleRoot,
  ArticleTags,
  ArticleWaiting,
} from './ArticleBody.styles.ts';

export interface ArticleText {
  title: string;
  author: ContentAuthor;
  /** UTC ms. */
  publishedAt: number;
  /** UTC ms; not given while it was never changed. */
  updatedAt?: number;
  /** What a reader needs for it, ms. */
  readingTime: number;
  topic?: string;
  /** What it says, as a DocumentBody. Of one that is not open to me, only its beginning. */
  body: ReactNode;
  review?: ContentReviewState;
  /** Of a newer version that is not displayed yet, for its author. */
  edit?: ContentReviewState;
}

export type ArticleBodyState =
  | { kind: 'loading' }
  /** `reason` is a sentence for the member. */
  | { kind: 'error'; reason: string }
  | { kind: 'ready'; article: ArticleText }
  /** S49: refused by the server; `reason` says what is missing (N05), and `unlock` is the button that leads there. */
  | { kind: 'locked'; article: ArticleText; reason: string; unlock: ReactNode };

export interface ArticleBodyProps {
  state: ArticleBodyState;
  onRetry: () => void;
  /** Takes a rejected one up again. */
  onEditAgain?: () => void;
  /** ArticleFiles: what comes with it. */
  files?: ReactNode;
  /** Reactions, a share button: the foot of the article. */
  children?: ReactNode;
}

const waiting = ['1', '2', '3', '4', '5', '6'];

/** An article to read, in the 690 px column (D75), with its date and the risk line of all market content (D72). */
export function ArticleBody({ state, onRetry, onEditAgain, files, children }: ArticleBodyProps) {
  const { t } = useTranslation('content');
  const titleId = useId();

  if (state.kind === 'loading') {
    return (
      <ArticleRoot aria-busy="true">
        <VisuallyHidden as="output">{t('loading')}</VisuallyHidden>
        <ArticleWaiting>
          <Skeleton height="32px" shape="block" width="80%" />
          <Skeleton width="200px" />
          {waiting.map((key) => (
            <Skeleton key={key} />
          ))}
        </ArticleWaiting>
      </ArticleRoot>
    );
  }
  if (state.kind === 'error') {
    return (
      <ArticleRoot>
        <ErrorState title={t('article.loadFailed')} retry={{ label: t('retry'), onRetry }}>
          {state.reason}
        </ErrorState>
      </ArticleRoot>
    );
  }

  const { article } = state;
  return (
    <ArticleRoot aria-labelledby={titleId}>
      <ArticleTop article={article} titleId={titleId} />
      <ReviewNote state={article.review ?? displayed} onEditAgain={onEditAgain} />
      {article.edit && <ReviewNote state={article.edit} isEdit onEditAgain={onEditAgain} />}
      {state.kind === 'locked' ? (
        <>
          <ArticlePreview inert data-clamp>
            {article.body}
          </ArticlePreview>
          <ArticleLock>
            <LockIcon aria-hidden="true" />
            <h2>{state.reason}</h2>
            {state.unlock}
          </ArticleLock>
        </>
      ) : (
        article.body
      )}
      {files}
      <ArticleRisk>{t('article.risk')}</ArticleRisk>
      {children && <ArticleFoot>{children}</ArticleFoot>}
    </ArticleRoot>
  );
}

function ArticleTop({ article, titleId }: { article: ArticleText; titleId: string }) {
  const { t } = useTranslation('content');
  const formats = useFormats();
  const { title, author, publishedAt, updatedAt, readingTime, topic } = article;
  return (
    <ArticleHead>
      <h1 id={titleId}>{title}</h1>
      <ByLine author={author} size="medium">
        <time dateTime={new Date(publishedAt).toISOString()}>{formats.date(publishedAt)}</time>
        {' · '}
        {t('article.readingTime', { time: formats.span(readingTime) })}
        {updatedAt !== undefined && ` · ${t('article.updated', { date: formats.date(updatedAt) })}`}
      </ByLine>
      <ArticleTags>{topic && <Tag>{topic}</Tag>}</ArticleTags>
    </ArticleHead>
  );
}
