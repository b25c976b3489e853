import type { ComponentPropsWithRef } from 'react';
import { useFieldControl } from '../Field/field-control.ts';
import { ChevronDownIcon } from '../icons.ts';
import { InputFrame } from '../TextInput/TextInput.styles.ts';
import { SelectControl } from './Select.styles.ts';

export interface SelectOption {
  value: string;
  /** What the member reads. */
  label: string;
  isDisabled?: boolean;
}

export interface SelectProps extends Omit<ComponentPropsWithRef<'select'>, 'size' | 'children'> {
  options: readonly SelectOption[];
  /** Shown while nothing is chosen; cannot be chosen itself. Needs `value=""` to begin with. */
  placeholder?: string;
  /** 28, 36 or 44 px high. */
  size?: 'small' | 'medium' | 'large';
}

/** One of several, in the browser's own list: it works by keyboard, by typing and on every device. */
export function Select({ options, placeholder, size = 'medium', ...rest }: SelectProps) {
  const field = useFieldControl();
  return (
    <InputFrame data-size={size}>
      <SelectControl {...field} {...rest}>
        {placeholder !== undefined && (
          <option value="" disabled hidden>
            {placeholder}
          </option>
        )}
        {options.map(({ value, label, isDisabled }) => (
          <option key={value} value={value} disabled={isDisabled}>
            {label}
          </option>
        ))}
      </SelectControl>
      <ChevronDownIcon aria-hidden="true" />
    </InputFrame>
  );
}
