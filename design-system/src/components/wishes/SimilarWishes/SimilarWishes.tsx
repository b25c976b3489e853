import { useTranslation } from 'react-i18next';
import { Button, CheckIcon, ChevronUpIcon, Link, Spinner } from '../../../primitives/index.ts';
import { useFormats } from '../../formats/index.ts';
import { isOpenForVotes, type WishView } from '../wish.ts';
import { WishStatusTag } from '../WishCard/WishStatusTag.tsx';
import { SimilarList, SimilarQuiet, SimilarRoot } from './SimilarWishes.styles.ts';

/** What of a wish is shown when it resembles another. */
export type SimilarWish = Pick<
  WishView,
  'id' | 'title' | 'status' | 'isCommunicated' | 'freeVotes' | 'paidVotes' | 'hasVoted' | 'mergedInto'
>;

export type SimilarWishesState =
  /** Nothing is typed yet, or too little. */
  | { kind: 'idle' }
  | { kind: 'searching' }
  | { kind: 'found'; wishes: readonly SimilarWish[]; votingId?: string };

export interface SimilarWishesProps {
  state: SimilarWishesState;
  /** Where a wish is read. */
  hrefOf: (wish: SimilarWish) => string;
  /** Gives my free vote to a wish that is there already. */
  onVote: (wish: SimilarWish) => void;
}

/** Wishes like the one being written, so that votes gather on one instead of many (S09). */
export function SimilarWishes({ state, hrefOf, onVote }: SimilarWishesProps) {
  const { t } = useTranslation('wishes');
  const formats = useFormats();
  const found = state.kind === 'found' ? state.wishes : [];

  return (
    <SimilarRoot aria-live="polite" aria-busy={state.kind === 'searching' || undefined}>
      {state.kind === 'searching' && (
        <SimilarQuiet>
          <Spinner size="small" label={t('similar.searching')} />
          <span aria-hidden="true">{t('similar.searching')}</span>
        </SimilarQuiet>
      )}
      {state.kind === 'found' && found.length === 0 && <SimilarQuiet>{t('similar.none')}</SimilarQuiet>}
      {state.kind === 'found' && found.length > 0 && (
        <>
          <strong>{t('similar.title', { count: found.length, n: formats.number(found.length) })}</strong>
          <p>{t('similar.hint')}</p>
          <SimilarList>
            {found.map((wish) => {
              const votes = wish.freeVotes + wish.paidVotes;
              return (
                <li key={wish.id}>
                  <div>
                    <Link look="plain" href={hrefOf(wish)} target="_blank">
                      {wish.title}
                    </Link>
                    <span>
                      <WishStatusTag status={wish.status} isCommunicated={wish.isCommunicated} />
                      {t('votes', { count: votes, n: formats.number(votes) })}
                    </span>
                  </div>
                  {wish.hasVoted && (
                    <span data-tone="voted">
                      <CheckIcon aria-hidden="true" />
                      {t('voted')}
                    </span>
                  )}
                  {!wish.hasVoted && isOpenForVotes(wish) && (
                    <Button
                      size="small"
                      tone="primary"
                      icon={<ChevronUpIcon aria-hidden="true" />}
                      busyLabel={state.votingId === wish.id ? t('saving') : undefined}
                      aria-label={t('similar.voteFor', { title: wish.title })}
                      onClick={() => onVote(wish)}
                    >
                      {t('vote')}
                    </Button>
                  )}
                </li>
              );
            })}
          </SimilarList>
        </>
      )}
    </SimilarRoot>
  );
}
