import { useTranslation } from 'react-i18next';
import { CheckIcon, Tag, XIcon } from '../../../primitives/index.ts';
import type { ExamOption, QuestionKind } from '../exam.ts';
import { OptionControl, OptionMark, OptionRow, OptionTags, OptionWords } from './AnswerOption.styles.ts';

interface AnswerOptionProps {
  /** Of the group the control belongs to. */
  name: string;
  kind: QuestionKind;
  option: ExamOption;
  /** Its place among the options, from 0: its letter. */
  at: number;
  isChosen: boolean;
  /** Not known before the question is marked. */
  isRight: boolean | undefined;
  onChoose: (key: string, isChosen: boolean) => void;
}

/** A choice with its letter; a judgement has a tick and a cross instead. */
export function AnswerOption({ name, kind, option, at, isChosen, isRight, onChoose }: AnswerOptionProps) {
  const { t } = useTranslation('exams');
  const isTrue = option.key === 'true';
  const outcome = isRight === undefined ? undefined : isRight ? 'right' : isChosen ? 'wrong' : 'passed-over';
  return (
    <OptionRow data-outcome={outcome}>
      <OptionControl
        type={kind === 'multiple' ? 'checkbox' : 'radio'}
        name={name}
        value={option.key}
        checked={isChosen}
        onChange={({ currentTarget }) => {
          onChoose(option.key, currentTarget.checked);
        }}
      />
      <OptionMark aria-hidden="true" data-shape={kind === 'multiple' ? 'square' : 'round'}>
        {kind !== 'judgement' ? String.fromCodePoint(65 + at) : isTrue ? <CheckIcon /> : <XIcon />}
      </OptionMark>
      <OptionWords>
        {kind !== 'judgement' ? option.text : isTrue ? t('question.true') : t('question.false')}
      </OptionWords>
      {isRight !== undefined && (isRight || isChosen) && (
        <OptionTags>
          {isChosen && <Tag tone={isRight ? 'success' : 'danger'}>{t('question.yours')}</Tag>}
          {isRight && <Tag tone="success">{t('question.rightAnswer')}</Tag>}
        </OptionTags>
      )}
    </OptionRow>
  );
}
