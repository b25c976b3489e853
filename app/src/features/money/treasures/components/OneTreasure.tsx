import { agreements } from '@goldbean/contract/shared';
import { TreasureDialog, type TreasureDialogState } from '@goldbean/design-system/treasures';
import { useEffect } from 'react';
import { useSnapshot } from 'valtio';
import { errorWords } from '../../../../shared/i18n/index.ts';
import { paths } from '../../../../shared/paths/index.ts';
import { agreeToExchange, exchangeTreasure, loadTreasure, openTreasure } from '../treasures.actions.ts';
import { oneTreasureState } from '../treasures.state.ts';
import { viewOf } from './treasure-view.ts';

export interface OneTreasureProps {
  readonly id: string;
  /** Where vouchers are bought, and where one comes back from. */
  readonly vouchersHref: string;
  readonly onClose: () => void;
}

/** One treasure over the page, and exchanging vouchers for it (G711, S29). */
export function OneTreasure({ id, vouchersHref, onClose }: OneTreasureProps) {
  const { phase, error, treasure, vouchers, isAgreed, step, refusal } = useSnapshot(oneTreasureState);
  useEffect(() => openTreasure(id), [id]);
  const state = (): TreasureDialogState => {
    if (phase === 'loading') return { kind: 'loading' };
    if (phase === 'failed') return { kind: 'error', reason: errorWords(error) };
    if (!treasure) return { kind: 'missing' };
    const exchange =
      refusal === null
        ? ({ kind: step } as const)
        : ({ kind: 'refused', reason: errorWords(refusal) } as const);
    return { kind: 'ready', treasure: viewOf(treasure), vouchers, exchange };
  };
  return (
    <TreasureDialog
      state={state()}
      agreement={{ version: agreements.service.version, href: paths.serviceAgreement.href() }}
      isAgreed={isAgreed}
      onAgree={agreeToExchange}
      vouchersHref={vouchersHref}
      onExchange={() => void exchangeTreasure()}
      onRetry={() => void loadTreasure()}
      onClose={onClose}
    />
  );
}
