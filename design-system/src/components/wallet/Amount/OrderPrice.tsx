import { useFormats } from '../../formats/index.ts';
import type { Money } from '../pay.ts';
import { Amount } from './Amount.tsx';

/** What an order costs: money, or vouchers (D45). */
export function OrderPrice({ amount, currency }: Money) {
  const formats = useFormats();
  return currency === 'DANGWU' ? (
    <Amount value={amount} currency="DANGWU" tone="inherit" />
  ) : (
    formats.money(amount, currency)
  );
}
