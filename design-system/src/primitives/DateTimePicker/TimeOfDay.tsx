import { Select } from '../Select/Select.tsx';
import { PickerTime, PickerZoneName } from './DateTimePicker.styles.ts';

export interface TimeOfDayProps {
  /** Nothing before a day is chosen: the time waits for it. */
  time: { hour: number; minute: number } | null;
  minuteStep: number;
  isAllowed: (time: { hour: number; minute: number }) => boolean;
  onChange: (time: { hour: number; minute: number }) => void;
  hourLabel: string;
  minuteLabel: string;
  /** Name of the zone. */
  zone: string;
}

const twoDigits = (value: number) => String(value).padStart(2, '0');

/** Hour and minute by lists: they work the same in every browser and language, which an input of times does not. */
export function TimeOfDay({
  time,
  minuteStep,
  isAllowed,
  onChange,
  hourLabel,
  minuteLabel,
  zone,
}: TimeOfDayProps) {
  const { hour, minute } = time ?? { hour: 0, minute: 0 };
  const steps = Array.from({ length: Math.ceil(60 / minuteStep) }, (_, at) => at * minuteStep);
  const minutes = steps.includes(minute) ? steps : [...steps, minute].sort((one, other) => one - other);
  const optionOf = (value: number, isDisabled: boolean) => ({
    value: String(value),
    label: twoDigits(value),
    isDisabled,
  });

  return (
    <PickerTime>
      <Select
        aria-label={hourLabel}
        size="small"
        disabled={!time}
        value={time ? String(hour) : ''}
        placeholder="--"
        options={Array.from({ length: 24 }, (_, at) =>
          optionOf(at, !minutes.some((one) => isAllowed({ hour: at, minute: one }))),
        )}
        onChange={({ currentTarget }) => {
          onChange({ hour: Number(currentTarget.value), minute });
        }}
      />
      <span aria-hidden="true">:</span>
      <Select
        aria-label={minuteLabel}
        size="small"
        disabled={!time}
        value={time ? String(minute) : ''}
        placeholder="--"
        options={minutes.map((at) => optionOf(at, !isAllowed({ hour, minute: at })))}
        onChange={({ currentTarget }) => {
          onChange({ hour, minute: Number(currentTarget.value) });
        }}
      />
      <PickerZoneName>{zone}</PickerZoneName>
    </PickerTime>
  );
}
