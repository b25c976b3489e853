import { useEffect, useId, useRef } from 'react';
import { Checkbox, Field, RadioGroup, TextArea } from '../../../primitives/index.ts';
import { AnswerError, AnswerList, ChoiceSet } from './FormAnswers.styles.ts';

export interface FormQuestion {
  id: string;
  kind: 'single' | 'multiple' | 'text';
  label: string;
  required: boolean;
  /** Of a choice. */
  options: readonly { id: string; label: string }[];
}

export interface FormAnswersProps {
  questions: readonly FormQuestion[];
  /** By question: ids of the options chosen, or the one text. */
  answers: Readonly<Record<string, readonly string[]>>;
  /** By question, what is wrong with its answer (M04). The first of them takes the focus when they come. */
  errors: Readonly<Record<string, string>>;
  /** Characters of a text. */
  textLimit: number;
  /** What was sent can be read, not changed. */
  isReadOnly: boolean;
  onAnswer: (id: string, values: readonly string[]) => void;
}

/** The questions of a form with their answers (E10). */
export function FormAnswers({
  questions,
  answers,
  errors,
  textLimit,
  isReadOnly,
  onAnswer,
}: FormAnswersProps) {
  const list = useRef<HTMLOListElement>(null);
  const firstWrong = questions.findIndex(({ id }) => errors[id] !== undefined);
  const count = Object.keys(errors).length;
  const before = useRef(0);
  useEffect(() => {
    // Only when new ones come: answering one question must not move the focus to the next.
    if (count > before.current)
      list.current?.children[firstWrong]?.querySelector<HTMLElement>('input, textarea')?.focus();
    before.current = count;
  }, [count, firstWrong]);
  return (
    <AnswerList ref={list}>
      {questions.map((question) => (
        <li key={question.id}>
          <Question
            question={question}
            values={answers[question.id] ?? []}
            error={errors[question.id]}
            textLimit={textLimit}
            isReadOnly={isReadOnly}
            onAnswer={(values) => onAnswer(question.id, values)}
          />
        </li>
      ))}
    </AnswerList>
  );
}

interface QuestionProps extends Pick<FormAnswersProps, 'textLimit' | 'isReadOnly'> {
  question: FormQuestion;
  values: readonly string[];
  error: string | undefined;
  onAnswer: (values: readonly string[]) => void;
}

function Question({ question, values, error, textLimit, isReadOnly, onAnswer }: QuestionProps) {
  const { kind, label, required, options } = question;
  const id = useId();
  const asked = required ? `${label} *` : label;
  if (kind === 'text') {
    const [text = ''] = values;
    return (
      <Field
        label={label}
        isRequired={required}
        error={error}
        counter={{ used: Array.from(text).length, limit: textLimit }}
      >
        <TextArea
          rows={2}
          value={text}
          readOnly={isReadOnly}
          onChange={({ target }) => onAnswer([target.value])}
        />
      </Field>
    );
  }
  if (kind === 'single') {
    return (
      <RadioGroup
        label={asked}
        options={options.map((option) => ({
          value: option.id,
          label: option.label,
          isDisabled: isReadOnly,
        }))}
        value={values[0] ?? null}
        error={error}
        onSelect={(value) => onAnswer([value])}
      />
    );
  }
  return (
    <ChoiceSet aria-describedby={error ? `${id}-error` : undefined}>
      <legend>{asked}</legend>
      {options.map((option) => (
        <Checkbox
          key={option.id}
          checked={values.includes(option.id)}
          disabled={isReadOnly}
          onChange={({ currentTarget: { checked } }) =>
            // In the order of the options, so that the same answer is always the same list.
            onAnswer(
              options
                .map((one) => one.id)
                .filter((one) => (one === option.id ? checked : values.includes(one))),
            )
          }
        >
          {option.label}
        </Checkbox>
      ))}
      {error && <AnswerError id={`${id}-error`}>{error}</AnswerError>}
    </ChoiceSet>
  );
}
