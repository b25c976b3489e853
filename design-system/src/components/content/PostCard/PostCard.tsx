import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  Button,
  EllipsisIcon,
  FlagIcon,
  IconButton,
  Link,
  Menu,
  MenuItem,
  Tag,
  Trash2Icon,
} from '../../../primitives/index.ts';
import { useFormats } from '../../formats/index.ts';
import { ByLine } from '../ByLine/ByLine.tsx';
import type { ContentAuthor, ReactionCounts, ReviewState } from '../content.ts';
import { Reactions } from '../Reactions/Reactions.tsx';
import { ReviewNote } from '../ReviewNote/ReviewNote.tsx';
import { PostHead, PostMore, PostPicture, PostPictures, PostRoot, PostText } from './PostCard.styles.ts';

export interface Post {
  id: string;
  author: ContentAuthor;
  text: string;
  /** Up to nine. `alt` is what its author wrote about it; may be empty. */
  pictures: readonly { url: string; alt: string }[];
  topic?: { name: string; href: string };
  /** UTC ms. */
  at: number;
  counts: ReactionCounts;
  /** Mine: I may delete it, and see where its review stands. */
  isOwn: boolean;
  review: ReviewState;
}

export interface PostCardProps {
  post: Post;
  onLike: (isLiked: boolean) => void;
  onFavourite: (isFavourite: boolean) => void;
  onComment: () => void;
  /** `at` counts from 0. */
  onOpenPicture: (at: number) => void;
  /** Asks the page to ask; only for my own. */
  onDelete: () => void;
  onReport: () => void;
  onEditAgain: () => void;
}

/** From so many characters on, a post is shown in part first. */
const longFrom = 280;

/** A post of the circle: words, pictures and what can be done with it. */
export function PostCard({
  post,
  onLike,
  onFavourite,
  onComment,
  onOpenPicture,
  onDelete,
  onReport,
  onEditAgain,
}: PostCardProps) {
  const { t } = useTranslation(['content', 'primitives']);
  const formats = useFormats();
  const { author, text, pictures, topic, at, counts, isOwn, review } = post;
  const isLong = Array.from(text).length > longFrom;
  const [isWhole, setIsWhole] = useState(false);
  return (
    <PostRoot aria-label={t('post.by', { name: author.nickname })}>
      <PostHead>
        <ByLine author={author} size="medium">
          <time dateTime={new Date(at).toISOString()}>{formats.moment(at)}</time>
        </ByLine>
        <Menu
          align="end"
          trigger={
            <IconButton
              size="small"
              label={t('primitives:more')}
              icon={<EllipsisIcon aria-hidden="true" />}
            />
          }
        >
          {isOwn ? (
            <MenuItem tone="danger" icon={<Trash2Icon aria-hidden="true" />} onSelect={onDelete}>
              {t('delete')}
            </MenuItem>
          ) : (
            <MenuItem icon={<FlagIcon aria-hidden="true" />} onSelect={onReport}>
              {t('report')}
            </MenuItem>
          )}
        </Menu>
      </PostHead>
      <ReviewNote state={review} onEditAgain={onEditAgain} />
      <div>
        <PostText data-clamp={(isLong && !isWhole) || undefined}>{text}</PostText>
        {isLong && (
          <PostMore>
            <Button size="small" fill="quiet" aria-expanded={isWhole} onClick={() => setIsWhole(!isWhole)}>
              {isWhole ? t('post.less') : t('post.whole')}
            </Button>
          </PostMore>
        )}
      </div>
      {pictures.length > 0 && (
        <PostPictures data-count={pictures.length}>
          {pictures.map(({ url, alt }, place) => (
            <li key={url}>
              <PostPicture
                type="button"
                aria-label={t('post.picture', {
                  n: formats.number(place + 1),
                  total: formats.number(pictures.length),
                })}
                onClick={() => onOpenPicture(place)}
              >
                <img src={url} alt={alt} loading="lazy" decoding="async" />
              </PostPicture>
            </li>
          ))}
        </PostPictures>
      )}
      {topic && (
        <div>
          <Link look="plain" href={topic.href}>
            <Tag tone="brand"># {topic.name}</Tag>
          </Link>
        </div>
      )}
      {review.kind === 'displayed' && (
        <Reactions counts={counts} onLike={onLike} onFavourite={onFavourite} onComment={onComment} />
      )}
    </PostRoot>
  );
}
