import { useTranslation } from 'react-i18next';
import {
  Button,
  Field,
  IconButton,
  PlusIcon,
  Select,
  Switch,
  TextInput,
  XIcon,
} from '../../../primitives/index.ts';
import { useFormats } from '../../formats/index.ts';
import type { FormQuestion } from '../FormAnswers/FormAnswers.tsx';
import { QuestionFrame, QuestionHead } from './TaskEditor.styles.ts';

interface QuestionEditorProps {
  question: FormQuestion;
  /** Its place in the form, from 1. */
  number: number;
  /** Options at most. */
  optionsMost: number;
  newOption: () => { id: string; label: string };
  onChange: (question: FormQuestion) => void;
  onRemove: () => void;
}

const kinds = ['single', 'multiple', 'text'] as const;
const kindWords = {
  single: 'edit.kind.single',
  multiple: 'edit.kind.multiple',
  text: 'edit.kind.text',
} as const;

/** One question of a form that is written: what is asked, how it is answered, and its choices. */
export function QuestionEditor({
  question,
  number,
  optionsMost,
  newOption,
  onChange,
  onRemove,
}: QuestionEditorProps) {
  const { t } = useTranslation('class-work');
  const formats = useFormats();
  const { kind, options } = question;
  const n = formats.number(number);
  const choose = (chosen: FormQuestion['kind']) => {
    const kept = options.length > 0 ? options : [newOption(), newOption()];
    onChange({ ...question, kind: chosen, options: chosen === 'text' ? [] : kept });
  };
  return (
    <QuestionFrame>
      <QuestionHead>
        <Field label={t('edit.question', { n })} isRequired>
          <TextInput
            value={question.label}
            onChange={({ target }) => onChange({ ...question, label: target.value })}
          />
        </Field>
        <Field label={t('edit.answer')}>
          <Select
            options={kinds.map((value) => ({ value, label: t(kindWords[value]) }))}
            value={kind}
            onChange={({ target }) => choose(kinds.find((one) => one === target.value) ?? 'text')}
          />
        </Field>
        <IconButton
          label={t('edit.removeQuestion', { n })}
          icon={<XIcon aria-hidden="true" />}
          onClick={onRemove}
        />
      </QuestionHead>
      {options.map((option, at) => {
        const place = formats.number(at + 1);
        return (
          <TextInput
            key={option.id}
            aria-label={t('edit.option', { n: place })}
            placeholder={t('edit.option', { n: place })}
            value={option.label}
            onChange={({ target }) =>
              onChange({
                ...question,
                options: options.map((one) => (one === option ? { ...one, label: target.value } : one)),
              })
            }
            end={
              options.length > 2 && (
                <IconButton
                  size="small"
                  label={t('edit.removeOption', { n: place })}
                  icon={<XIcon aria-hidden="true" />}
                  onClick={() => onChange({ ...question, options: options.filter((one) => one !== option) })}
                />
              )
            }
          />
        );
      })}
      <QuestionHead>
        <Switch isOn={question.required} onToggle={(required) => onChange({ ...question, required })}>
          {t('edit.required')}
        </Switch>
        {kind !== 'text' && (
          <Button
            size="small"
            icon={<PlusIcon aria-hidden="true" />}
            disabled={options.length >= optionsMost}
            onClick={() => onChange({ ...question, options: [...options, newOption()] })}
          >
            {t('edit.addOption')}
          </Button>
        )}
      </QuestionHead>
    </QuestionFrame>
  );
}
