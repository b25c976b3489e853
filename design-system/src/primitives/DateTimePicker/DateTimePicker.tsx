import { useFieldControl } from '../Field/field-control.ts';
import { Button } from '../Button/Button.tsx';
import { CalendarIcon } from '../icons.ts';
import { Popover } from '../Popover/Popover.tsx';
import { Calendar, type CalendarDay } from './Calendar.tsx';
import { PickerFoot, PickerPanel, PickerTrigger, PickerValue, PickerZone } from './DateTimePicker.styles.ts';
import { TimeOfDay } from './TimeOfDay.tsx';
import { momentOf, wallTimeOf, zoneName } from './zoned-time.ts';

export interface DateTimePickerProps {
  /** What is asked for: "Start of the class". Names the control where no Field does, and the panel. */
  label: string;
  /** A moment in UTC ms; with `precision="day"` the first of its day. Nothing while none is chosen. */
  value: number | null;
  onChange: (value: number | null) => void;
  /** BCP 47 tag: how days, months and the zone are written. */
  languageTag: string;
  /** IANA name of the zone that is meant: "Asia/Shanghai". Written beside the time. */
  timeZone: string;
  /** UTC ms: which day is today. */
  now: number;
  /** Earliest and latest moment (UTC ms) that may be chosen. */
  min?: number;
  max?: number;
  /** `day` asks for no time. */
  precision?: 'minute' | 'day';
  /** Minutes offered: every fifth. */
  minuteStep?: number;
  placeholder: string;
  hourLabel: string;
  minuteLabel: string;
  previousMonthLabel: string;
  nextMonthLabel: string;
  /** Closes the panel: "Done". What is chosen counts at once. */
  doneLabel: string;
  /** Offers to choose nothing again. */
  clearLabel?: string;
  isDisabled?: boolean;
}

const midnight = { hour: 0, minute: 0 };
const noon = { hour: 12, minute: 0 };

/** A day, or a day and a time, in a zone that is named. */
export function DateTimePicker({
  label,
  value,
  onChange,
  languageTag,
  timeZone,
  now,
  min,
  max,
  precision = 'minute',
  minuteStep = 5,
  placeholder,
  hourLabel,
  minuteLabel,
  previousMonthLabel,
  nextMonthLabel,
  doneLabel,
  clearLabel,
  isDisabled = false,
}: DateTimePickerProps) {
  const field = useFieldControl();
  const hasTime = precision === 'minute';
  const wall = value === null ? null : wallTimeOf(value, timeZone);
  const stepMs = minuteStep * 60_000;
  const earliest = min === undefined ? -Infinity : Math.ceil(min / stepMs) * stepMs;
  const latest = max === undefined ? Infinity : Math.floor(max / stepMs) * stepMs;

  const write = new Intl.DateTimeFormat(languageTag, {
    dateStyle: 'medium',
    ...(hasTime && { timeStyle: 'short', hourCycle: 'h23' }),
    timeZone,
  });
  const dayOf = (at: number | undefined): CalendarDay | null =>
    at === undefined ? null : wallTimeOf(at, timeZone);

  const choose = ({ year, month, day }: CalendarDay, { hour, minute }: { hour: number; minute: number }) => {
    const at = momentOf({ year, month, day, ...(hasTime ? { hour, minute } : midnight) }, timeZone);
    onChange(hasTime ? Math.min(Math.max(at, earliest), latest) : at);
  };

  return (
    <Popover
      label={label}
      isFlush
      trigger={
        <PickerTrigger
          type="button"
          // oxlint-disable-next-line jsx-a11y/role-has-required-aria-props -- it holds a value and can be wrong, as a button cannot; the Popover adds what it controls
          role="combobox"
          id={field.id}
          aria-label={field.id === undefined ? label : undefined}
          aria-describedby={field['aria-describedby']}
          aria-invalid={field['aria-invalid']}
          aria-required={field.required}
          disabled={isDisabled}
        >
          <CalendarIcon aria-hidden="true" />
          <PickerValue data-empty={value === null || undefined}>
            {value === null ? placeholder : write.format(value)}
          </PickerValue>
          {hasTime && <PickerZone>{zoneName(value ?? now, timeZone, languageTag, 'shortOffset')}</PickerZone>}
        </PickerTrigger>
      }
    >
      {(close) => (
        <PickerPanel>
          <Calendar
            selected={wall}
            today={wallTimeOf(now, timeZone)}
            min={dayOf(min)}
            max={dayOf(max)}
            languageTag={languageTag}
            previousMonthLabel={previousMonthLabel}
            nextMonthLabel={nextMonthLabel}
            onSelect={(day) => {
              choose(day, wall ?? noon);
              if (!hasTime) close();
            }}
          />
          {hasTime && (
            <TimeOfDay
              time={wall}
              minuteStep={minuteStep}
              isAllowed={(time) => {
                if (!wall) return true;
                const at = momentOf({ ...wall, ...time }, timeZone);
                return at >= earliest && at <= latest;
              }}
              onChange={(time) => {
                if (wall) choose(wall, time);
              }}
              hourLabel={hourLabel}
              minuteLabel={minuteLabel}
              zone={zoneName(value ?? now, timeZone, languageTag, 'long')}
            />
          )}
          <PickerFoot>
            {clearLabel !== undefined && value !== null && (
              <Button
                size="small"
                fill="quiet"
                onClick={() => {
                  onChange(null);
                  close();
                }}
              >
                {clearLabel}
              </Button>
            )}
            <Button size="small" onClick={close}>
              {doneLabel}
            </Button>
          </PickerFoot>
        </PickerPanel>
      )}
    </Popover>
  );
}
