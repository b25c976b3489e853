import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  EmptyState,
  ErrorState,
  Pagination,
  ShieldCheckIcon,
  Skeleton,
  Tabs,
  VisuallyHidden,
} from '../../../primitives/index.ts';
import { useFormats } from '../../formats/index.ts';
import { ReviewItem, type ReviewItemProps } from '../ReviewItem/ReviewItem.tsx';
import { type HeldVerdictView, HeldVerdictRow } from './HeldVerdictRow.tsx';
import { HeldRows, QueueBody, QueueCount, QueueKeys, QueueRow, QueueRows } from './ReviewDesk.styles.ts';
import { useQueueKeys } from './use-queue-keys.ts';

/** One that waits, as ReviewItem draws it. */
export interface QueuedItem extends Pick<
  ReviewItemProps,
  'kind' | 'author' | 'at' | 'title' | 'text' | 'pictures' | 'film' | 'flags' | 'state'
> {
  id: string;
}

/** A queue that I may judge. */
export interface ReviewQueueView {
  kind: string;
  waiting: number;
}

export type ReviewDeskState =
  | { kind: 'loading' }
  /** `reason` is a sentence for the reader. */
  | { kind: 'failed'; reason: string }
  /** Longest waiting first. */
  | {
      kind: 'ready';
      items: readonly QueuedItem[];
      page: number;
      pageCount: number;
    };

export interface ReviewDeskProps {
  /** In the order of the tabs. */
  queues: readonly ReviewQueueView[];
  selected: string;
  onQueue: (kind: string) => void;
  state: ReviewDeskState;
  /** Verdicts of mine that have not taken effect, latest last. */
  held: readonly HeldVerdictView[];
  onPass: (id: string) => void;
  /** Begins to say why not. */
  onReject: (id: string) => void;
  onConfirmReject: (id: string, reason: string) => void;
  onCancelReject: (id: string) => void;
  onUndo: (id: string) => void;
  onPage: (page: number) => void;
  onRetry: () => void;
  /** The clock, UTC ms. */
  now: () => number;
}

const kindWords = {
  post: 'kind.post',
  comment: 'kind.comment',
  article: 'kind.article',
  video: 'kind.video',
  wish_comment: 'kind.wish_comment',
} as const;
const isNamed = (kind: string): kind is keyof typeof kindWords => Object.hasOwn(kindWords, kind);

/** What waits for review, queue by queue, to be judged by mouse or by single keys (D68). */
export function ReviewDesk({
  queues,
  selected,
  onQueue,
  state,
  held,
  onPass,
  onReject,
  onConfirmReject,
  onCancelReject,
  onUndo,
  onPage,
  onRetry,
  now,
}: ReviewDeskProps) {
  const { t } = useTranslation(['review', 'primitives']);
  const formats = useFormats();
  const items = state.kind === 'ready' ? state.items : [];
  const [at, setAt] = useState(0);
  // What is judged leaves the queue, and the next one takes its place.
  const chosen = Math.min(at, items.length - 1);
  const rows = useRef<HTMLOListElement>(null);
  const [hasMoved, setHasMoved] = useState(false);

  const move = (step: number) => {
    setHasMoved(true);
    setAt(Math.max(0, Math.min(items.length - 1, chosen + step)));
  };
  const judge = (action: (id: string) => void) => {
    const item = items[chosen];
    if (item && (item.state.kind === 'pending' || item.state.kind === 'failed')) action(item.id);
  };
  useQueueKeys({
    onNext: () => move(1),
    onPrevious: () => move(-1),
    onPass: () => judge(onPass),
    onReject: () => judge(onReject),
    onUndo: () => {
      const last = held.at(-1);
      if (last) onUndo(last.id);
    },
  });
  useEffect(() => {
    if (hasMoved) rows.current?.children[chosen]?.scrollIntoView({ block: 'nearest' });
  }, [hasMoved, chosen]);

  return (
    <Tabs
      label={t('label')}
      items={queues.map(({ kind, waiting }) => ({
        key: kind,
        label: isNamed(kind) ? t(kindWords[kind]) : kind,
        aside: waiting > 0 && <QueueCount>{formats.number(waiting)}</QueueCount>,
      }))}
      selected={selected}
      onSelect={(kind) => {
        setAt(0);
        onQueue(kind);
      }}
    >
      <QueueBody>
        {state.kind === 'loading' && (
          <>
            <VisuallyHidden as="output">{t('loading')}</VisuallyHidden>
            <Skeleton shape="block" height="240px" />
          </>
        )}
        {state.kind === 'failed' && (
          <ErrorState title={t('failed')} retry={{ label: t('retry'), onRetry }}>
            {state.reason}
          </ErrorState>
        )}
        {state.kind === 'ready' && items.length === 0 && (
          <EmptyState icon={<ShieldCheckIcon aria-hidden="true" />} title={t('empty')}>
            {t('emptyHint')}
          </EmptyState>
        )}
        {state.kind === 'ready' && items.length > 0 && (
          <>
            <QueueKeys>{t('keys')}</QueueKeys>
            <QueueRows ref={rows}>
              {items.map(({ id, ...item }, place) => (
                <QueueRow
                  key={id}
                  data-chosen={place === chosen || undefined}
                  aria-current={place === chosen || undefined}
                >
                  <ReviewItem
                    {...item}
                    onPass={() => onPass(id)}
                    onReject={() => onReject(id)}
                    onConfirmReject={(reason) => onConfirmReject(id, reason)}
                    onCancelReject={() => onCancelReject(id)}
                  />
                </QueueRow>
              ))}
            </QueueRows>
            <Pagination
              page={state.page}
              pageCount={state.pageCount}
              onSelect={onPage}
              labels={{
                pages: t('primitives:pagination'),
                previous: t('primitives:previousPage'),
                next: t('primitives:nextPage'),
                page: (page) => t('primitives:page', { page }),
              }}
            />
          </>
        )}
        <HeldRows aria-label={t('held')} aria-live="polite">
          {held.map((verdict) => (
            <li key={verdict.id}>
              <HeldVerdictRow verdict={verdict} now={now} onUndo={() => onUndo(verdict.id)} />
            </li>
          ))}
        </HeldRows>
      </QueueBody>
    </Tabs>
  );
}
