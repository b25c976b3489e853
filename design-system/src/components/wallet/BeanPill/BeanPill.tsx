import { useTranslation } from 'react-i18next';
import { useFormats } from '../../formats/index.ts';
import { Amount } from '../Amount/Amount.tsx';
import { PillRoot } from './BeanPill.styles.ts';

export interface BeanPillProps {
  /** Whole beans. */
  beans: number;
  /** The account (S23). */
  href: string;
}

/** The member's beans, small enough for the top bar; leads to the account. */
export function BeanPill({ beans, href }: BeanPillProps) {
  const { t } = useTranslation('shell');
  const formats = useFormats();
  return (
    <PillRoot href={href} look="plain" aria-label={t('beans.label', { amount: formats.number(beans) })}>
      <Amount value={beans} currency="BEAN" tone="inherit" />
    </PillRoot>
  );
}
