import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, LockIcon, NewspaperIcon, Tag } from '../../../primitives/index.ts';
import { useFormats } from '../../formats/index.ts';
import { type ContentAccess, displayed, type ContentReviewState } from '../content.ts';
import { ReviewNote } from '../ReviewNote/ReviewNote.tsx';
import {
  ArticleCardRoot,
  ArticleCover,
  ArticleFoot,
  ArticleSummary,
  ArticleWords,
} from './ArticleCard.styles.ts';

export interface ArticleCardProps {
  title: string;
  /** Its first sentences; two lines are shown. */
  summary?: string;
  /** Address of the picture. Without one a row has no picture and a tile a drawing. */
  cover?: string;
  author: string;
  topic?: string;
  /** UTC ms. */
  publishedAt: number;
  likes: number;
  comments: number;
  /** Where it leads; goes through the app's router. */
  href: string;
  /** Who may open it (S49). */
  access?: ContentAccess;
  /** Where the review stands, for its author. */
  review?: ContentReviewState;
  /** Takes a rejected one up again. */
  onEditAgain?: () => void;
  /** Across a column, or one of a grid. */
  layout?: 'row' | 'tile';
}

/** An article to open. The whole card is the link. */
export function ArticleCard({
  title,
  summary,
  cover,
  author,
  topic,
  publishedAt,
  likes,
  comments,
  href,
  access = 'open',
  review = displayed,
  onEditAgain,
  layout = 'row',
}: ArticleCardProps) {
  const { t } = useTranslation('content');
  const formats = useFormats();
  const [brokenCover, setBrokenCover] = useState<string>();
  const shownCover = cover === brokenCover ? undefined : cover;
  return (
    <ArticleCardRoot data-layout={layout}>
      {(shownCover || layout === 'tile') && (
        <ArticleCover>
          {shownCover ? (
            <img
              src={shownCover}
              alt=""
              loading="lazy"
              decoding="async"
              onError={() => setBrokenCover(cover)}
            />
          ) : (
            <NewspaperIcon aria-hidden="true" />
          )}
        </ArticleCover>
      )}
      <ArticleWords>
        <h3>
          <Link look="plain" href={href}>
            {title}
          </Link>
        </h3>
        {summary && <ArticleSummary data-clamp>{summary}</ArticleSummary>}
        <ReviewNote state={review} onEditAgain={onEditAgain} />
        <ArticleFoot>
          {access !== 'open' && (
            <Tag tone="gold" icon={<LockIcon aria-hidden="true" />}>
              {access === 'members' ? t('access.members') : t('access.paid')}
            </Tag>
          )}
          {topic && <Tag>{topic}</Tag>}
          <span>{author}</span>
          <time dateTime={new Date(publishedAt).toISOString()}>{formats.date(publishedAt)}</time>
          {likes > 0 && <span>{t('likes', { count: likes, n: formats.compact(likes) })}</span>}
          {comments > 0 && <span>{t('comments', { count: comments, n: formats.compact(comments) })}</span>}
        </ArticleFoot>
      </ArticleWords>
    </ArticleCardRoot>
  );
}
