import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import {
  BadgeCheckIcon,
  CalendarClockIcon,
  ChevronUpIcon,
  EyeOffIcon,
  GiftIcon,
  GitMergeIcon,
  Link,
  PlusIcon,
  Skeleton,
  VisuallyHidden,
  WalletIcon,
} from '../../../primitives/index.ts';
import { useFormats } from '../../formats/index.ts';
import { Amount } from '../../wallet/index.ts';
import type { WishStage } from '../wish.ts';
import { WishStatusTag } from '../WishCard/WishStatusTag.tsx';
import { WishLink } from '../WishCard/WishLink.tsx';
import { Events, EventMark, EventReason, EventWords, WaitingEvents } from './WishTimeline.styles.ts';

/** What happened to a wish. */
export type WishActionView =
  | { kind: 'created' }
  | { kind: 'moved'; to: WishStage; isCommunicated?: boolean }
  | { kind: 'answered' }
  /** `expectedAt` in UTC ms; null when nobody says a day any more. */
  | { kind: 'dated'; expectedAt: number | null }
  /** It went into another; without an address where the reader may not see that. */
  | { kind: 'merged'; title: string; href: string | null }
  /** Another came into it. */
  | { kind: 'absorbed'; title: string; href: string }
  /** E02: the free vote of a member, named so, was given in their name. */
  | { kind: 'voted'; voter: string }
  /** Beans were promised to its author. */
  | { kind: 'rewarded'; beans: number }
  /** Speed-up votes of the last 30 days went back, in beans. */
  | { kind: 'refunded'; beans: number };

export interface WishEventView {
  id: string;
  /** UTC ms. */
  at: number;
  /** Who did it; null for the house itself. */
  by: string | null;
  action: WishActionView;
  /** Given with every change of status (T05); may be empty. */
  reason: string;
}

export type WishTimelineState =
  | { kind: 'loading' }
  /** Newest first; never empty, because a wish is made. */
  | { kind: 'ready'; events: readonly WishEventView[] };

export interface WishTimelineProps {
  state: WishTimelineState;
}

const waiting = ['1', '2', '3'];

/** How a wish came to where it stands, with date and author of every step (S10). */
export function WishTimeline({ state }: WishTimelineProps) {
  const { t } = useTranslation('wishes');

  if (state.kind === 'loading') {
    return (
      <WaitingEvents aria-busy="true">
        <VisuallyHidden as="output">{t('timeline.loading')}</VisuallyHidden>
        {waiting.map((row) => (
          <div key={row}>
            <Skeleton shape="circle" width="28px" height="28px" />
            <Skeleton width="60%" />
          </div>
        ))}
      </WaitingEvents>
    );
  }
  return (
    <Events aria-label={t('timeline.label')}>
      {state.events.map((event) => (
        <EventLine key={event.id} event={event} />
      ))}
    </Events>
  );
}

function EventLine({ event }: { event: WishEventView }) {
  const { t } = useTranslation('wishes');
  const formats = useFormats();
  const { action, by, at, reason } = event;
  return (
    <li>
      <EventMark data-tone={toneOf(action)}>{markOf(action)}</EventMark>
      <EventWords>
        <div>
          <ActionWords action={action} />
        </div>
        {reason !== '' && <EventReason>{reason}</EventReason>}
        <small>
          <time dateTime={new Date(at).toISOString()}>{formats.moment(at)}</time> ·{' '}
          {by ?? t('timeline.house')}
        </small>
      </EventWords>
    </li>
  );
}

function ActionWords({ action }: { action: WishActionView }): ReactNode {
  const { t } = useTranslation('wishes');
  const formats = useFormats();
  switch (action.kind) {
    case 'created':
      return t('timeline.created');
    case 'moved':
      if (action.to === 6) return <strong>{t('timeline.finished')}</strong>;
      return (
        <>
          {t('timeline.moved')} <WishStatusTag status={action.to} isCommunicated={action.isCommunicated} />
        </>
      );
    case 'answered':
      return t('timeline.answered');
    case 'dated':
      return action.expectedAt === null
        ? t('timeline.undated')
        : t('timeline.dated', { date: formats.date(action.expectedAt) });
    case 'merged':
      return (
        <>
          {t('mergedInto')} <WishLink wish={action} />
        </>
      );
    case 'absorbed':
      return (
        <>
          {t('timeline.absorbed')} <Link href={action.href}>{action.title}</Link>
        </>
      );
    case 'voted':
      return t('timeline.voted', { name: action.voter });
    case 'rewarded':
      return (
        <>
          {t('timeline.rewarded')} <Amount value={action.beans} currency="BEAN" />
        </>
      );
    case 'refunded':
      return (
        <>
          {t('timeline.refunded')} <Amount value={action.beans} currency="BEAN" isSigned />
        </>
      );
  }
}

function markOf(action: WishActionView): ReactNode {
  switch (action.kind) {
    case 'created':
      return <PlusIcon aria-hidden="true" />;
    case 'answered':
      return <BadgeCheckIcon aria-hidden="true" />;
    case 'dated':
      return <CalendarClockIcon aria-hidden="true" />;
    case 'merged':
    case 'absorbed':
      return <GitMergeIcon aria-hidden="true" />;
    case 'voted':
      return <ChevronUpIcon aria-hidden="true" />;
    case 'rewarded':
      return <GiftIcon aria-hidden="true" />;
    case 'refunded':
      return <WalletIcon aria-hidden="true" />;
    case 'moved':
      return action.to === 0 ? <EyeOffIcon aria-hidden="true" /> : null;
  }
}

function toneOf(action: WishActionView): 'brand' | 'success' | 'gold' | undefined {
  if (action.kind === 'answered') return 'brand';
  if (action.kind === 'refunded' || action.kind === 'rewarded') return 'gold';
  return action.kind === 'moved' && (action.to === 6 || action.to === 4) ? 'success' : undefined;
}
