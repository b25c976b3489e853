import { useTranslation } from 'react-i18next';
import { Button, Dialog } from '../../../primitives/index.ts';
import { useFormats } from '../../formats/index.ts';
import { Numbers } from './UnansweredDialog.styles.ts';

export interface UnansweredDialogProps {
  isOpen: boolean;
  /** What has no answer yet, in the order of the exam; `number` from 1. */
  questions: readonly { id: string; number: number }[];
  /** Goes to a question. The owner closes the dialog first: it gives the focus back to what opened it. */
  onGo: (id: string) => void;
  onClose: () => void;
}

/** Why the exam cannot be handed in yet: every question needs an answer (V25, D53). Each number leads there. */
export function UnansweredDialog({ isOpen, questions, onGo, onClose }: UnansweredDialogProps) {
  const { t } = useTranslation(['exams', 'primitives']);
  const formats = useFormats();
  const [first] = questions;
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={t('unanswered.title', { count: questions.length, n: formats.number(questions.length) })}
      closeLabel={t('primitives:close')}
      footer={
        <>
          <Button onClick={onClose}>{t('keepWorking')}</Button>
          {first && (
            <Button
              tone="primary"
              fill="filled"
              onClick={() => {
                onGo(first.id);
              }}
            >
              {t('unanswered.first')}
            </Button>
          )}
        </>
      }
    >
      <p>{t('unanswered.text')}</p>
      <Numbers aria-label={t('unanswered.list')}>
        {questions.map(({ id, number }) => (
          <li key={id}>
            <Button
              size="small"
              aria-label={t('question.number', { n: formats.number(number) })}
              onClick={() => {
                onGo(id);
              }}
            >
              {formats.number(number)}
            </Button>
          </li>
        ))}
      </Numbers>
    </Dialog>
  );
}
