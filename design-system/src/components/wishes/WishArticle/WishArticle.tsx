import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Avatar, Link, Skeleton, VisuallyHidden, ZapIcon } from '../../../primitives/index.ts';
import { useFormats } from '../../formats/index.ts';
import type { WishView } from '../wish.ts';
import { CardFoot, CardVotes, CardWords } from '../WishCard/WishCard.styles.ts';
import { WishNotes } from '../WishCard/WishNotes.tsx';
import { WishTags } from '../WishCard/WishTags.tsx';
import { WishVote } from '../WishCard/WishVote.tsx';
import {
  ArticleActions,
  ArticlePictures,
  ArticleRecording,
  ArticleRoot,
  ArticleText,
} from './WishArticle.styles.ts';
import { wishTextParts } from './wish-text.ts';

export type WishArticleState =
  | { kind: 'loading' }
  | {
      kind: 'ready';
      wish: WishView;
      /** My vote is on its way. */
      isVoting: boolean;
      /** Where its author noticed it, such as an address, and the version of the app; may be empty. */
      origin: string;
    };

export interface WishArticleProps {
  state: WishArticleState;
  onVote: (wish: WishView, hasVoted: boolean) => void;
  /** What its author, or any member, may do with it: Buttons. */
  actions?: ReactNode;
}

/** A wish as a whole: all that it says, all its pictures, its votes (S10). Its title stands over it. */
export function WishArticle({ state, onVote, actions }: WishArticleProps) {
  const { t } = useTranslation('wishes');
  const formats = useFormats();
  if (state.kind === 'loading') {
    return (
      <div aria-busy="true">
        <VisuallyHidden as="output">{t('loading')}</VisuallyHidden>
        <Skeleton shape="block" height="240px" />
      </div>
    );
  }
  const { wish, isVoting, origin } = state;
  const { author, freeVotes, paidVotes } = wish;
  const parts = wishTextParts(wish.description);
  return (
    <ArticleRoot aria-label={wish.title}>
      <WishVote wish={wish} isVoting={isVoting} onVote={onVote} />
      <CardWords>
        <WishTags wish={wish} />
        {parts.length > 0 && (
          <ArticleText>
            {parts.map((part) => {
              if (part.kind === 'paragraph') return <p key={part.at}>{part.text}</p>;
              const items = part.items.map((item) => <li key={item.at}>{item.text}</li>);
              return part.isOrdered ? <ol key={part.at}>{items}</ol> : <ul key={part.at}>{items}</ul>;
            })}
          </ArticleText>
        )}
        {wish.pictures.length > 0 && (
          <ArticlePictures>
            {wish.pictures.map((src, at) => (
              // A picture may come twice: its place tells one from the other.
              // oxlint-disable-next-line react/no-array-index-key
              <li key={at}>
                <Link look="plain" href={src} target="_blank">
                  <img src={src} alt={t('picture', { n: at + 1 })} loading="lazy" decoding="async" />
                </Link>
              </li>
            ))}
          </ArticlePictures>
        )}
        {wish.recording !== undefined && (
          <ArticleRecording
            src={wish.recording}
            aria-label={t('recording.player')}
            controls
            playsInline
            preload="metadata"
          />
        )}
        <WishNotes wish={wish} />
        <CardFoot>
          <span>
            <Avatar name={author.nickname} src={author.img} size="tiny" />
            {author.nickname}
          </span>
          <time dateTime={new Date(wish.createdAt).toISOString()}>{formats.moment(wish.createdAt)}</time>
          {origin !== '' && <span>{t('origin', { place: origin })}</span>}
          <CardVotes>
            <span>{t('freeVotes', { count: freeVotes, n: formats.number(freeVotes) })}</span>
            <span data-tone="gold">
              <ZapIcon aria-hidden="true" />
              {t('paidVotes', { count: paidVotes, n: formats.number(paidVotes) })}
            </span>
          </CardVotes>
        </CardFoot>
        {actions && <ArticleActions>{actions}</ArticleActions>}
      </CardWords>
    </ArticleRoot>
  );
}
