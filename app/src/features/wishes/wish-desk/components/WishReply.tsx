import type { Wish, WishAnswer } from '@goldbean/contract/wishes';
import { OfficialAnswer, type OfficialAnswerState } from '@goldbean/design-system/wishes';
import { useSnapshot } from 'valtio';
import type { Snapshot } from 'valtio/vanilla';
import { errorWords } from '../../../../shared/i18n/index.ts';
import { beginAnswer, cancelAnswer, publishAnswer } from '../wish-desk.actions.ts';
import { wishDeskState } from '../wish-desk.state.ts';

export interface WishReplyProps {
  /** Null while there is none. */
  readonly answer: Snapshot<WishAnswer> | null;
  /** The reader is a product head, and the wish may be answered. */
  readonly mayWrite: boolean;
  readonly onWish: (wish: Wish) => void;
}

/** G042: what the house says to the wish of the page (D04). */
export function WishReply({ answer, mayWrite, onWish }: WishReplyProps) {
  const { isAnswering, answer: text, isSaving, error } = useSnapshot(wishDeskState);
  const state = (): OfficialAnswerState => {
    if (mayWrite && isAnswering)
      return {
        kind: 'writing',
        text,
        isSaving,
        ...(error !== null && { reason: errorWords(error) }),
      };
    if (!answer) return { kind: 'waiting' };
    const { by, at_ts: at, edited_ts: editedAt } = answer;
    return { kind: 'answered', by: { nickname: by.nickname, img: by.img }, text: answer.text, at, editedAt };
  };
  return (
    <OfficialAnswer
      state={state()}
      {...(mayWrite && { onWrite: () => beginAnswer(answer?.text ?? '') })}
      onSave={(written) => void publishAnswer(written, onWish)}
      onCancel={cancelAnswer}
    />
  );
}
