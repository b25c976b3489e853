import { useTranslation } from 'react-i18next';
import { Spinner } from '../../../primitives/index.ts';
import type { BagPrize, BagState } from './bag.ts';
import { BagDrawingLine, BagResult, BagWinners } from './BagCard.styles.ts';

interface BagOutcomeProps {
  state: Exclude<BagState, { kind: 'waiting' | 'joined' }>;
  prize: BagPrize;
  seed: string | undefined;
}

/** What came of a bag, read out when it comes. */
export function BagOutcome({ state, prize, seed }: BagOutcomeProps) {
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
          <WinnerList winners={state.winners} seed={seed} />
        </>
      );
    case 'lost':
      return (
        <>
          <BagResult>
            <strong>{t('bag.lost')}</strong>
            <p>{t('bag.lostText')}</p>
          </BagResult>
          <WinnerList winners={state.winners} seed={seed} />
        </>
      );
    case 'void':
      return (
        <BagResult>
          <strong>{t('bag.void')}</strong>
          <p>{state.reason === 'nobody' ? t('bag.voidNobody') : t('bag.voidStopped')}</p>
        </BagResult>
      );
  }
}

function WinnerList({ winners, seed }: { winners: readonly string[]; seed: string | undefined }) {
  const { t } = useTranslation('live-tools');
  return (
    <BagWinners>
      <h4>{t('bag.winnerList')}</h4>
      <ul>
        {winners.map((name) => (
          <li key={name}>{name}</li>
        ))}
      </ul>
      {seed !== undefined && (
        <p>
          {t('bag.seed')} <code>{seed}</code>
        </p>
      )}
    </BagWinners>
  );
}
