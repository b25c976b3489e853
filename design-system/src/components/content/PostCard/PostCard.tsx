import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  Button,
  EllipsisIcon,
  EyeOffIcon,
  FlagIcon,
  IconButton,
  Link,
  Menu,
  MenuItem,
  PencilIcon,
  Tag,
  Trash2Icon,
} from '../../../primitives/index.ts';
import { useFormats } from '../../formats/index.ts';
import { ByLine } from '../ByLine/ByLine.tsx';
import type { ContentAuthor, ReactionCounts, ContentReviewState } from '../content.ts';
import { Reactions } from '../Reactions/Reactions.tsx';
import { ReviewNote } from '../ReviewNote/ReviewNote.tsx';
import { PostHead, PostMore, PostPicture, PostPictures, PostRoot, PostText } from './PostCard.styles.ts';

export interface PostView {
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
  review: ContentReviewState;
  /** For its author: a changed version that waits or was refused, while this one shows. */
  edit?: ContentReviewState;
}

export interface PostCardProps {
  post: PostView;
  onLike: (isLiked: boolean) => void;
  /** Not given where nothing can be kept. */
  onFavourite?: (isFavourite: boolean) => void;
  onComment: () => void;
  /** `at` counts from 0. */
  onOpenPicture: (at: number) => void;
  /** A picture could not be loaded: its address may be too old. `at` counts from 0. */
  onBrokenPicture?: (at: number) => void;
  /** Asks the page to ask; only for my own. */
  onDelete: () => void;
  onReport: () => void;
  /** Changes my own, or takes a refused one up again. */
  onEditAgain: () => void;
  /** Takes it out of sight; for moderators, and not for my own. */
  onHide?: () => void;
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
  onBrokenPicture,
  onDelete,
  onReport,
  onEditAgain,
  onHide,
}: PostCardProps) {
  const { t } = useTranslation(['content', 'content-report', 'primitives']);
  const formats = useFormats();
  const { author, text, pictures, topic, at, counts, isOwn, review, edit } = post;
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
            <>
              {review.kind !== 'hidden' && (
                <MenuItem icon={<PencilIcon aria-hidden="true" />} onSelect={onEditAgain}>
                  {t('post.edit')}
                </MenuItem>
              )}
              <MenuItem tone="danger" icon={<Trash2Icon aria-hidden="true" />} onSelect={onDelete}>
                {t('delete')}
              </MenuItem>
            </>
          ) : (
            <>
              <MenuItem icon={<FlagIcon aria-hidden="true" />} onSelect={onReport}>
                {t('report')}
              </MenuItem>
              {onHide && (
                <MenuItem tone="danger" icon={<EyeOffIcon aria-hidden="true" />} onSelect={onHide}>
                  {t('content-report:hide.open')}
                </MenuItem>
              )}
            </>
          )}
        </Menu>
      </PostHead>
      <ReviewNote state={review} onEditAgain={onEditAgain} />
      {edit && <ReviewNote state={edit} isEdit onEditAgain={onEditAgain} />}
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
                <img
                  src={url}
                  alt={alt}
                  loading="lazy"
                  decoding="async"
                  onError={() => onBrokenPicture?.(place)}
                />
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
        <Reactions
          counts={counts}
          onLike={onLike}
          {...(onFavourite && { onFavourite })}
          onComment={onComment}
        />
      )}
    </PostRoot>
  );
}
