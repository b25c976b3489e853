import { type ComponentPropsWithoutRef, type ReactNode, useEffect, useId, useRef } from 'react';
import { ChoiceControl, ChoiceHint, ChoiceLabel } from './Checkbox.styles.ts';

export interface CheckboxProps extends Omit<ComponentPropsWithoutRef<'input'>, 'type'> {
  /** What is agreed to or chosen. May hold a Link. */
  children: ReactNode;
  /** A second, quieter line. */
  hint?: ReactNode;
  /** Some of what it stands for is chosen, not all. */
  isIndeterminate?: boolean;
}

/** Yes or no to one thing, or some of many. Takes effect when the form is sent; a Switch takes effect at once. */
export function Checkbox({ children, hint, isIndeterminate = false, ...rest }: CheckboxProps) {
  const hintId = useId();
  const control = useRef<HTMLInputElement>(null);

  useEffect(() => {
    if (control.current) control.current.indeterminate = isIndeterminate;
  }, [isIndeterminate]);

  return (
    <ChoiceLabel>
      <ChoiceControl aria-describedby={hint ? hintId : undefined} {...rest} ref={control} type="checkbox" />
      <span>{children}</span>
      {hint && <ChoiceHint id={hintId}>{hint}</ChoiceHint>}
    </ChoiceLabel>
  );
}
