import { kindOfCard, type WealthCard } from '@goldbean/contract/content';
import { WealthDraw, type WealthDrawState } from '@goldbean/design-system/content';
import { useSnapshot } from 'valtio';
import { errorWords } from '../../../../shared/i18n/index.ts';
import { noonOf } from '../wealth-days.ts';
import { adoptGoal } from '../wealth-goals.actions.ts';
import { drawCard, retryYear } from '../wealth-wheel.actions.ts';
import { wheelState } from '../wealth-wheel.state.ts';

export interface WheelDrawProps {
  /** `2026-11-28`. */
  readonly today: string;
}

const cardOf = (card: WealthCard) => ({ id: card, kind: kindOfCard(card) });

/** The learning card of the day (S20, G623). */
export function WheelDraw({ today }: WheelDrawProps) {
  const { phase, error, goals, draws, isDrawing, turned } = useSnapshot(wheelState);
  const running = today.slice(0, 7);
  const state = (): WealthDrawState => {
    if (draws === null)
      return phase === 'failed' ? { kind: 'error', reason: errorWords(error) } : { kind: 'loading' };
    const drawn = draws.find(({ day }) => day === today);
    return {
      kind: 'ready',
      card: drawn ? cardOf(drawn.card) : null,
      isTurned: turned === today,
      isDrawing,
      goals: goals.filter(({ month }) => month === running).map(({ text }) => text),
      draws: draws.map(({ day, card }) => ({ day, at: noonOf(day), card: cardOf(card) })),
    };
  };
  return (
    <WealthDraw
      state={state()}
      onDraw={() => void drawCard()}
      onAdopt={(task) => void adoptGoal(running, task)}
      onRetry={retryYear}
    />
  );
}
