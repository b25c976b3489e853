import { useTranslation } from 'react-i18next';
import { Button } from '../../../primitives/index.ts';
import { useFormats } from '../../formats/index.ts';
import type { ContentReviewState } from '../content.ts';
import { inARow } from '../in-a-row.ts';
import { ReviewRoot } from './ReviewNote.styles.ts';

export interface ReviewNoteProps {
  state: ContentReviewState;
  /** Takes the kept text up again; offered once it was rejected. */
  onEditAgain?: () => void;
  /** It is a changed version that waits, while the one before is displayed. */
  isEdit?: boolean;
}

/** Tells an author where the review of their words stands (S06). Draws nothing once they are displayed. */
export function ReviewNote({ state, onEditAgain, isEdit = false }: ReviewNoteProps) {
  const { t } = useTranslation('content');
  const formats = useFormats();
  if (state.kind === 'displayed') return null;
  if (state.kind === 'rejected' || state.kind === 'hidden') {
    const outcome = state.kind === 'hidden' ? t('review.hidden') : t('review.rejected');
    return (
      <ReviewRoot data-kind="rejected">
        <p>
          <strong>{isEdit ? t('review.ofEdit', { state: outcome }) : outcome}</strong>
          {state.reason}
        </p>
        {onEditAgain && state.kind === 'rejected' && (
          <Button size="small" onClick={onEditAgain}>
            {t('review.editAgain')}
          </Button>
        )}
      </ReviewRoot>
    );
  }
  const { place, usualWait } = state;
  return (
    <ReviewRoot data-kind="pending">
      <p>
        <strong>{isEdit ? t('review.ofEdit', { state: t('review.pending') }) : t('review.pending')}</strong>
        {inARow(
          t('review.onlyYou'),
          place !== undefined && t('review.place', { n: formats.number(place) }),
          usualWait !== undefined && t('review.usualWait', { time: formats.span(usualWait) }),
        )}
      </p>
    </ReviewRoot>
  );
}
