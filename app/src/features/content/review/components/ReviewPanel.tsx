import type { ReviewEntry } from '@goldbean/contract/content';
import {
  type QueuedItem,
  ReviewDesk,
  type ReviewDeskState,
  type ReviewItemKind,
} from '@goldbean/design-system/moderation';
import { EmptyState, ErrorState } from '@goldbean/design-system/primitives';
import type { TFunction } from 'i18next';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useSnapshot } from 'valtio';
import type { Snapshot } from 'valtio/vanilla';
import { serverNow, useServerNow } from '../../../../shared/clock/index.ts';
import { errorWords } from '../../../../shared/i18n/index.ts';
import { pageCountOf } from '../../../../shared/pages/index.ts';
import {
  beginRejecting,
  cancelRejecting,
  chooseQueue,
  judge,
  openReview,
  retryReview,
  showWaiting,
  undo,
} from '../review.actions.ts';
import { reviewState, type ReviewState } from '../review.state.ts';

export interface ReviewPanelProps {
  /** The queue to begin with; empty for the first in which something waits. */
  readonly kind: string;
}

const second = 1_000;
const drawn: readonly ReviewItemKind[] = ['post', 'comment', 'article', 'video', 'wish'];
/** A kind that has no word of its own is called what it is most like. */
const drawnKind = (kind: string): ReviewItemKind =>
  drawn.find((known) => known === kind) ?? (kind.endsWith('comment') ? 'comment' : 'post');

type Doing = Pick<Snapshot<ReviewState>, 'rejecting' | 'deciding' | 'failed'>;

function stateOf(id: string, { rejecting, deciding, failed }: Doing): QueuedItem['state'] {
  if (deciding?.id === id) return { kind: 'deciding', passes: deciding.passes };
  if (rejecting === id) return { kind: 'rejecting' };
  return failed?.id === id ? { kind: 'failed', reason: errorWords(failed.error) } : { kind: 'pending' };
}

const itemOf = (entry: Snapshot<ReviewEntry>, doing: Doing, t: TFunction<'review'>): QueuedItem => ({
  id: entry.id,
  kind: drawnKind(entry.kind),
  author: { nickname: entry.author.nickname, img: entry.author.img },
  at: entry.at_ts,
  title: entry.about ? t('about', { words: entry.about.words }) : entry.title,
  text: entry.text,
  pictures: entry.pics.map(({ url }) => url),
  ...(entry.film && { film: entry.film.url }),
  flags: entry.is_edit ? [t('flag.edit')] : [],
  state: stateOf(entry.id, doing),
});

/** G061, G062, G430, G431: what members wrote, to be published or refused (D68). */
export function ReviewPanel({ kind }: ReviewPanelProps) {
  const { t } = useTranslation('review');
  const { queues, kind: shown, pages, held, error, ...doing } = useSnapshot(reviewState);
  const now = useServerNow(second);
  useEffect(() => openReview(kind), [kind]);

  if (error !== null) {
    return (
      <ErrorState title={t('failed')} retry={{ label: t('retry'), onRetry: retryReview }}>
        {errorWords(error)}
      </ErrorState>
    );
  }
  if (queues?.length === 0) return <EmptyState title={t('none')}>{t('noneHint')}</EmptyState>;
  const state = (): ReviewDeskState => {
    if (pages.phase === 'failed') return { kind: 'failed', reason: errorWords(pages.error) };
    if (queues === null || pages.phase === 'loading') return { kind: 'loading' };
    return {
      kind: 'ready',
      items: pages.list.map((entry) => itemOf(entry, doing, t)),
      page: pages.page,
      pageCount: pageCountOf(pages),
    };
  };
  return (
    <ReviewDesk
      queues={queues ?? []}
      selected={shown}
      onQueue={chooseQueue}
      state={state()}
      held={held.filter(({ until }) => until > now)}
      now={serverNow}
      onPass={(id) => void judge(id)}
      onReject={beginRejecting}
      onConfirmReject={(id, reason) => void judge(id, reason)}
      onCancelReject={cancelRejecting}
      onUndo={(id) => void undo(id)}
      onPage={showWaiting}
      onRetry={() => showWaiting(1)}
    />
  );
}
