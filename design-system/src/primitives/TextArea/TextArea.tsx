import type { ComponentPropsWithRef } from 'react';
import { useFieldControl } from '../Field/field-control.ts';
import { InputFrame } from '../TextInput/TextInput.styles.ts';
import { TextAreaControl } from './TextArea.styles.ts';

export interface TextAreaProps extends ComponentPropsWithRef<'textarea'> {
  /** Lines it shows when empty. */
  rows?: number;
  /** Lines it grows to before it scrolls. */
  mostRows?: number;
}

/** Several lines of text; grows with what is written. */
export function TextArea({ rows = 3, mostRows = 10, style, ...rest }: TextAreaProps) {
  const field = useFieldControl();
  return (
    <InputFrame>
      <TextAreaControl
        {...field}
        {...rest}
        rows={rows}
        style={{ ...style, '--rows': rows, '--most-rows': mostRows }}
      />
    </InputFrame>
  );
}
