import { useId } from 'react';
import { useFieldControl } from '../Field/field-control.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import {
  SliderControl,
  SliderHead,
  SliderLabel,
  SliderMark,
  SliderMarks,
  SliderRoot,
  SliderValue,
} from './Slider.styles.ts';

export interface SliderMarkAt {
  value: number;
  /** A short word: "0", "50%". */
  label: string;
}

export interface SliderProps {
  /** What is set: "Volume". Stands over the track. */
  label: string;
  /** Shows the label to screen readers only: a volume among the controls of a player. */
  hidesLabel?: boolean;
  value: number;
  onChange: (value: number) => void;
  min?: number;
  max?: number;
  step?: number;
  /** The value in words, with its unit: "66 beans". Shown, and read out instead of the number. */
  valueText?: string;
  /** Places on the track that have a name. */
  marks?: readonly SliderMarkAt[];
  /** `gold` for what is set in beans. */
  tone?: 'brand' | 'gold';
  isDisabled?: boolean;
}

/** An approximate value in a range. Where the exact number matters, use NumberInput. */
export function Slider({
  label,
  hidesLabel = false,
  value,
  onChange,
  min = 0,
  max = 100,
  step = 1,
  valueText,
  marks,
  tone = 'brand',
  isDisabled = false,
}: SliderProps) {
  const field = useFieldControl();
  const ownId = useId();
  const id = field.id ?? ownId;
  const shareOf = (at: number) => (max > min ? (Math.min(Math.max(at, min), max) - min) / (max - min) : 0);
  const endOf = (at: number) => (at === min ? 'start' : at === max ? 'end' : undefined);
  const heading = <SliderLabel htmlFor={id}>{label}</SliderLabel>;

  return (
    <SliderRoot data-tone={tone}>
      {hidesLabel ? (
        <VisuallyHidden>{heading}</VisuallyHidden>
      ) : (
        <SliderHead>
          {heading}
          {valueText !== undefined && (
            <SliderValue htmlFor={id} aria-hidden="true">
              {valueText}
            </SliderValue>
          )}
        </SliderHead>
      )}
      <SliderControl
        id={id}
        type="range"
        min={min}
        max={max}
        step={step}
        value={value}
        disabled={isDisabled}
        aria-valuetext={valueText}
        aria-describedby={field['aria-describedby']}
        style={{ '--at': shareOf(value) }}
        onChange={({ currentTarget }) => {
          onChange(currentTarget.valueAsNumber);
        }}
      />
      {marks && (
        <SliderMarks aria-hidden="true">
          {marks.map((mark) => (
            <SliderMark key={mark.value} data-end={endOf(mark.value)} style={{ '--at': shareOf(mark.value) }}>
              {mark.label}
            </SliderMark>
          ))}
        </SliderMarks>
      )}
    </SliderRoot>
  );
}
