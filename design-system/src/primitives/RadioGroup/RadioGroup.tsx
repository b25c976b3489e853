import { type ReactNode, useId } from 'react';
import { ChoiceControl, ChoiceHint, ChoiceLabel } from '../Checkbox/Checkbox.styles.ts';
import { FieldError } from '../Field/Field.styles.ts';
import { CircleAlertIcon } from '../icons.ts';
import { RadioList, RadioSet } from './RadioGroup.styles.ts';

export interface RadioOption<Value extends string> {
  value: Value;
  label: ReactNode;
  /** A second, quieter line. */
  hint?: ReactNode;
  isDisabled?: boolean;
}

export interface RadioGroupProps<Value extends string> {
  /** The question. */
  label: ReactNode;
  options: readonly RadioOption<Value>[];
  /** `null` while nothing is chosen. */
  value: Value | null;
  onSelect: (value: Value) => void;
  /** What is wrong and how to put it right. */
  error?: ReactNode;
  /** Below one another, or side by side where the words are short. */
  direction?: 'column' | 'row';
}

/** One of a few, all in sight. More than six belong in a Select. */
export function RadioGroup<Value extends string>({
  label,
  options,
  value,
  onSelect,
  error,
  direction = 'column',
}: RadioGroupProps<Value>) {
  const id = useId();
  return (
    <RadioSet aria-describedby={error ? `${id}-error` : undefined}>
      <legend>{label}</legend>
      <RadioList data-direction={direction}>
        {options.map((option) => (
          <ChoiceLabel key={option.value}>
            <ChoiceControl
              type="radio"
              name={id}
              value={option.value}
              checked={option.value === value}
              disabled={option.isDisabled}
              aria-describedby={option.hint ? `${id}-${option.value}` : undefined}
              onChange={() => {
                onSelect(option.value);
              }}
            />
            <span>{option.label}</span>
            {option.hint && <ChoiceHint id={`${id}-${option.value}`}>{option.hint}</ChoiceHint>}
          </ChoiceLabel>
        ))}
      </RadioList>
      {error && (
        <FieldError id={`${id}-error`}>
          <CircleAlertIcon aria-hidden="true" />
          <span>{error}</span>
        </FieldError>
      )}
    </RadioSet>
  );
}
