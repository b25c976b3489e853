import { CircleAlert } from 'lucide-react';
import { type ReactNode, useId, useMemo } from 'react';
import { FieldCounter, FieldError, FieldFoot, FieldHint, FieldLabel, FieldRoot } from './Field.styles.ts';
import { type FieldControl, FieldContext } from './field-control.ts';

export interface FieldProps {
  /** What is asked for. */
  label: ReactNode;
  /** How to answer, said before a mistake is made. Gives way to the error. */
  hint?: ReactNode;
  /** What is wrong and how to put it right. Marks the control invalid. */
  error?: ReactNode;
  /** Characters used and allowed. */
  counter?: { used: number; limit: number };
  /** Marks the label and sets `required` on the control. */
  isRequired?: boolean;
  /** One control: TextInput, PasswordInput, TextArea or Select. */
  children: ReactNode;
}

/** Label, hint, error and counter round one control, tied together for screen readers. */
export function Field({ label, hint, error, counter, isRequired = false, children }: FieldProps) {
  const id = useId();
  const isInvalid = Boolean(error);
  const describedBy = [isInvalid ? `${id}-error` : hint && `${id}-hint`, counter && `${id}-counter`]
    .filter(Boolean)
    .join(' ');

  const control = useMemo<FieldControl>(
    () => ({
      id,
      'aria-describedby': describedBy || undefined,
      'aria-invalid': isInvalid || undefined,
      required: isRequired || undefined,
    }),
    [id, describedBy, isInvalid, isRequired],
  );

  return (
    <FieldRoot>
      <FieldLabel htmlFor={id}>
        {label}
        {isRequired && (
          <span data-required aria-hidden="true">
            {' *'}
          </span>
        )}
      </FieldLabel>
      <FieldContext value={control}>{children}</FieldContext>
      <FieldFoot>
        <div aria-live="polite">
          {isInvalid && (
            <FieldError id={`${id}-error`}>
              <CircleAlert aria-hidden="true" />
              <span>{error}</span>
            </FieldError>
          )}
          {!isInvalid && hint && <FieldHint id={`${id}-hint`}>{hint}</FieldHint>}
        </div>
        {counter && (
          <FieldCounter id={`${id}-counter`} data-over={counter.used > counter.limit || undefined}>
            {counter.used}/{counter.limit}
          </FieldCounter>
        )}
      </FieldFoot>
    </FieldRoot>
  );
}
