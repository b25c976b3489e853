import { styled } from '@goldbean/design-system/styling';
import { Card } from '@goldbean/design-system/primitives';
import { tokens } from '@goldbean/design-system/theme';
import { LotList, type LotListState } from '@goldbean/design-system/wallet';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useSnapshot, type Snapshot } from 'valtio';
import { errorWords } from '../../../shared/i18n/index.ts';
import { lastMoment } from '../days.ts';
import { loadLots } from '../wallet.actions.ts';
import { walletState, type WalletState } from '../wallet.state.ts';

const Sheet = styled(Card)`
  display: grid;
  gap: ${tokens.space[3]};

  & > h2 {
    margin: 0;
    font-size: ${tokens.font.size.reading};
  }
`;

/** Which beans expire when, in the order in which the next purchase takes them (S23). */
export function Lots() {
  const { t } = useTranslation('wallet');
  const { lots } = useSnapshot(walletState);
  useEffect(() => {
    void loadLots();
  }, []);
  return (
    <Sheet padding="large">
      <h2>{t('lots.label')}</h2>
      <LotList state={listState(lots)} onRetry={() => void loadLots()} />
    </Sheet>
  );
}

function listState(lots: Snapshot<WalletState['lots']>): LotListState {
  if (lots.kind === 'failed') return { kind: 'error', reason: errorWords(lots.error) };
  if (lots.kind === 'loading') return { kind: 'loading' };
  return {
    kind: 'ready',
    lots: lots.value.list.map(({ lot_id, left, expires_ts, turn }) => ({
      id: lot_id,
      left,
      isNext: turn === 1,
      expiresAt: expires_ts === null ? null : lastMoment(expires_ts),
    })),
  };
}
