import type { JudgedWishComment } from '@goldbean/contract/wishes';
import { ReviewItem, type ReviewItemProps } from '@goldbean/design-system/moderation';
import { EmptyState, Tabs } from '@goldbean/design-system/primitives';
import { WishRows, type WishRowsState } from '@goldbean/design-system/wishes';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useSnapshot } from 'valtio';
import type { Snapshot } from 'valtio/vanilla';
import { errorWords } from '../../../../shared/i18n/index.ts';
import { pageCountOf } from '../../../../shared/pages/index.ts';
import { paths } from '../../../../shared/paths/index.ts';
import { beginRejecting, chooseReviewTab, judgeComment, openReview, showReview } from '../review.actions.ts';
import { reviewState } from '../review.state.ts';

/** G406, G407: comments on wishes before those who judge them (D68). */
export function CommentReview() {
  const { t } = useTranslation('wishes');
  const { tab, pages, deciding, rejecting, failed } = useSnapshot(reviewState);
  useEffect(openReview, []);

  const rows = (): WishRowsState<Snapshot<JudgedWishComment>> => {
    if (pages.phase === 'failed') return { kind: 'failed', reason: errorWords(pages.error) };
    if (pages.phase === 'loading') return { kind: 'loading' };
    return { kind: 'ready', rows: pages.list, page: pages.page, pageCount: pageCountOf(pages) };
  };
  const stateOf = (row: Snapshot<JudgedWishComment>): ReviewItemProps['state'] => {
    if (row.judged) {
      const how = { by: row.judged.by.nickname, at: row.judged.at_ts };
      return row.state === 'rejected'
        ? { kind: 'rejected', reason: row.reason, ...how }
        : { kind: 'displayed', ...how };
    }
    if (row.own) return { kind: 'notYours' };
    if (deciding?.id === row.comment_id) return { kind: 'deciding', passes: deciding.passes };
    if (rejecting === row.comment_id) return { kind: 'rejecting' };
    if (failed?.id === row.comment_id) return { kind: 'failed', reason: errorWords(failed.error) };
    return { kind: 'pending' };
  };
  return (
    <Tabs
      label={t('review.label')}
      look="pill"
      items={[
        { key: 'pending', label: t('review.pending') },
        { key: 'displayed', label: t('review.displayed') },
        { key: 'rejected', label: t('review.rejected') },
      ]}
      selected={tab}
      onSelect={chooseReviewTab}
    >
      <WishRows
        heading={t('desk.comments')}
        state={rows()}
        keyOf={({ comment_id }) => comment_id}
        empty={<EmptyState title={t('review.empty')}>{t('review.emptyHint')}</EmptyState>}
        onPage={showReview}
        onRetry={() => showReview(1)}
      >
        {(row) => (
          <ReviewItem
            kind="comment"
            author={{ nickname: row.user.nickname, img: row.user.img }}
            at={row.at_ts}
            title={row.wish.title}
            titleHref={paths.wishDetails.href({ wish_id: row.wish.wish_id })}
            text={row.text}
            pictures={[]}
            flags={[]}
            state={stateOf(row)}
            onPass={() => void judgeComment(row.comment_id, '')}
            onReject={() => beginRejecting(row.comment_id)}
            onConfirmReject={(reason) => void judgeComment(row.comment_id, reason)}
            onCancelReject={() => beginRejecting('')}
          />
        )}
      </WishRows>
    </Tabs>
  );
}
