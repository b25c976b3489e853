import type { KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { ChevronLeftIcon, ChevronRightIcon, IconButton } from '../../../primitives/index.ts';
import { useCalendar, useFormats } from '../../formats/index.ts';
import { directionOf, rimOf, sectorOf, wheelRadius } from './wheel-shapes.ts';
import { WheelDrawing, WheelHead, WheelName, WheelPlace, WheelRoot } from './WealthWheel.styles.ts';

/** Goals of a month. */
export interface WealthMonth {
  done: number;
  all: number;
}

export interface WealthWheelProps {
  year: number;
  /** January to December; null where they are not known. */
  months: readonly WealthMonth[] | null;
  /** The month whose goals are listed, 1 to 12. */
  chosen: number;
  /** The running month, where it is one of this year. */
  running: number | null;
  /** A year before or after it can be seen. */
  hasPrevious: boolean;
  hasNext: boolean;
  onChoose: (month: number) => void;
  onYear: (year: number) => void;
}

const monthsOfYear = Array.from({ length: 12 }, (_, at) => at + 1);
const count = monthsOfYear.length;
/** Where the arc of the running month lies, as a share of the radius. */
const runningRim = 1.05;

/** The month that a key leads to. */
const steps: Readonly<Record<string, (from: number) => number>> = {
  ArrowRight: (from) => (from % count) + 1,
  ArrowDown: (from) => (from % count) + 1,
  ArrowLeft: (from) => ((from + count - 2) % count) + 1,
  ArrowUp: (from) => ((from + count - 2) % count) + 1,
  Home: () => 1,
  End: () => count,
};

/** The wheel of a year (S20): twelve months, each filled by how many of its learning goals are done. */
export function WealthWheel({
  year,
  months,
  chosen,
  running,
  hasPrevious,
  hasNext,
  onChoose,
  onYear,
}: WealthWheelProps) {
  const { t } = useTranslation('wealth-wheel');
  const formats = useFormats();
  const calendar = useCalendar();
  const yearWords = calendar.year(year);

  const of = (month: number): WealthMonth => months?.[month - 1] ?? { done: 0, all: 0 };
  const tally = ({ done, all }: WealthMonth) => ({ done: formats.number(done), all: formats.number(all) });
  const nameOf = (month: number): string => {
    const name = formats.month({ year, month });
    const goals = of(month);
    const known =
      goals.all === 0
        ? t('wheel.empty', { month: name })
        : t('wheel.sector', { month: name, ...tally(goals) });
    const words = months === null ? name : known;
    return month === running ? t('wheel.running', { words }) : words;
  };

  const handleKeyDown = (event: KeyboardEvent<SVGSVGElement>) => {
    const next = steps[event.key]?.(chosen);
    if (next === undefined) return;
    event.preventDefault();
    onChoose(next);
    event.currentTarget.querySelector<SVGElement>(`[data-month="${next}"]`)?.focus();
  };

  return (
    <WheelRoot>
      <WheelHead>
        <IconButton
          label={t('years.previous')}
          icon={<ChevronLeftIcon aria-hidden="true" />}
          disabledReason={hasPrevious ? undefined : t('years.first')}
          onClick={() => onYear(year - 1)}
        />
        <h2 aria-live="polite">{yearWords}</h2>
        <IconButton
          label={t('years.next')}
          icon={<ChevronRightIcon aria-hidden="true" />}
          disabledReason={hasNext ? undefined : t('years.last')}
          onClick={() => onYear(year + 1)}
        />
      </WheelHead>
      <WheelPlace>
        <WheelDrawing
          viewBox={`${-wheelRadius} ${-wheelRadius} ${2 * wheelRadius} ${2 * wheelRadius}`}
          role="radiogroup"
          aria-label={t('wheel.label', { year: yearWords })}
          onKeyDown={handleKeyDown}
        >
          {monthsOfYear.map((month) => {
            const { done, all } = of(month);
            return (
              <g
                key={month}
                role="radio"
                aria-checked={month === chosen}
                aria-label={nameOf(month)}
                tabIndex={month === chosen ? 0 : -1}
                data-month={month}
                onClick={() => onChoose(month)}
              >
                <path data-part="ground" d={sectorOf(month - 1, count, 1)} />
                {done > 0 && <path data-part="done" d={sectorOf(month - 1, count, done / all)} />}
              </g>
            );
          })}
          {running !== null && (
            <path data-part="running" aria-hidden="true" d={rimOf(running - 1, count, runningRim)} />
          )}
          <path data-part="chosen" aria-hidden="true" d={sectorOf(chosen - 1, count, 1)} />
        </WheelDrawing>
        {monthsOfYear.map((month) => {
          const { x, y } = directionOf(month - 1, count);
          const goals = of(month);
          return (
            <WheelName
              key={month}
              aria-hidden="true"
              data-running={month === running || undefined}
              style={{ '--x': x, '--y': y }}
            >
              {calendar.shortMonth(month)}
              <b>{goals.all === 0 ? '–' : t('share', tally(goals))}</b>
            </WheelName>
          );
        })}
      </WheelPlace>
    </WheelRoot>
  );
}
