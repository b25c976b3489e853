import { useTranslation } from 'react-i18next';
import { Button, PrinterIcon, Tag } from '../../../primitives/index.ts';
import { useFormats } from '../../formats/index.ts';
import { Amount } from '../Amount/Amount.tsx';
import type { CurrencyCode } from '../Amount/CurrencyIcon.tsx';
import { OrderPrice } from '../Amount/OrderPrice.tsx';
import type { PayAgreementName, Money, PayMethod } from '../pay.ts';
import { ReceiptFacts, ReceiptFoot, ReceiptHead, ReceiptRoot } from './Receipt.styles.ts';

export interface ReceiptProps {
  orderNo: string;
  /** The provider's number; null while it has told none. */
  transactionNo: string | null;
  /** Nickname and jwcode. */
  member: string;
  /** What was bought, in the words of the shop. */
  product: string;
  /** What it added to the account; null for what is not counted, such as a membership. */
  gives: { amount: number; currency: CurrencyCode } | null;
  price: Money;
  method: PayMethod;
  /** UTC ms. */
  paidAt: number;
  /** UTC ms; null while nothing was returned. */
  refundedAt: number | null;
  /** The version accepted with the order (V35). */
  agreement: { name: PayAgreementName; version: string };
  /** Without it no printing is offered. */
  onPrint?: () => void;
}

/** Proof of a payment. */
export function Receipt({
  orderNo,
  transactionNo,
  member,
  product,
  gives,
  price,
  method,
  paidAt,
  refundedAt,
  agreement,
  onPrint,
}: ReceiptProps) {
  const { t } = useTranslation('recharge');
  const formats = useFormats();
  const facts = [
    ['receipt.product', product],
    ['order.gives', gives && <Amount key="gives" value={gives.amount} currency={gives.currency} />],
    ['receipt.issuedTo', member],
    ['order.method', t(`method.${method}`)],
    ['receipt.paidAt', `${formats.date(paidAt)} ${formats.time(paidAt)}`],
    ['order.no', orderNo],
    ['receipt.transaction', transactionNo],
    [
      'receipt.agreement',
      <span key="agreement">
        {t(`agreement.${agreement.name}`)}{' '}
        <small>{t('agreement.version', { version: agreement.version })}</small>
      </span>,
    ],
  ] as const;

  return (
    <ReceiptRoot>
      <ReceiptHead>
        <h3>{t('receipt.title')}</h3>
        {refundedAt !== null && (
          <Tag tone="warning">{t('receipt.refunded', { date: formats.date(refundedAt) })}</Tag>
        )}
        <strong data-refunded={refundedAt !== null || undefined}>
          <OrderPrice {...price} />
        </strong>
      </ReceiptHead>
      <ReceiptFacts>
        {facts.map(
          ([key, value]) =>
            value !== null && (
              <div key={key}>
                <dt>{t(key)}</dt>
                <dd>{value}</dd>
              </div>
            ),
        )}
      </ReceiptFacts>
      {onPrint && (
        <ReceiptFoot>
          <Button icon={<PrinterIcon aria-hidden="true" />} onClick={onPrint}>
            {t('receipt.print')}
          </Button>
        </ReceiptFoot>
      )}
    </ReceiptRoot>
  );
}
