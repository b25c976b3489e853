import { Button, ButtonLink, ConfirmDialog } from '@goldbean/design-system/primitives';
import { WishArticle } from '@goldbean/design-system/wishes';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSnapshot } from 'valtio';
import { paths } from '../../../../shared/paths/index.ts';
import { useWishView } from '../use-wish-view.ts';
import { withdrawWish } from '../wish.actions.ts';
import { wishState } from '../wish.state.ts';
import { voteFor } from '../wishes.actions.ts';
import { wishesState } from '../wishes.state.ts';

export interface TheWishProps {
  /** It is gone, by its author. */
  readonly onWithdrawn: () => void;
}

/** The wish of the page: what it says, my vote, and what its author may do while it is pending (S10, S12). */
export function TheWish({ onWithdrawn }: TheWishProps) {
  const { t } = useTranslation(['wishes', 'primitives']);
  const { detail, isWithdrawing } = useSnapshot(wishState);
  const { voting } = useSnapshot(wishesState);
  const viewOf = useWishView();
  const [isAsking, setIsAsking] = useState(false);
  if (!detail) return <WishArticle state={{ kind: 'loading' }} onVote={() => undefined} />;
  const { wish, page, version, my } = detail;
  const withdraw = async () => {
    if (await withdrawWish()) onWithdrawn();
    setIsAsking(false);
  };
  return (
    <WishArticle
      state={{
        kind: 'ready',
        wish: viewOf(wish),
        isVoting: voting[wish.wish_id] === true,
        origin: [page, version].filter((part) => part !== '').join(' · '),
      }}
      onVote={(voted, votes) => void voteFor(voted.id, votes)}
      actions={
        my.edits && (
          <>
            <ButtonLink size="small" href={paths.addWish.href({ wish_id: wish.wish_id })}>
              {t('form.edit')}
            </ButtonLink>
            {my.withdraws && (
              <Button size="small" onClick={() => setIsAsking(true)}>
                {t('withdraw.open')}
              </Button>
            )}
            <ConfirmDialog
              isOpen={isAsking}
              tone="danger"
              title={t('withdraw.question')}
              confirmLabel={t('withdraw.open')}
              cancelLabel={t('cancel')}
              closeLabel={t('primitives:close')}
              {...(isWithdrawing && { busyLabel: t('saving') })}
              onConfirm={() => void withdraw()}
              onCancel={() => setIsAsking(false)}
            >
              {t('withdraw.note')}
            </ConfirmDialog>
          </>
        )
      }
    />
  );
}
