import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, Field, NumberInput, TextInput } from '../../../primitives/index.ts';
import { SentWork, type SentWorkProps } from '../AssignmentAnswers/AssignmentAnswers.tsx';
import { useFormats } from '../../formats/index.ts';
import type { TaskResult } from './task-result.ts';
import { MarkForm, WorkHead } from './TaskResults.styles.ts';

/** What is done with the files of the work. */
export type WorkFileActions = Pick<
  SentWorkProps,
  'onDownload' | 'onPlay' | 'onVideoFailed' | 'onPosterFailed'
>;

export interface WorkResultProps {
  result: TaskResult;
  fileActions: WorkFileActions;
  /** Gives the work whole points of 100 and a comment, or others; without it the mark is only read. */
  onMark?: (uid: string, mark: { points: number; comment: string }) => void;
}

/** One member's work with its mark. */
export function WorkResult({ result, fileActions, onMark }: WorkResultProps) {
  const formats = useFormats();
  const { nickname, at, work } = result;
  return (
    <article>
      <WorkHead>
        <h3>{nickname}</h3>
        <span>{formats.moment(at)}</span>
      </WorkHead>
      <SentWork {...work} {...fileActions} />
      {onMark ? <Marking result={result} onMark={onMark} /> : <Mark mark={result.mark} />}
    </article>
  );
}

function Mark({ mark }: Pick<TaskResult, 'mark'>) {
  const { t } = useTranslation('class-work');
  const formats = useFormats();
  if (!mark) return null;
  return (
    <p>
      <strong>{t('fill.points', { n: formats.number(mark.points) })}</strong> {mark.comment}
    </p>
  );
}

function Marking({ result: { uid, mark }, onMark }: Required<Pick<WorkResultProps, 'result' | 'onMark'>>) {
  const { t, i18n } = useTranslation('class-work');
  const [points, setPoints] = useState<number | null>(mark?.points ?? null);
  const [comment, setComment] = useState(mark?.comment ?? '');
  const isSame = points === mark?.points && comment === mark?.comment;
  return (
    <MarkForm>
      <Field label={t('results.points')}>
        <NumberInput
          label={t('results.points')}
          value={points}
          onChange={setPoints}
          languageTag={i18n.language}
          min={0}
          max={100}
          lessLabel={t('results.less')}
          moreLabel={t('results.more')}
        />
      </Field>
      <Field label={t('results.comment')}>
        <TextInput value={comment} onChange={({ target }) => setComment(target.value)} />
      </Field>
      <Button
        tone="primary"
        disabled={points === null || isSame}
        onClick={() => points !== null && onMark(uid, { points, comment })}
      >
        {t('results.save')}
      </Button>
    </MarkForm>
  );
}
