import { type ComponentPropsWithoutRef, type ReactNode, useEffect, useId, useRef } from 'react';
import { CircleAlertIcon } from '../icons.ts';
import { ChoiceControl, ChoiceError, ChoiceHint, ChoiceLabel, ChoiceWithError } from './Checkbox.styles.ts';

export interface CheckboxProps extends Omit<ComponentPropsWithoutRef<'input'>, 'type'> {
  /** What is agreed to or chosen. May hold a Link. */
  children: ReactNode;
  /** A second, quieter line. */
  hint?: ReactNode;
  /** Some of what it stands for is chosen, not all. */
  isIndeterminate?: boolean;
  /** Why the box must be ticked, told right under it; empty for none. */
  error?: string | undefined;
}

/** Yes or no to one thing, or some of many. Takes effect when the form is sent; a Switch takes effect at once. */
export function Checkbox({ children, hint, isIndeterminate = false, error, ...rest }: CheckboxProps) {
  const hintId = useId();
  const errorId = useId();
  const control = useRef<HTMLInputElement>(null);

  useEffect(() => {
    if (control.current) control.current.indeterminate = isIndeterminate;
  }, [isIndeterminate]);

  const describedBy = [hint ? hintId : '', error ? errorId : ''].filter(Boolean).join(' ');
  const choice = (
    <ChoiceLabel>
      <ChoiceControl
        aria-describedby={describedBy || undefined}
        aria-invalid={error ? true : undefined}
        {...rest}
        ref={control}
        type="checkbox"
      />
      <span>{children}</span>
      {hint && <ChoiceHint id={hintId}>{hint}</ChoiceHint>}
    </ChoiceLabel>
  );
  if (error === undefined) return choice;
  return (
    <ChoiceWithError>
      {choice}
      <div aria-live="polite">
        {error !== '' && (
          <ChoiceError id={errorId}>
            <CircleAlertIcon aria-hidden="true" />
            <span>{error}</span>
          </ChoiceError>
        )}
      </div>
    </ChoiceWithError>
  );
}
