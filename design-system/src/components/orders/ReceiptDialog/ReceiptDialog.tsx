import { useTranslation } from 'react-i18next';
import { Dialog } from '../../../primitives/index.ts';
import { Receipt, type ReceiptProps } from '../../wallet/index.ts';
import { Paper } from './ReceiptDialog.styles.ts';

export interface ReceiptDialogProps extends Required<ReceiptProps> {
  isOpen: boolean;
  onClose: () => void;
}

/** Proof of a payment over the page of its order, to be printed alone (S24). */
export function ReceiptDialog({ isOpen, onClose, ...receipt }: ReceiptDialogProps) {
  const { t } = useTranslation(['recharge', 'primitives']);
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={t('receipt.title')} closeLabel={t('primitives:close')}>
      <Paper>
        <Receipt {...receipt} />
      </Paper>
    </Dialog>
  );
}
