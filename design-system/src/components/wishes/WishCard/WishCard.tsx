import { useTranslation } from 'react-i18next';
import {
  Avatar,
  Button,
  CalendarClockIcon,
  ChevronUpIcon,
  GitMergeIcon,
  GiftIcon,
  Link,
  MessageSquareIcon,
  PinIcon,
  SparklesIcon,
  Tag,
  VisuallyHidden,
  ZapIcon,
} from '../../../primitives/index.ts';
import { useFormats } from '../../formats/index.ts';
import { Amount } from '../../wallet/index.ts';
import { isOpenForVotes, kindWords, type Wish } from '../wish.ts';
import {
  CardFoot,
  CardNotes,
  CardRoot,
  CardTags,
  CardVotes,
  CardWords,
  Pictures,
  VoteBox,
  VotePress,
} from './WishCard.styles.ts';
import { WishStatusTag } from './WishStatusTag.tsx';

export interface WishCardProps {
  wish: Wish;
  /** Where its title leads; goes through the app's router. */
  href: string;
  /** My vote is on its way. */
  isVoting?: boolean;
  /** Told whether my free vote should count from now on. */
  onVote: (wish: Wish, hasVoted: boolean) => void;
  /** Opens the speed-up packs; without it none are offered. */
  onSpeedUp?: (wish: Wish) => void;
}

const shownPictures = 4;

/** A wish in the pool: what it asks for, how it stands, and its votes, free and bought apart (S08). */
export function WishCard({ wish, href, isVoting = false, onVote, onSpeedUp }: WishCardProps) {
  const { t } = useTranslation('wishes');
  const formats = useFormats();
  const { author, freeVotes, paidVotes, hasVoted } = wish;
  const isOpen = isOpenForVotes(wish);
  const votes = freeVotes + paidVotes;
  const more = wish.pictures.length - shownPictures;

  return (
    <CardRoot data-pinned={wish.isPinned || undefined}>
      {isOpen ? (
        <VotePress
          type="button"
          aria-pressed={hasVoted}
          aria-busy={isVoting || undefined}
          onClick={() => {
            if (!isVoting) onVote(wish, !hasVoted);
          }}
        >
          <ChevronUpIcon aria-hidden="true" />
          <strong>{formats.compact(votes)}</strong>
          <span>{hasVoted ? t('voted') : t('vote')}</span>
        </VotePress>
      ) : (
        <VoteBox data-closed>
          <strong>{formats.compact(votes)}</strong>
          <span>{hasVoted ? t('voted') : t('voteClosed')}</span>
        </VoteBox>
      )}
      <CardWords>
        <CardTags>
          {wish.isPinned && (
            <Tag tone="brand" icon={<PinIcon aria-hidden="true" />}>
              {t('pinned')}
            </Tag>
          )}
          {wish.isOfTheDay && (
            <Tag tone="gold" icon={<SparklesIcon aria-hidden="true" />}>
              {t('ofTheDay')}
            </Tag>
          )}
          <WishStatusTag status={wish.status} isCommunicated={wish.isCommunicated} />
          <span>{t(kindWords[wish.kind])}</span>
          {wish.product !== '' && <span>{wish.product}</span>}
        </CardTags>
        <h3>
          <Link look="plain" href={href}>
            {wish.title}
          </Link>
        </h3>
        <p data-clamp>{wish.description}</p>
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

/** When it comes, what its author gets, where it went, or why it is hidden. */
function WishNotes({ wish }: { wish: Wish }) {
  const { t } = useTranslation('wishes');
  const formats = useFormats();
  const { expectedAt, reward, mergedInto, hiddenReason } = wish;
  if (expectedAt === null && reward === null && !mergedInto && hiddenReason === undefined) return null;
  return (
    <CardNotes>
      {hiddenReason !== undefined && (
        <li data-tone="danger">{t('hiddenBecause', { reason: hiddenReason })}</li>
      )}
      {mergedInto && (
        <li>
          <GitMergeIcon aria-hidden="true" />
          <span>
            {t('mergedInto')} <Link href={mergedInto.href}>{mergedInto.title}</Link>
          </span>
        </li>
      )}
      {expectedAt !== null && (
        <li>
          <CalendarClockIcon aria-hidden="true" />
          <span>
            {wish.status === 4 || wish.status === 6
              ? t('onlineSince', { date: formats.date(expectedAt) })
              : t('expected', { date: formats.date(expectedAt) })}
          </span>
        </li>
      )}
      {reward !== null && (
        <li data-tone="gold">
          <GiftIcon aria-hidden="true" />
          <span>{wish.status === 6 ? t('rewarded') : t('reward')}</span>
          <Amount value={reward} currency="BEAN" />
        </li>
      )}
    </CardNotes>
  );
}
