import { useTranslation } from 'react-i18next';
import { HeartIcon, MessageSquareIcon, StarIcon, VisuallyHidden } from '../../../primitives/index.ts';
import { useFormats } from '../../formats/index.ts';
import type { ReactionCounts } from '../content.ts';
import { Reaction, ReactionsRoot } from './Reactions.styles.ts';

export interface ReactionsProps {
  counts: ReactionCounts;
  /** Told what to become. A visitor's press is answered by the page with LoginRequired (P01). */
  onLike: (isLiked: boolean) => void;
  /** Without it nothing can be kept: a comment, a note. */
  onFavourite?: (isFavourite: boolean) => void;
  /** Goes to the comments, or opens them. */
  onComment?: () => void;
  /** Beside one another, or below one another at the side of a picture. */
  direction?: 'row' | 'column';
}

/** Like, comment and keep, with how many did. */
export function Reactions({ counts, onLike, onFavourite, onComment, direction = 'row' }: ReactionsProps) {
  const { t } = useTranslation('content');
  const formats = useFormats();
  const { likes, isLiked, comments, isFavourite } = counts;
  return (
    <ReactionsRoot data-direction={direction}>
      <Reaction type="button" aria-pressed={isLiked} data-action="like" onClick={() => onLike(!isLiked)}>
        <HeartIcon aria-hidden="true" />
        <VisuallyHidden>
          {t('like')}, {t('likes', { count: likes, n: formats.number(likes) })}
        </VisuallyHidden>
        <span aria-hidden="true">{formats.compact(likes)}</span>
      </Reaction>
      {onComment && (
        <Reaction type="button" data-action="comment" onClick={onComment}>
          <MessageSquareIcon aria-hidden="true" />
          <VisuallyHidden>{t('comments', { count: comments, n: formats.number(comments) })}</VisuallyHidden>
          <span aria-hidden="true">{formats.compact(comments)}</span>
        </Reaction>
      )}
      {onFavourite && (
        <Reaction
          type="button"
          aria-pressed={isFavourite}
          data-action="favourite"
          onClick={() => onFavourite(!isFavourite)}
        >
          <StarIcon aria-hidden="true" />
          <span>{isFavourite ? t('favourite.kept') : t('favourite.keep')}</span>
        </Reaction>
      )}
    </ReactionsRoot>
  );
}
