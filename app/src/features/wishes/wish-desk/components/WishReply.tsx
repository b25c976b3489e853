import type { Wish, WishEvent } from '@goldbean/contract/wishes';
import {
  OfficialAnswer,
  type OfficialAnswerState,
  WishConflict,
  type WishEventView,
} from '@goldbean/design-system/wishes';
import { useSnapshot } from 'valtio';
import type { Snapshot } from 'valtio/vanilla';
import { errorWords } from '../../../../shared/i18n/index.ts';
import { beginAnswer, cancelAnswer, publishAnswer } from '../wish-desk.actions.ts';
import type { ReadWish } from '../wish-conflict.ts';
import { wishDeskState } from '../wish-desk.state.ts';

export interface WishReplyProps {
  readonly read: Snapshot<ReadWish>;
  /** The reader is a product head, and the wish may be answered. */
  readonly mayWrite: boolean;
  /** Steps of a history as they are drawn. */
  readonly viewsOf: (events: readonly Snapshot<WishEvent>[]) => WishEventView[];
  readonly onWish: (wish: Wish) => void;
}

/** G042: what the house says to the wish of the page (D04). */
export function WishReply({ read, mayWrite, viewsOf, onWish }: WishReplyProps) {
  const { isAnswering, answer: text, isSaving, error, conflict } = useSnapshot(wishDeskState);
  const { answer } = read;
  const state = (): OfficialAnswerState => {
    // What is being written stays, also where the wish went into another one meanwhile.
    if (isAnswering)
      return {
        kind: 'writing',
        text,
        isSaving,
        ...(error !== null && { reason: errorWords(error) }),
        ...(conflict && {
          conflict: (
            <WishConflict
              events={viewsOf(conflict.events)}
              isRewritten={conflict.isRewritten}
              answer={conflict.answer ?? undefined}
            />
          ),
        }),
      };
    if (!answer) return { kind: 'waiting' };
    const { by, at_ts: at, edited_ts: editedAt } = answer;
    return { kind: 'answered', by: { nickname: by.nickname, img: by.img }, text: answer.text, at, editedAt };
  };
  return (
    <OfficialAnswer
      state={state()}
      {...(mayWrite && { onWrite: () => beginAnswer(read as ReadWish) })}
      onSave={(written) => void publishAnswer(written, onWish)}
      onCancel={cancelAnswer}
    />
  );
}
