import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import {
  Avatar,
  BellIcon,
  BellOffIcon,
  IconButton,
  SparklesIcon,
  VisuallyHidden,
} from '../../../primitives/index.ts';
import { useFormats } from '../../formats/index.ts';
import { Amount } from '../../wallet/index.ts';
import type { WishStage } from '../wish.ts';
import { WishStatusTag } from '../WishCard/WishStatusTag.tsx';
import { type NamedWish, WishLink } from '../WishCard/WishLink.tsx';
import { ItemMark, ItemQuote, ItemRoot, ItemWords } from './WishMessageItem.styles.ts';

interface WishMessageAuthor {
  nickname: string;
  img: string;
}

/** What the message tells; progress, mentions and likes stand in three tabs (S11). */
export type WishNewsView =
  | { kind: 'moved'; to: WishStage; isCommunicated?: boolean; reason: string }
  | { kind: 'answered'; text: string }
  /** `expectedAt` in UTC ms; null when nobody says a day any more. */
  | { kind: 'dated'; expectedAt: number | null; reason: string }
  | { kind: 'merged'; into: NamedWish }
  /** E02: my free vote was given in my name. */
  | { kind: 'voted'; by: WishMessageAuthor; reason: string }
  /** Beans for my wish. */
  | { kind: 'rewarded'; beans: number }
  /** A comment of mine was not published; `reason` is the moderator's. */
  | { kind: 'rejected'; text: string; reason: string }
  /** Speed-up votes went back, in beans. */
  | { kind: 'refunded'; beans: number }
  | { kind: 'replied'; by: WishMessageAuthor; text: string }
  | { kind: 'mentioned'; by: WishMessageAuthor; text: string }
  /** `total` people, the last of them named. */
  | { kind: 'liked'; by: WishMessageAuthor; total: number };

export interface WishMessageView {
  id: string;
  /** UTC ms. */
  at: number;
  isUnread: boolean;
  wish: NamedWish;
  news: WishNewsView;
}

export interface WishMessageItemProps {
  message: WishMessageView;
  /** I hear nothing more of this wish. */
  isMuted?: boolean;
  /** Told whether the wish should be quiet; without it no choice is offered. */
  onMute?: (isMuted: boolean) => void;
}

/** One line of the wish messages: what happened, to which wish, when. */
export function WishMessageItem({ message, isMuted = false, onMute }: WishMessageItemProps) {
  const { t } = useTranslation('wishes');
  const formats = useFormats();
  const { news, wish, at, isUnread } = message;
  return (
    <ItemRoot data-unread={isUnread || undefined}>
      <ItemMark>
        {'by' in news ? (
          <Avatar name={news.by.nickname} src={news.by.img} />
        ) : (
          <span>
            <SparklesIcon aria-hidden="true" />
          </span>
        )}
      </ItemMark>
      <ItemWords>
        <p>
          {isUnread && <VisuallyHidden>{t('message.unread')} </VisuallyHidden>}
          <NewsWords news={news} />
        </p>
        <NewsQuote news={news} />
        <WishLink wish={wish} />
        <small>
          <time dateTime={new Date(at).toISOString()}>{formats.moment(at)}</time>
          {isMuted && <span>{t('message.muted')}</span>}
        </small>
      </ItemWords>
      {onMute && (
        <IconButton
          size="small"
          isPressed={isMuted}
          label={isMuted ? t('message.unmute') : t('message.mute')}
          icon={isMuted ? <BellOffIcon aria-hidden="true" /> : <BellIcon aria-hidden="true" />}
          onClick={() => onMute(!isMuted)}
        />
      )}
    </ItemRoot>
  );
}

function NewsWords({ news }: { news: WishNewsView }): ReactNode {
  const { t } = useTranslation('wishes');
  const formats = useFormats();
  switch (news.kind) {
    case 'moved':
      return (
        <>
          {t('message.moved')} <WishStatusTag status={news.to} isCommunicated={news.isCommunicated} />
        </>
      );
    case 'answered':
      return t('message.answered');
    case 'dated':
      return news.expectedAt === null
        ? t('timeline.undated')
        : t('timeline.dated', { date: formats.date(news.expectedAt) });
    case 'merged':
      return (
        <>
          {t('mergedInto')} <WishLink wish={news.into} />
        </>
      );
    case 'voted':
      return t('message.voted', { name: news.by.nickname });
    case 'rewarded':
      return (
        <>
          {t('message.rewarded')} <Amount value={news.beans} currency="BEAN" isSigned />
        </>
      );
    case 'rejected':
      return t('message.rejected', { reason: news.reason });
    case 'refunded':
      return (
        <>
          {t('timeline.refunded')} <Amount value={news.beans} currency="BEAN" isSigned />
        </>
      );
    case 'replied':
      return t('message.replied', { name: news.by.nickname });
    case 'mentioned':
      return t('message.mentioned', { name: news.by.nickname });
    case 'liked':
      return news.total === 1
        ? t('message.liked', { name: news.by.nickname })
        : t('message.likedMany', {
            name: news.by.nickname,
            count: news.total - 1,
            n: formats.number(news.total - 1),
          });
  }
}

function NewsQuote({ news }: { news: WishNewsView }) {
  // Why a comment was rejected stands in the words.
  const why = 'reason' in news ? news.reason : '';
  const text = 'text' in news ? news.text : why;
  return text === '' ? null : <ItemQuote data-clamp>{text}</ItemQuote>;
}
