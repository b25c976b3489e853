import { type KeyboardEvent, type ReactNode, useState } from 'react';
import { useFieldControl } from '../Field/field-control.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { MinusIcon, PlusIcon } from '../icons.ts';
import { isOfInputMethod } from '../input-method.ts';
import { InputAside } from '../TextInput/TextInput.styles.ts';
import { NumberControl, NumberFrame } from './NumberInput.styles.ts';
import { isAllowed, nearestAllowed, numberText, parseNumber } from './number-text.ts';

export interface NumberInputProps {
  /** What is counted: "Packets". Names the input where no Field does. */
  label: string;
  /** Nothing while it is empty. */
  value: number | null;
  /** A number in the range and on a step, or nothing; never what is half typed. */
  onChange: (value: number | null) => void;
  /** BCP 47 tag: how the number is grouped and its point written. */
  languageTag: string;
  /** What goes past it is brought back as the focus leaves. A limit that needs an explanation is the Field's error. */
  min?: number;
  max?: number;
  /** Distance of two allowed numbers; 0.01 lets decimals in. Page up and down take ten. */
  step?: number;
  /** Behind the number: "beans". */
  unit?: ReactNode;
  /** Name of the minus: "One less". */
  lessLabel: string;
  /** Name of the plus: "One more". */
  moreLabel: string;
  /** 28, 36 or 44 px high. */
  size?: 'small' | 'medium' | 'large';
  placeholder?: string;
  isDisabled?: boolean;
}

const keySteps: Readonly<Record<string, number>> = { ArrowUp: 1, ArrowDown: -1, PageUp: 10, PageDown: -10 };

/** An exact number. Grouped as the language does while it rests, bare while it is typed. */
export function NumberInput({
  label,
  value,
  onChange,
  languageTag,
  min,
  max,
  step = 1,
  unit,
  lessLabel,
  moreLabel,
  size = 'medium',
  placeholder,
  isDisabled = false,
}: NumberInputProps) {
  const field = useFieldControl();
  const [typed, setTyped] = useState<string | null>(null);
  const range = { min, max, step };
  const shown = value === null ? '' : numberText(value, languageTag, step);

  const set = (next: number | null) => {
    setTyped(null);
    if (next !== value) onChange(next);
  };
  const stepBy = (steps: number) => {
    if (isDisabled) return;
    const from =
      (typed === null ? value : parseNumber(typed, languageTag)) ?? (min ?? 0) - Math.sign(steps) * step;
    set(nearestAllowed(from + steps * step, range));
  };
  const settle = () => {
    if (typed === null) return;
    const number = parseNumber(typed, languageTag);
    set(typed.trim() === '' ? null : number === null ? value : nearestAllowed(number, range));
  };

  const type = (text: string) => {
    setTyped(text);
    const number = parseNumber(text, languageTag);
    if (text.trim() === '' && value !== null) onChange(null);
    if (number !== null && number !== value && isAllowed(number, range)) onChange(number);
  };

  const handleKeyDown = (event: KeyboardEvent) => {
    if (isOfInputMethod(event)) return;
    const steps = keySteps[event.key];
    if (steps !== undefined) {
      event.preventDefault();
      stepBy(steps);
    } else if (event.key === 'Enter') {
      settle();
    }
  };

  return (
    <NumberFrame data-size={size}>
      <NumberControl
        {...field}
        // An input of numbers shows no group separators.
        role="spinbutton"
        type="text"
        inputMode={Number.isInteger(step) ? 'numeric' : 'decimal'}
        autoComplete="off"
        aria-label={field.id === undefined ? label : undefined}
        aria-valuenow={value ?? undefined}
        aria-valuetext={value === null ? undefined : shown}
        aria-valuemin={min}
        aria-valuemax={max}
        placeholder={placeholder}
        value={typed ?? shown}
        disabled={isDisabled}
        onChange={({ currentTarget }) => {
          type(currentTarget.value);
        }}
        onKeyDown={handleKeyDown}
        onBlur={settle}
      />
      {unit && <InputAside>{unit}</InputAside>}
      <InputAside>
        <IconButton
          size="small"
          label={lessLabel}
          icon={<MinusIcon aria-hidden="true" />}
          tabIndex={-1}
          disabled={isDisabled || (value !== null && min !== undefined && value <= min)}
          onClick={() => {
            stepBy(-1);
          }}
        />
        <IconButton
          size="small"
          label={moreLabel}
          icon={<PlusIcon aria-hidden="true" />}
          tabIndex={-1}
          disabled={isDisabled || (value !== null && max !== undefined && value >= max)}
          onClick={() => {
            stepBy(1);
          }}
        />
      </InputAside>
    </NumberFrame>
  );
}
