import { useTranslation } from 'react-i18next';
import { Button, Dialog } from '../../../primitives/index.ts';
import { useFormats } from '../../formats/index.ts';
import { Amount } from '../../wallet/index.ts';
import { CouponRoot } from './AnniversaryCoupon.styles.ts';

export type AnniversaryCouponState =
  /** `failure`: why it was not taken, as a sentence; empty when nothing failed. */
  | { kind: 'offered'; isTaking: boolean; failure: string }
  /** `balance`: my beans now. */
  | { kind: 'taken'; balance: number };

export interface AnniversaryCouponProps {
  isOpen: boolean;
  state: AnniversaryCouponState;
  /** What it is called. */
  name: string;
  /** What it gives, in beans. */
  beans: number;
  /** Until when it can be taken, UTC ms. */
  endsAt: number;
  onTake: () => void;
  onClose: () => void;
}

/** The anniversary coupon that pops up in a live room: its beans, until when, and the button that takes them (C021). */
export function AnniversaryCoupon({
  isOpen,
  state,
  name,
  beans,
  endsAt,
  onTake,
  onClose,
}: AnniversaryCouponProps) {
  const { t } = useTranslation(['live-tools', 'primitives']);
  const formats = useFormats();
  const isTaken = state.kind === 'taken';
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={t('coupon.title')}
      closeLabel={t('primitives:close')}
      size="small"
      footer={
        isTaken ? (
          <Button tone="primary" fill="filled" onClick={onClose}>
            {t('coupon.close')}
          </Button>
        ) : (
          <>
            <Button onClick={onClose}>{t('coupon.later')}</Button>
            <Button
              tone="gold"
              fill="filled"
              busyLabel={state.isTaking ? t('coupon.taking') : undefined}
              onClick={onTake}
            >
              {t('coupon.take')}
            </Button>
          </>
        )
      }
    >
      <CouponRoot aria-live="polite">
        <strong>{isTaken ? t('coupon.done') : name}</strong>
        <Amount value={beans} currency="BEAN" size="large" isSigned />
        {isTaken ? (
          <p>{t('coupon.doneText', { beans: formats.number(state.balance) })}</p>
        ) : (
          <p>{t('coupon.until', { moment: formats.moment(endsAt) })}</p>
        )}
        {!isTaken && state.failure !== '' && <p role="alert">{state.failure}</p>}
      </CouponRoot>
    </Dialog>
  );
}
