import { exchangeLimits } from '@goldbean/contract/money';
import { agreements } from '@goldbean/contract/shared';
import { ExchangeDialog, type ExchangeDialogState } from '@goldbean/design-system/wallet';
import { useEffect } from 'react';
import type { Snapshot } from 'valtio';
import { useDraft } from '../../../../shared/forms/index.ts';
import { errorWords, refusalWords } from '../../../../shared/i18n/index.ts';
import { paths } from '../../../../shared/paths/index.ts';
import { beginExchange, changeExchange, exchangeCoins } from '../exchange.actions.ts';
import { exchangeState, type ExchangeState as Facts } from '../exchange.state.ts';

export interface ExchangeProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  /** My gold coins; left out while they are not known. */
  readonly coins?: number | undefined;
  /** Coins and beans have moved. */
  readonly onMoved: () => void;
  readonly onRecharge: () => void;
}

/** Turns gold coins into beans; there is no way back (S51, D44). */
export function Exchange({ isOpen, onClose, coins, onMoved, onRecharge }: ExchangeProps) {
  const facts = useDraft(exchangeState);
  const { form, phase, beansUntil } = facts;
  useEffect(() => {
    if (isOpen) beginExchange();
  }, [isOpen]);
  return (
    <ExchangeDialog
      isOpen={isOpen}
      onClose={onClose}
      state={dialogState(facts)}
      fields={{
        values: form.values,
        onChange: changeExchange,
        ...(form.errors['coins'] !== undefined && { coinsError: refusalWords(form.errors['coins']) }),
      }}
      coins={coins}
      rate={exchangeLimits.beansPerCoin}
      // A lot is worth nothing at its `expires`: its last day is the one before.
      expiresAt={
        phase.kind === 'done' && phase.value.lot.expires_ts !== null
          ? phase.value.lot.expires_ts - 1
          : beansUntil
      }
      agreement={{ version: agreements.exchange.version, href: paths.exchangeAgreement.href() }}
      onExchange={() => void exchangeCoins(onMoved)}
      onRecharge={onRecharge}
      onAgain={beginExchange}
    />
  );
}

function dialogState({ form, phase }: Snapshot<Facts>): ExchangeDialogState {
  if (form.isSending) return { kind: 'exchanging' };
  switch (phase.kind) {
    case 'refused':
      return { kind: 'refused', reason: errorWords(phase.error) };
    case 'done':
      return { kind: 'done', coins: phase.value.coins, beans: phase.value.beans };
    case 'editing':
      return { kind: 'editing' };
  }
}
