import { useTranslation } from 'react-i18next';
import { Button, ShieldCheckIcon, Spinner } from '../../../primitives/index.ts';
import type { BagPrizeView, BagState } from './bag.ts';
import { BagDrawingLine, BagResult, BagWinners } from './BagCard.styles.ts';

interface BagOutcomeProps {
  state: Exclude<BagState, { kind: 'waiting' | 'joined' }>;
  prize: BagPrizeView;
  onProof: (() => void) | undefined;
}

const voidWords = { nobody: 'bag.voidNobody', stopped: 'bag.voidStopped', late: 'bag.voidLate' } as const;

/** What came of a bag, read out when it comes. */
export function BagOutcome({ state, prize, onProof }: BagOutcomeProps) {
  const { t } = useTranslation('live-tools');
  switch (state.kind) {
    case 'drawing':
      return (
        <BagDrawingLine>
          <Spinner label={t('bag.drawing')} />
          <p aria-hidden="true">{t('bag.drawing')}</p>
        </BagDrawingLine>
      );
    case 'won':
      return (
        <>
          <BagResult data-won>
            <strong>{t('bag.won')}</strong>
            <p>{prize.kind === 'beans' ? t('bag.wonBeans') : t('bag.wonGift')}</p>
          </BagResult>
          <WinnerList winners={state.winners} onProof={onProof} />
        </>
      );
    case 'lost':
      return (
        <>
          <BagResult>
            <strong>{t('bag.lost')}</strong>
            <p>{t('bag.lostText')}</p>
          </BagResult>
          <WinnerList winners={state.winners} onProof={onProof} />
        </>
      );
    case 'drawn':
      return (
        <>
          <BagResult>
            <strong>{t('desk.drawn')}</strong>
          </BagResult>
          <WinnerList winners={state.winners} onProof={onProof} />
        </>
      );
    case 'void':
      return (
        <BagResult>
          <strong>{t('bag.void')}</strong>
          <p>{t(voidWords[state.reason])}</p>
        </BagResult>
      );
  }
}

function WinnerList({ winners, onProof }: { winners: readonly string[]; onProof: (() => void) | undefined }) {
  const { t } = useTranslation('live-tools');
  return (
    <BagWinners>
      <h4>{t('bag.winnerList')}</h4>
      <ul>
        {winners.map((name) => (
          <li key={name}>{name}</li>
        ))}
      </ul>
      {onProof && (
        <Button size="small" onClick={onProof}>
          <ShieldCheckIcon aria-hidden="true" />
          {t('bag.seed')}
        </Button>
      )}
    </BagWinners>
  );
}
