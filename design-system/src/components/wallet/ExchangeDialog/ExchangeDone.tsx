import { useTranslation } from 'react-i18next';
import { CircleCheckIcon } from '../../../primitives/index.ts';
import { useFormats } from '../../formats/index.ts';
import { Amount } from '../Amount/Amount.tsx';
import { DoneRoot } from './ExchangeDialog.styles.ts';

interface ExchangeDoneProps {
  /** Coins given and beans received. */
  coins: number;
  beans: number;
  /** UTC ms. */
  expiresAt: number;
}

/** What the exchange has moved. */
export function ExchangeDone({ coins, beans, expiresAt }: ExchangeDoneProps) {
  const { t } = useTranslation('recharge');
  const formats = useFormats();
  return (
    <DoneRoot>
      <CircleCheckIcon aria-hidden="true" />
      <strong>{t('exchange.done')}</strong>
      <Amount value={beans} currency="BEAN" size="large" />
      <Amount value={-coins} currency="COIN" isSigned />
      <p>{t('exchange.expiry', { date: formats.date(expiresAt) })}</p>
    </DoneRoot>
  );
}
