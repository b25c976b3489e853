import type { ComponentPropsWithRef, ReactNode } from 'react';
import { useFieldControl } from '../Field/field-control.ts';
import { InputAside, InputControl, InputFrame } from './TextInput.styles.ts';

export interface TextInputProps extends Omit<ComponentPropsWithRef<'input'>, 'size'> {
  /** 28, 36 or 44 px high. */
  size?: 'small' | 'medium' | 'large';
  /** Before the words: a search glass, a currency. */
  start?: ReactNode;
  /** After the words: a unit, a button that clears. */
  end?: ReactNode;
}

/** One line of text. Inside a Field it takes label, hint and error from it; alone it needs `aria-label`. */
export function TextInput({ size = 'medium', start, end, type = 'text', ...rest }: TextInputProps) {
  const field = useFieldControl();
  return (
    <InputFrame data-size={size}>
      {start && <InputAside>{start}</InputAside>}
      <InputControl {...field} {...rest} type={type} />
      {end && <InputAside>{end}</InputAside>}
    </InputFrame>
  );
}
