import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { TextInput } from '../../../primitives/index.ts';
import { useFormats } from '../../formats/index.ts';
import { FootQuantity, QuantityChip } from './GiftPanel.styles.ts';

export interface QuantityPickerProps {
  /** How many; 0 while the field is empty. */
  value: number;
  /** Most that may be given at once. */
  most: number;
  onChange: (value: number) => void;
}

const usual = [1, 10, 66, 188];

/** How many of a gift: the usual numbers, or any. */
export function QuantityPicker({ value, most, onChange }: QuantityPickerProps) {
  const { t } = useTranslation('gifts');
  const formats = useFormats();
  // A number that is chosen to begin with need not be a usual one.
  const [isCustom, setIsCustom] = useState(() => value > 0 && !usual.includes(value));
  const id = useId();
  return (
    <FootQuantity role="radiogroup" aria-label={t('quantity')}>
      {usual.map((count) => (
        <QuantityChip key={count}>
          <input
            type="radio"
            name={id}
            checked={!isCustom && value === count}
            onChange={() => {
              setIsCustom(false);
              onChange(count);
            }}
          />
          {formats.number(count)}
        </QuantityChip>
      ))}
      <QuantityChip>
        <input type="radio" name={id} checked={isCustom} onChange={() => setIsCustom(true)} />
        {t('custom')}
      </QuantityChip>
      {isCustom && (
        <TextInput
          type="number"
          size="small"
          min={1}
          max={most}
          aria-label={t('customLabel', { most: formats.number(most) })}
          value={value === 0 ? '' : value}
          onChange={(event) => {
            const wished = Math.trunc(event.target.valueAsNumber);
            onChange(Number.isFinite(wished) ? Math.min(most, Math.max(0, wished)) : 0);
          }}
        />
      )}
    </FootQuantity>
  );
}
