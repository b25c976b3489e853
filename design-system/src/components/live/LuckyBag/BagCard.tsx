import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../primitives/index.ts';
import { useFormats } from '../../formats/index.ts';
import { GiftIcon, useGiftName } from '../../gifts/index.ts';
import { Amount } from '../../wallet/index.ts';
import { Countdown } from '../Countdown/Countdown.tsx';
import type { BagPrizeView, BagProps } from './bag.ts';
import { BagClock, BagFoot, BagHead, BagPrizeLine, BagRoot, BagWords } from './BagCard.styles.ts';
import { BagConditionList } from './BagConditionList.tsx';
import { BagDrawing, type BagDrawingProps } from './BagDrawing.tsx';
import { BagOutcome } from './BagOutcome.tsx';

interface BagCardProps extends BagProps {
  kind: BagDrawingProps['kind'];
  title: ReactNode;
}

/** One bag of a live session from its first second to its result; what LuckyBag and BlessingBag share (D19). */
export function BagCard({
  kind,
  title,
  state,
  prize,
  winners,
  entries,
  disabledReason,
  onJoin,
  onMeet,
  onProof,
  now,
}: BagCardProps) {
  const { t } = useTranslation('live-tools');
  const formats = useFormats();
  const titleId = useId();
  const isOpen = state.kind === 'waiting' || state.kind === 'joined';
  const missing = state.kind === 'waiting' ? state.conditions.filter(({ isMet }) => !isMet) : [];
  const isToSay = missing.length === 1 && missing[0]?.key === 'comment';
  const held = disabledReason ?? (missing.length > 0 && !isToSay ? t('bag.first') : undefined);
  return (
    <BagRoot data-kind={state.kind} aria-labelledby={titleId}>
      <BagHead>
        <BagDrawing kind={kind} />
        <BagWords>
          <h3 id={titleId}>{title}</h3>
          <PrizeLine prize={prize} />
          <p>
            {t('bag.winners', { count: winners, n: formats.number(winners) })}
            {' · '}
            {t('bag.entries', { count: entries, n: formats.number(entries) })}
          </p>
        </BagWords>
      </BagHead>
      {isOpen && (
        <BagClock>
          <span>{t('bag.drawsIn')}</span>
          <Countdown until={state.drawsAt} now={now} />
        </BagClock>
      )}
      {state.kind === 'waiting' && <BagConditionList conditions={state.conditions} onMeet={onMeet} />}
      {state.kind === 'waiting' && (
        <BagFoot>
          <Button
            tone="gold"
            fill="filled"
            isWide
            busyLabel={state.isJoining ? t('bag.joining') : undefined}
            disabledReason={held}
            onClick={onJoin}
          >
            {isToSay ? t('bag.sayAndJoin') : t('bag.join')}
          </Button>
          <p>{t('bag.free')}</p>
        </BagFoot>
      )}
      {state.kind === 'joined' && (
        <BagFoot>
          <Button tone="gold" isWide disabledReason={t('bag.already')}>
            {t('bag.joined')}
          </Button>
          <p>{t('bag.stay')}</p>
        </BagFoot>
      )}
      {!isOpen && <BagOutcome state={state} prize={prize} onProof={onProof} />}
    </BagRoot>
  );
}

function PrizeLine({ prize }: { prize: BagPrizeView }) {
  const { t } = useTranslation('live-tools');
  const formats = useFormats();
  const nameOf = useGiftName();
  return (
    <BagPrizeLine>
      {prize.kind === 'beans' ? (
        <Amount value={prize.beans} currency="BEAN" />
      ) : (
        <>
          <GiftIcon icon={prize.gift.icon} size={24} />
          <span>{t('bag.prizeGift', { gift: nameOf(prize.gift), n: formats.number(prize.count) })}</span>
        </>
      )}
    </BagPrizeLine>
  );
}
