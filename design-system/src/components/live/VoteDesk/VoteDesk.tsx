import { type SubmitEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, Field, IconButton, Select, TextInput, Trash2Icon } from '../../../primitives/index.ts';
import { useFormats } from '../../formats/index.ts';
import { VoteCard, type VoteOption } from '../VoteCard/VoteCard.tsx';
import { AnswerRow, AskRow, VoteDeskForm, VoteDeskRoot } from './VoteDesk.styles.ts';

/** A vote as those see it who run the live session. `endsAt` in UTC ms; null when it is closed. */
export interface VoteDeskInput {
  question: string;
  options: readonly VoteOption[];
  endsAt: number | null;
}

export interface VoteDeskProps {
  /** The newest vote of the live session; null while there was none. */
  vote: VoteDeskInput | null;
  /** Limits: answers, and characters of a question and of an answer. */
  limits: { optionsMin: number; optionsMax: number; question: number; option: number };
  isAsking?: boolean;
  isClosing?: boolean;
  /** Why it was refused, as a sentence; left out when it was not. */
  error?: string;
  /** Called with trimmed words. @param seconds how long it is open */
  onAsk: (question: string, options: string[], seconds: number) => void;
  onClose: () => void;
  /** The clock, UTC ms; the server's, when it differs. */
  now: () => number;
}

/** How long a vote may be open, in seconds. */
const durations = ['30', '60', '180', '300'] as const;
const durationWords = {
  30: 'vote.for30',
  60: 'vote.for60',
  180: 'vote.for180',
  300: 'vote.for300',
} as const;

/** Where the teacher asks the room, sees how it votes, and closes the vote early (C026). */
export function VoteDesk({ vote, isClosing = false, onClose, now, ...form }: VoteDeskProps) {
  const { t } = useTranslation('live-tools');
  const isOpen = vote !== null && vote.endsAt !== null;
  return (
    <VoteDeskRoot aria-label={t('vote.desk')}>
      <h2>{t('vote.desk')}</h2>
      {vote && (
        <VoteCard
          question={vote.question}
          options={vote.options}
          state={vote.endsAt === null ? { kind: 'tally' } : { kind: 'tally', endsAt: vote.endsAt }}
          onVote={() => undefined}
          now={now}
        />
      )}
      {isOpen ? (
        <Button busyLabel={isClosing ? t('vote.closing') : undefined} onClick={onClose}>
          {t('vote.closeNow')}
        </Button>
      ) : (
        <AskForm {...form} />
      )}
    </VoteDeskRoot>
  );
}

type AskFormProps = Pick<VoteDeskProps, 'limits' | 'isAsking' | 'error' | 'onAsk'>;

function AskForm({ limits, isAsking = false, error, onAsk }: AskFormProps) {
  const { t } = useTranslation('live-tools');
  const formats = useFormats();
  const [question, setQuestion] = useState('');
  const [answers, setAnswers] = useState(() => [0, 1].map((key) => ({ key, text: '' })));
  const [seconds, setSeconds] = useState('60');
  const written = answers.map(({ text }) => text.trim());
  const missing = () => {
    if (question.trim() === '') return t('vote.questionMissing');
    if (written.includes('')) return t('vote.answerMissing');
    return new Set(written).size < written.length ? t('vote.answerTwice') : undefined;
  };
  const handleSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (missing() === undefined && !isAsking) onAsk(question.trim(), written, Number(seconds));
  };
  const removeAt = (at: number) => setAnswers(answers.filter((_, other) => other !== at));
  return (
    <VoteDeskForm onSubmit={handleSubmit}>
      <Field label={t('vote.question')} error={error}>
        <TextInput
          value={question}
          maxLength={limits.question}
          onChange={(event) => setQuestion(event.target.value)}
        />
      </Field>
      {answers.map((answer, at) => (
        <AnswerRow key={answer.key}>
          <Field label={t('vote.answer', { n: formats.number(at + 1) })}>
            <TextInput
              value={answer.text}
              maxLength={limits.option}
              onChange={(event) => setAnswers(answers.with(at, { ...answer, text: event.target.value }))}
            />
          </Field>
          {answers.length > limits.optionsMin && (
            <IconButton
              label={t('vote.removeAnswer', { n: formats.number(at + 1) })}
              icon={<Trash2Icon aria-hidden="true" />}
              onClick={() => removeAt(at)}
            />
          )}
        </AnswerRow>
      ))}
      <Button
        fill="quiet"
        disabledReason={
          answers.length >= limits.optionsMax
            ? t('vote.answersFull', { n: formats.number(limits.optionsMax) })
            : undefined
        }
        onClick={() => setAnswers([...answers, { key: (answers.at(-1)?.key ?? 0) + 1, text: '' }])}
      >
        {t('vote.addAnswer')}
      </Button>
      <AskRow>
        <Field label={t('vote.openFor')}>
          <Select
            value={seconds}
            options={durations.map((value) => ({ value, label: t(durationWords[value]) }))}
            onChange={(event) => setSeconds(event.target.value)}
          />
        </Field>
        <Button
          type="submit"
          tone="primary"
          fill="filled"
          disabledReason={missing()}
          busyLabel={isAsking ? t('vote.asking') : undefined}
        >
          {t('vote.ask')}
        </Button>
      </AskRow>
    </VoteDeskForm>
  );
}
