import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, Dialog } from '../../../primitives/index.ts';
import { ExchangeDone } from './ExchangeDone.tsx';
import { type ExchangeFields, ExchangeForm } from './ExchangeForm.tsx';

export type ExchangeDialogState =
  | { kind: 'editing' }
  | { kind: 'exchanging' }
  /** The server said no. `reason` is a sentence for the member. */
  | { kind: 'refused'; reason: string }
  /** Coins given and beans received. */
  | { kind: 'done'; coins: number; beans: number };

export interface ExchangeDialogProps {
  isOpen: boolean;
  onClose: () => void;
  state: ExchangeDialogState;
  fields: ExchangeFields;
  /** My gold coins; left out while they are not known, and then nobody is told to be short of them. */
  coins?: number | undefined;
  /** Beans for one coin (K17). */
  rate: number;
  /** When beans received now expire, UTC ms (K26). */
  expiresAt: number;
  agreement: { version: string; href: string };
  /** Whole coins, never more than there are, agreement ticked. */
  onExchange: (coins: number) => void;
  onRecharge: () => void;
  /** Back to the form after it is done. */
  onAgain: () => void;
}

/** Turns gold coins into beans; there is no way back (D44). */
export function ExchangeDialog({
  isOpen,
  onClose,
  state,
  fields,
  coins,
  rate,
  expiresAt,
  agreement,
  onExchange,
  onRecharge,
  onAgain,
}: ExchangeDialogProps) {
  const { t } = useTranslation(['recharge', 'actions', 'errors', 'primitives']);
  const formId = useId();
  const isBusy = state.kind === 'exchanging';
  const isDone = state.kind === 'done';
  return (
    <Dialog
      isOpen={isOpen}
      onClose={() => {
        if (!isBusy) onClose();
      }}
      title={t('exchange.title')}
      closeLabel={t('primitives:close')}
      keepsOnOutsidePress={!isDone}
      footer={
        isDone ? (
          <>
            <Button onClick={onAgain}>{t('exchange.again')}</Button>
            <Button tone="primary" fill="filled" onClick={onClose}>
              {t('actions:close')}
            </Button>
          </>
        ) : (
          <Button
            type="submit"
            form={formId}
            tone="gold"
            fill="filled"
            size="large"
            isWide
            busyLabel={isBusy ? t('exchange.busy') : undefined}
            disabledReason={coins === 0 ? t('errors:wallet.insufficient') : undefined}
          >
            {t('exchange.submit')}
          </Button>
        )
      }
    >
      {isDone ? (
        <ExchangeDone coins={state.coins} beans={state.beans} expiresAt={expiresAt} />
      ) : (
        <ExchangeForm
          id={formId}
          {...fields}
          coins={coins}
          rate={rate}
          expiresAt={expiresAt}
          agreement={agreement}
          refusal={state.kind === 'refused' ? state.reason : undefined}
          onSubmit={(given) => {
            if (!isBusy) onExchange(given);
          }}
          onRecharge={onRecharge}
        />
      )}
    </Dialog>
  );
}
