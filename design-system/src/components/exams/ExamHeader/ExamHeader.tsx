import { useTranslation } from 'react-i18next';
import { Button, Countdown, ProgressBar, Spinner, useSecondsLeft } from '../../../primitives/index.ts';
import { useFormats } from '../../formats/index.ts';
import { Clock, Facts, HeaderRoot, Hurry, Middle, Title } from './ExamHeader.styles.ts';
import { SavedLine, type SavedState } from './SavedLine.tsx';

export type ExamHeaderState =
  | { kind: 'in_test'; saved: SavedState }
  /** The member hands in. */
  | { kind: 'submitting' }
  /** The deadline has passed: the server hands in what is saved (D53). */
  | { kind: 'time_over' };

export interface ExamHeaderProps {
  title: string;
  state: ExamHeaderState;
  /** End of this attempt, UTC ms: not before a running one may end (D53). `null` for no limit. */
  endsAt: number | null;
  /** The server's clock, UTC ms. */
  now: () => number;
  /** Questions with an answer. */
  answered: number;
  /** Questions in all. */
  total: number;
  onSubmit: () => void;
  /** Saves again what could not be saved. */
  onRetrySave: () => void;
  /** Called once when the time is over. */
  onTimeOver?: () => void;
}

const second = 1_000;
const minute = 60 * second;
/** The last minutes, in which the clock turns red and says so. */
const hurryMinutes = 5;

/** What stands over an exam while it is taken: how long, how far, what is saved, and the way to hand in. */
export function ExamHeader({
  title,
  state,
  endsAt,
  now,
  answered,
  total,
  onSubmit,
  onRetrySave,
  onTimeOver,
}: ExamHeaderProps) {
  const { t } = useTranslation('exams');
  const formats = useFormats();
  const isTicking = state.kind === 'in_test' && endsAt !== null;
  const progress = t('header.progress', { done: formats.number(answered), all: formats.number(total) });
  return (
    <HeaderRoot>
      <Title>{title}</Title>
      {state.kind === 'time_over' ? (
        <Middle role="alert">
          <Spinner size="small" label={t('header.submitting')} />
          {t('header.over')}
        </Middle>
      ) : (
        <Facts>
          <div>
            <span>{progress}</span>
            <ProgressBar label={t('sheet.title')} value={answered} max={total} valueText={progress} />
          </div>
          {state.kind === 'in_test' && <SavedLine saved={state.saved} onRetry={onRetrySave} />}
        </Facts>
      )}
      {isTicking && (
        <Clock>
          <span aria-hidden="true">{t('header.left')}</span>
          <Countdown
            label={t('header.left')}
            endsAt={endsAt}
            now={now}
            onEnd={onTimeOver}
            urgentWithin={hurryMinutes * minute}
            dayWords={(days) => t('header.days', { count: days, n: formats.number(days) })}
          />
          <HurryWords endsAt={endsAt} now={now} />
        </Clock>
      )}
      {state.kind === 'in_test' && endsAt === null && <Clock>{t('header.noLimit')}</Clock>}
      {state.kind !== 'time_over' && (
        <Button
          tone="primary"
          fill="filled"
          busyLabel={state.kind === 'submitting' ? t('header.submitting') : undefined}
          onClick={onSubmit}
        >
          {t('header.submit')}
        </Button>
      )}
    </HeaderRoot>
  );
}

/** Says once that the time is nearly over; a clock that turns red says nothing to who cannot see it. */
function HurryWords({ endsAt, now }: { endsAt: number; now: () => number }) {
  const { t } = useTranslation('exams');
  const formats = useFormats();
  const isNear = useSecondsLeft(endsAt, now) * second <= hurryMinutes * minute;
  return (
    <Hurry as="output">
      {isNear && t('header.hurry', { count: hurryMinutes, n: formats.number(hurryMinutes) })}
    </Hurry>
  );
}
