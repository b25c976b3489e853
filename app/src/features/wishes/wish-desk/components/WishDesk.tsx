import type { Wish } from '@goldbean/contract/wishes';
import { sharedLimits } from '@goldbean/contract/shared';
import { WishBehalfDialog, WishDeedDialog, WishHandling } from '@goldbean/design-system/wishes';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import type { Snapshot } from 'valtio/vanilla';
import { useNow } from '../../../../shared/clock/index.ts';
import { useDraft } from '../../../../shared/forms/index.ts';
import { errorWords, refusalWords } from '../../../../shared/i18n/index.ts';
import { changeBehalf, sendBehalf } from '../behalf.actions.ts';
import { beginDeed, cancelDeed, doDeed, findMerges, openDesk, pinWish } from '../wish-desk.actions.ts';
import { wishDeskState } from '../wish-desk.state.ts';
import { deedsOf, targetsOf } from '../wish-moves.ts';

export interface WishDeskProps {
  readonly wish: Snapshot<Wish>;
  /** Nobody rewards their own wish. */
  readonly isOwn: boolean;
  /** What the server's clock is ahead of this one, ms (V21). */
  readonly skew: number;
  /** Told how a wish stands after a deed. */
  readonly onWish: (wish: Wish) => void;
}

/** What the product head does with the wish of the page (P11, D05, D69). */
export function WishDesk({ wish, isOwn, skew, onWish }: WishDeskProps) {
  const { t } = useTranslation('wishes');
  const { deed, isSaving, isPinning, error, rewards, merges, behalf } = useDraft(wishDeskState);
  const now = useNow(1_000) + skew;
  useEffect(() => openDesk(wish.wish_id), [wish.wish_id]);
  const { jwcode, reason } = behalf.errors;
  const behalfErrors = {
    ...(jwcode && {
      jwcode: jwcode === 'request.content_required' ? t('behalf.jwcodeMissing') : refusalWords(jwcode),
    }),
    ...(reason && {
      reason:
        reason === 'request.content_required'
          ? t('deed.reasonMissing')
          : t('answer.long', { most: sharedLimits.reasonCharacters }),
    }),
  };
  return (
    <>
      <WishHandling
        deeds={deedsOf(wish, isOwn)}
        isPinned={wish.pinned}
        isPinning={isPinning}
        onDeed={beginDeed}
        onPin={(on) => void pinWish(on, onWish)}
      />
      {deed === 'behalf' && (
        <WishBehalfDialog
          title={wish.title}
          draft={behalf.values}
          errors={behalfErrors}
          isSending={behalf.isSending}
          error={error === null ? undefined : errorWords(error)}
          limit={sharedLimits.reasonCharacters}
          onChange={changeBehalf}
          onSubmit={() => void sendBehalf(onWish)}
          onClose={cancelDeed}
        />
      )}
      {deed && deed !== 'behalf' && (
        <WishDeedDialog
          key={deed}
          kind={deed}
          facts={{
            title: wish.title,
            targets: targetsOf(wish.status),
            expectedAt: wish.expected_ts,
            now,
            rewards,
            merges: merges.map(({ wish_id: id, title }) => ({ id, title })),
          }}
          isSaving={isSaving}
          error={error === null ? undefined : errorWords(error)}
          onSearch={(words) => void findMerges(words)}
          onConfirm={(done) => void doDeed(done, Date.now() + skew, onWish)}
          onClose={cancelDeed}
          limit={sharedLimits.reasonCharacters}
        />
      )}
    </>
  );
}
