import { useTranslation } from 'react-i18next';
import {
  Avatar,
  Button,
  Link,
  MessageSquareIcon,
  VisuallyHidden,
  ZapIcon,
} from '../../../primitives/index.ts';
import { useFormats } from '../../formats/index.ts';
import { isOpenForVotes, type WishView } from '../wish.ts';
import { CardFoot, CardRoot, CardVotes, CardWords, Pictures } from './WishCard.styles.ts';
import { WishNotes } from './WishNotes.tsx';
import { WishTags } from './WishTags.tsx';
import { WishVote } from './WishVote.tsx';

export interface WishCardProps {
  wish: WishView;
  /** Where its title leads; goes through the app's router. */
  href: string;
  /** My vote is on its way. */
  isVoting?: boolean;
  /** Told whether my free vote should count from now on. */
  onVote: (wish: WishView, hasVoted: boolean) => void;
  /** Opens the speed-up packs; without it none are offered. */
  onSpeedUp?: (wish: WishView) => void;
}

const shownPictures = 4;

/** A wish in the pool: what it asks for, how it stands, and its votes, free and bought apart (S08). */
export function WishCard({ wish, href, isVoting = false, onVote, onSpeedUp }: WishCardProps) {
  const { t } = useTranslation('wishes');
  const formats = useFormats();
  const { author, freeVotes, paidVotes } = wish;
  const isOpen = isOpenForVotes(wish);
  const more = wish.pictures.length - shownPictures;

  return (
    <CardRoot data-pinned={wish.isPinned || undefined}>
      <WishVote wish={wish} isVoting={isVoting} onVote={onVote} />
      <CardWords>
        <WishTags wish={wish} />
        <h3>
          <Link look="plain" href={href}>
            {wish.title}
          </Link>
        </h3>
        {wish.description !== '' && <p data-clamp>{wish.description}</p>}
        {wish.pictures.length > 0 && (
          <Pictures>
            <VisuallyHidden>{t('pictures', { count: wish.pictures.length })}</VisuallyHidden>
            {wish.pictures.slice(0, shownPictures).map((src, at) => (
              // A picture may come twice: its place tells one from the other.
              // oxlint-disable-next-line react/no-array-index-key
              <img key={at} src={src} alt="" loading="lazy" decoding="async" />
            ))}
            {more > 0 && <small aria-hidden="true">+{formats.number(more)}</small>}
          </Pictures>
        )}
        <WishNotes wish={wish} />
        <CardFoot>
          <span>
            <Avatar name={author.nickname} src={author.img} size="tiny" />
            {author.nickname}
          </span>
          <time dateTime={new Date(wish.createdAt).toISOString()}>{formats.day(wish.createdAt)}</time>
          <span>
            <MessageSquareIcon aria-hidden="true" />
            {t('comments', { count: wish.comments, n: formats.compact(wish.comments) })}
          </span>
          <CardVotes>
            <span>{t('freeVotes', { count: freeVotes, n: formats.number(freeVotes) })}</span>
            <span data-tone="gold">
              <ZapIcon aria-hidden="true" />
              {t('paidVotes', { count: paidVotes, n: formats.number(paidVotes) })}
            </span>
            {isOpen && onSpeedUp && (
              <Button size="small" tone="gold" onClick={() => onSpeedUp(wish)}>
                {t('speedUp')}
              </Button>
            )}
          </CardVotes>
        </CardFoot>
      </CardWords>
    </CardRoot>
  );
}
