import type { Wish, WishEvent } from '@goldbean/contract/wishes';
import { sharedLimits } from '@goldbean/contract/shared';
import {
  WishActionDialog,
  WishBehalfDialog,
  WishConflict,
  type WishEventView,
  WishHandling,
} from '@goldbean/design-system/wishes';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import type { Snapshot } from 'valtio/vanilla';
import { serverNow, useServerNow } from '../../../../shared/clock/index.ts';
import { useDraft } from '../../../../shared/forms/index.ts';
import { errorWords, refusalWords } from '../../../../shared/i18n/index.ts';
import { changeBehalf, sendBehalf } from '../behalf.actions.ts';
import { beginAction, cancelAction, doAction, findMerges, openDesk, pinWish } from '../wish-desk.actions.ts';
import type { ReadWish } from '../wish-conflict.ts';
import { wishDeskState } from '../wish-desk.state.ts';
import { actionsOf, targetsOf } from '../wish-moves.ts';

export interface WishDeskProps {
  readonly read: Snapshot<ReadWish>;
  /** Nobody rewards their own wish. */
  readonly isOwn: boolean;
  /** Steps of a history as they are drawn. */
  readonly viewsOf: (events: readonly Snapshot<WishEvent>[]) => WishEventView[];
  /** Told how a wish stands after an action. */
  readonly onWish: (wish: Wish) => void;
}

/** What the product head does with the wish of the page (P11, D05, D69). */
export function WishDesk({ read, isOwn, viewsOf, onWish }: WishDeskProps) {
  const { wish } = read;
  const { t } = useTranslation('wishes');
  const { action, isSaving, isPinning, error, conflict, rewards, merges, behalf } = useDraft(wishDeskState);
  const now = useServerNow(1_000);
  useEffect(() => openDesk(wish.wish_id), [wish.wish_id]);
  const { jwcode, reason } = behalf.errors;
  const behalfErrors = {
    ...(jwcode && {
      jwcode: jwcode === 'request.content_required' ? t('behalf.jwcodeMissing') : refusalWords(jwcode),
    }),
    ...(reason && {
      reason:
        reason === 'request.content_required'
          ? t('action.reasonMissing')
          : t('answer.long', { most: sharedLimits.reasonCharacters }),
    }),
  };
  return (
    <>
      {!wish.merged_into && (
        <WishHandling
          actions={actionsOf(wish, isOwn)}
          isPinned={wish.pinned}
          isPinning={isPinning}
          onAction={(step) => beginAction(step, read as ReadWish)}
          onPin={(on) => void pinWish(on, onWish)}
        />
      )}
      {action === 'behalf' && (
        <WishBehalfDialog
          title={wish.title}
          draft={behalf.values}
          errors={behalfErrors}
          isSending={behalf.isSending}
          error={error === null ? undefined : errorWords(error)}
          limit={sharedLimits.reasonCharacters}
          onChange={changeBehalf}
          onSubmit={() => void sendBehalf(onWish)}
          onClose={cancelAction}
        />
      )}
      {action && action !== 'behalf' && (
        <WishActionDialog
          key={action}
          kind={action}
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
          conflict={
            conflict && (
              <WishConflict
                events={viewsOf(conflict.events)}
                isRewritten={conflict.isRewritten}
                answer={conflict.answer ?? undefined}
              />
            )
          }
          onSearch={(words) => void findMerges(words)}
          onConfirm={(done) => void doAction(done, serverNow(), onWish)}
          onClose={cancelAction}
          limit={sharedLimits.reasonCharacters}
        />
      )}
    </>
  );
}
