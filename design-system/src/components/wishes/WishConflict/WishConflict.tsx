import { useTranslation } from 'react-i18next';
import { Banner } from '../../../primitives/index.ts';
import { type WishEventView, WishTimeline } from '../WishTimeline/WishTimeline.tsx';
import { ConflictAnswer, ConflictRoot } from './WishConflict.styles.ts';

export interface WishConflictProps {
  /** What was done since the reader began, newest first. */
  events: readonly WishEventView[];
  /** Its author changed what the wish says. */
  isRewritten: boolean;
  /** The official answer as it is by now; left out where nobody changed it. */
  answer?: string | undefined;
}

/** Why nothing was saved: what others did with the wish meanwhile. What was filled in stays beside it. */
export function WishConflict({ events, isRewritten, answer }: WishConflictProps) {
  const { t } = useTranslation('wishes');
  return (
    <ConflictRoot>
      <Banner tone="warning" title={t('conflict.title')}>
        {t('conflict.note')}
      </Banner>
      {isRewritten && <p>{t('conflict.rewritten')}</p>}
      {events.length > 0 && <WishTimeline state={{ kind: 'ready', events }} />}
      {answer !== undefined && (
        <>
          <p>{t('conflict.answer')}</p>
          <ConflictAnswer>{answer}</ConflictAnswer>
        </>
      )}
    </ConflictRoot>
  );
}
