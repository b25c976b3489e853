import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, Field, NumberInput, TextInput } from '../../../primitives/index.ts';
import { SentWork } from '../AssignmentAnswers/AssignmentAnswers.tsx';
import { useFormats } from '../../formats/index.ts';
import type { TaskResult } from './task-result.ts';
import { MarkForm, WorkHead } from './TaskResults.styles.ts';

export interface WorkResultProps {
  result: TaskResult;
  /** Saves a file of the work. */
  onDownload: (fileId: string) => void;
  /** Gives the work whole points of 100 and a comment, or others. */
  onMark: (uid: string, mark: { points: number; comment: string }) => void;
}

/** One member's work with its mark. */
export function WorkResult({ result, onDownload, onMark }: WorkResultProps) {
  const { t, i18n } = useTranslation('class-work');
  const formats = useFormats();
  const { uid, nickname, at, work, mark } = result;
  const [points, setPoints] = useState<number | null>(mark?.points ?? null);
  const [comment, setComment] = useState(mark?.comment ?? '');
  const isSame = points === mark?.points && comment === mark?.comment;
  return (
    <article>
      <WorkHead>
        <h3>{nickname}</h3>
        <span>{formats.moment(at)}</span>
      </WorkHead>
      <SentWork {...work} onDownload={onDownload} />
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
    </article>
  );
}
