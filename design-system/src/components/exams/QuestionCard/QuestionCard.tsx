import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import {
  FlagIcon,
  IconButton,
  LockIcon,
  PlayIcon,
  Button,
  Tag,
  type TagProps,
} from '../../../primitives/index.ts';
import { useFormats } from '../../formats/index.ts';
import { type ExamQuestion, type AnswerVerdict, verdictOf } from '../exam.ts';
import { AnswerOption } from './AnswerOption.tsx';
import {
  Explanation,
  Head,
  HeadFacts,
  LockedLine,
  Options,
  QuestionRoot,
  QuestionText,
} from './QuestionCard.styles.ts';

export type QuestionState =
  /** In test: it can be answered and flagged. `answer` holds keys of options, none while it is unanswered. */
  | { kind: 'open'; answer: readonly string[]; isFlagged: boolean }
  /** Handed in and not marked yet. */
  | { kind: 'locked'; answer: readonly string[] }
  | {
      kind: 'marked';
      answer: readonly string[];
      /** Keys of the right options. */
      right: readonly string[];
      /** Points earned. */
      earned: number;
      /** Why it is so. */
      explanation?: string;
      /** Minute of the recorded lesson that explains it, from 0 (N03). */
      replayMinute?: number;
    };

export interface QuestionCardProps {
  question: ExamQuestion;
  state: QuestionState;
  /** The whole answer, as it is after the change. */
  onAnswer: (id: string, answer: readonly string[]) => void;
  onFlag: (id: string, isFlagged: boolean) => void;
  /** Opens the replay at the minute that explains the question (N03). */
  onReplay?: (id: string, minute: number) => void;
}

const verdictTones: Readonly<Record<AnswerVerdict, TagProps['tone']>> = {
  right: 'success',
  partly: 'warning',
  wrong: 'danger',
  unanswered: 'neutral',
};

/** One question of an exam: being answered, handed in, or marked with the right answer and the reason (E09). */
export function QuestionCard({ question, state, onAnswer, onFlag, onReplay }: QuestionCardProps) {
  const { t } = useTranslation('exams');
  const formats = useFormats();
  const name = useId();
  const { id, kind, number, options, points, text } = question;
  const isOpen = state.kind === 'open';

  const choose = (key: string, isChosen: boolean) => {
    if (kind !== 'multiple') onAnswer(id, [key]);
    else {
      // In the order of the options, so that the same answer is always the same list.
      onAnswer(
        id,
        options
          .map((option) => option.key)
          .filter((other) => (other === key ? isChosen : state.answer.includes(other))),
      );
    }
  };

  const verdict = state.kind === 'marked' ? verdictOf(state.answer, state.earned, points) : undefined;

  return (
    <QuestionRoot aria-labelledby={`${name}-number ${name}-text`}>
      <Head>
        <h2 id={`${name}-number`}>{t('question.number', { n: formats.number(number) })}</h2>
        <HeadFacts>
          <span>{t(`question.kind.${kind}`)}</span>
          <span>
            {state.kind === 'marked'
              ? t('question.earned', { got: formats.decimal(state.earned), all: formats.decimal(points) })
              : t('question.points', { count: points, n: formats.decimal(points) })}
          </span>
        </HeadFacts>
        {verdict && <Tag tone={verdictTones[verdict]}>{t(`question.verdict.${verdict}`)}</Tag>}
        {isOpen && (
          <IconButton
            size="small"
            label={t('question.flag')}
            icon={<FlagIcon aria-hidden="true" />}
            isPressed={state.isFlagged}
            onClick={() => {
              onFlag(id, !state.isFlagged);
            }}
          />
        )}
      </Head>
      <QuestionText id={`${name}-text`}>{text}</QuestionText>
      <Options disabled={!isOpen} aria-labelledby={`${name}-text`}>
        {options.map((option, at) => (
          <AnswerOption
            key={option.key}
            name={name}
            kind={kind}
            option={option}
            at={at}
            isChosen={state.answer.includes(option.key)}
            isRight={state.kind === 'marked' ? state.right.includes(option.key) : undefined}
            onChoose={choose}
          />
        ))}
      </Options>
      {state.kind === 'locked' && (
        <LockedLine>
          <LockIcon aria-hidden="true" />
          {t('question.locked')}
        </LockedLine>
      )}
      {state.kind === 'marked' && (state.explanation !== undefined || state.replayMinute !== undefined) && (
        <Explanation>
          {state.explanation !== undefined && (
            <p>
              <strong>{t('question.why')}</strong> {state.explanation}
            </p>
          )}
          {state.replayMinute !== undefined && (
            <Button
              size="small"
              icon={<PlayIcon aria-hidden="true" />}
              onClick={() => {
                onReplay?.(id, state.replayMinute ?? 0);
              }}
            >
              {t('question.replay', { n: formats.number(state.replayMinute) })}
            </Button>
          )}
        </Explanation>
      )}
    </QuestionRoot>
  );
}
