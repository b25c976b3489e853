import { useTranslation } from 'react-i18next';
import { Button, Dialog } from '../../../primitives/index.ts';
import { AmountFacts } from '../AmountFacts/AmountFacts.tsx';
import { Words } from './InsufficientBalanceDialog.styles.ts';

export interface InsufficientBalanceDialogProps {
  isOpen: boolean;
  onClose: () => void;
  /** What is short: beans, or coins for members overseas. */
  currency: 'BEAN' | 'COIN';
  /** What it costs and what I have, in whole units. */
  need: number;
  have: number;
  /** What was filled in is kept and comes back after the recharge (V05). */
  keepsDraft?: boolean;
  onRecharge: () => void;
}

/** Says what is missing and leads to the recharge (M09). */
export function InsufficientBalanceDialog({
  isOpen,
  onClose,
  currency,
  need,
  have,
  keepsDraft = false,
  onRecharge,
}: InsufficientBalanceDialogProps) {
  const { t } = useTranslation(['recharge', 'actions', 'errors', 'primitives']);
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={t(`insufficient.${currency}`)}
      closeLabel={t('primitives:close')}
      size="small"
      footer={
        <>
          <Button onClick={onClose}>{t('insufficient.later')}</Button>
          <Button tone="gold" fill="filled" onClick={onRecharge}>
            {t('actions:recharge')}
          </Button>
        </>
      }
    >
      <Words>
        <p>{t(currency === 'BEAN' ? 'errors:wallet.insufficient_beans' : 'errors:wallet.insufficient')}</p>
        <AmountFacts
          facts={[
            { label: t('insufficient.need'), value: need, currency },
            { label: t('insufficient.have'), value: have, currency },
            { label: t('insufficient.missing'), value: need - have, currency, isMain: true },
          ]}
        />
        {keepsDraft && <p>{t('insufficient.kept')}</p>}
      </Words>
    </Dialog>
  );
}
