import { giftLimits } from '@goldbean/contract/live';
import { BarrageComposer, type BarrageComposerState } from '@goldbean/design-system/live';
import { useState } from 'react';
import { useSnapshot } from 'valtio';
import { keepBarrageDraft } from '../gift-draft.ts';
import { giveBarrage } from '../gifts.actions.ts';
import { giftsState } from '../gifts.state.ts';

export interface GiftBarSharedProps {
  /** My beans; null while they are not known: then the server decides. */
  readonly balance: number | null;
  /** Why nothing can be given now, as a sentence. */
  readonly disabledReason: string | undefined;
  /**
   * My beans do not suffice.
   * @param need what it costs, in beans
   * @param keep keeps what is filled in, for when the member comes back (V05)
   */
  readonly onShort: (need: number, keep: () => void) => void;
}

/** P03: a comment over the picture, beginning with what was kept while the member recharged (V05). */
export function BarrageBar(props: GiftBarSharedProps) {
  const { liveId, barrageDraft } = useSnapshot(giftsState);
  return <BarrageForm key={`${liveId} ${barrageDraft}`} {...props} />;
}

/** P03: writes a comment over the picture. Its words stay until it was sent. */
function BarrageForm({ balance, disabledReason, onShort }: GiftBarSharedProps) {
  const { liveId, isSendingBarrage, barrageDraft } = useSnapshot(giftsState);
  const [text, setText] = useState(barrageDraft);
  const state = (): BarrageComposerState => {
    if (isSendingBarrage) return { kind: 'sending' };
    if (disabledReason !== undefined) return { kind: 'held', reason: disabledReason };
    const isShort = balance !== null && balance < giftLimits.barragePriceBeans;
    return isShort ? { kind: 'insufficient', balance } : { kind: 'ready' };
  };
  const send = async (words: string) => {
    const isSent = await giveBarrage(words);
    // What was written meanwhile is not what was sent.
    if (isSent) setText((now) => (now.trim() === words ? '' : now));
  };
  return (
    <BarrageComposer
      isCompact
      state={state()}
      value={text}
      price={giftLimits.barragePriceBeans}
      limit={giftLimits.barrageCharacters}
      onChange={setText}
      onSend={(words) => void send(words)}
      onRecharge={() => onShort(giftLimits.barragePriceBeans, () => keepBarrageDraft(liveId, text))}
    />
  );
}
