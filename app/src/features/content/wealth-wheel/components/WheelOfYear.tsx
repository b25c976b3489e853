import { monthOf, yearOf } from '@goldbean/contract/content';
import { WealthWheel, type WealthMonth } from '@goldbean/design-system/content';
import { useSnapshot } from 'valtio';
import type { ChosenMonth } from '../wealth-days.ts';
import { wheelState } from '../wealth-wheel.state.ts';

export interface WheelOfYearProps {
  readonly chosen: ChosenMonth;
  /** `2026-11-28`. */
  readonly today: string;
  readonly onChoose: (chosen: ChosenMonth) => void;
}

/** The months of the year that is shown, filled by what is done (S20). */
export function WheelOfYear({ chosen, today, onChoose }: WheelOfYearProps) {
  const { phase, goals, firstYear } = useSnapshot(wheelState);
  const { year, month } = chosen;
  const running = yearOf(today);
  const tally = (of: number): WealthMonth => {
    const own = goals.filter((goal) => goal.month === monthOf(year, of));
    return { done: own.filter(({ done }) => done).length, all: own.length };
  };
  return (
    <WealthWheel
      year={year}
      months={phase === 'ready' ? Array.from({ length: 12 }, (_, at) => tally(at + 1)) : null}
      chosen={month}
      running={year === running ? Number(today.slice(5, 7)) : null}
      hasPrevious={phase === 'ready' ? year > firstYear : year > running}
      hasNext={year <= running}
      onChoose={(next) => onChoose({ year, month: next })}
      onYear={(next) => onChoose({ year: next, month })}
    />
  );
}
