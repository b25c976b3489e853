import { type KeyboardEvent, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../formats/index.ts';
import type { AnswerVerdict } from '../exam.ts';
import { cellClass, Cells, Legend, SheetRoot } from './AnswerSheet.styles.ts';
import { gridStep } from './grid-step.ts';

/** In test the first two; once it is marked the verdicts. */
export type CellState = 'answered' | AnswerVerdict;

export interface AnswerCell {
  /** Of the question. */
  id: string;
  /** Its place in the exam, from 1. */
  number: number;
  state: CellState;
  isFlagged?: boolean;
}

export interface AnswerSheetProps {
  cells: readonly AnswerCell[];
  /** Id of the question that is being read. */
  current: string | null;
  /** Goes to a question. */
  onGo: (id: string) => void;
}

const states: readonly CellState[] = ['unanswered', 'answered', 'right', 'partly', 'wrong'];

/** Every question by its number, and how it stands (S25). Arrows move among them, Enter goes there. */
export function AnswerSheet({ cells, current, onGo }: AnswerSheetProps) {
  const { t } = useTranslation('exams');
  const formats = useFormats();
  const titleId = useId();

  const handleKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    const buttons = [...event.currentTarget.querySelectorAll('button')];
    const at = buttons.findIndex((button) => button === document.activeElement);
    const top = buttons[0]?.offsetTop;
    const columns = buttons.filter(({ offsetTop }) => offsetTop === top).length;
    const next = gridStep(event.key, at, buttons.length, columns);
    if (next === null) return;
    event.preventDefault();
    buttons[next]?.focus();
  };

  const reachable = cells.some(({ id }) => id === current) ? current : cells[0]?.id;
  const flagged = cells.filter(({ isFlagged }) => isFlagged).length;
  return (
    <SheetRoot aria-labelledby={titleId}>
      <h2 id={titleId}>{t('sheet.title')}</h2>
      <Cells role="toolbar" aria-labelledby={titleId} onKeyDown={handleKeyDown}>
        {cells.map(({ id, number, state, isFlagged = false }) => (
          <button
            key={id}
            type="button"
            className={cellClass}
            data-state={state}
            data-flagged={isFlagged || undefined}
            aria-current={id === current || undefined}
            aria-label={t(isFlagged ? 'sheet.flaggedCell' : 'sheet.cell', {
              n: formats.number(number),
              state: t(`sheet.state.${state}`),
            })}
            tabIndex={id === reachable ? 0 : -1}
            onClick={() => {
              onGo(id);
            }}
          >
            {formats.number(number)}
          </button>
        ))}
      </Cells>
      <Legend>
        {states.map((state) => {
          const count = cells.filter((cell) => cell.state === state).length;
          return (
            count > 0 && (
              <li key={state}>
                <i className={cellClass} data-state={state} />
                <span>{t(`sheet.state.${state}`)}</span> <b>{formats.number(count)}</b>
              </li>
            )
          );
        })}
        {flagged > 0 && (
          <li>
            <i className={cellClass} data-state="unanswered" data-flagged="" />
            <span>{t('sheet.flagged')}</span> <b>{formats.number(flagged)}</b>
          </li>
        )}
      </Legend>
    </SheetRoot>
  );
}
