import { useTranslation } from 'react-i18next';
import { Banner, Button, Dialog, Field, PlusIcon, TextInput } from '../../../primitives/index.ts';
import { MomentPicker } from '../../page/index.ts';
import type { FormQuestion } from '../FormAnswers/FormAnswers.tsx';
import type { TaskDraft } from '../task-draft.ts';
import { QuestionEditor } from './QuestionEditor.tsx';
import { EditorBody, QuestionList } from './TaskEditor.styles.ts';

export interface TaskEditorProps {
  draft: TaskDraft;
  /** What is wrong, as sentences: of the title, the deadline, and of the questions together. */
  errors: { title?: string; deadline?: string; fields?: string };
  /** Why it was not published. */
  reason?: string;
  isSending: boolean;
  /** The clock, UTC ms. */
  now: number;
  /** IANA name of the zone in which the deadline is meant. */
  timeZone: string;
  /** Questions, and options of one, at most. */
  limits: { questions: number; options: number };
  /** A question or an option that is not there yet needs an id. */
  newId: () => string;
  onChange: (change: Partial<TaskDraft>) => void;
  onPublish: () => void;
  onClose: () => void;
}

const titles = { form: 'edit.form', assignment: 'edit.assignment', sign_in: 'edit.signIn' } as const;

/** Where staff set the class a form, an assignment or a sign-in (G085). */
export function TaskEditor({
  draft,
  errors,
  reason,
  isSending,
  now,
  timeZone,
  limits,
  newId,
  onChange,
  onPublish,
  onClose,
}: TaskEditorProps) {
  const { t } = useTranslation(['class-work', 'primitives']);
  const { fields } = draft;
  const put = (changed: FormQuestion) =>
    onChange({ fields: fields.map((one) => (one.id === changed.id ? changed : one)) });
  const newOption = () => ({ id: newId(), label: '' });
  return (
    <Dialog
      isOpen
      onClose={onClose}
      keepsOnOutsidePress
      size="large"
      title={t(titles[draft.kind])}
      closeLabel={t('primitives:close')}
      footer={
        <Button
          tone="primary"
          fill="filled"
          busyLabel={isSending ? t('edit.publishing') : undefined}
          onClick={onPublish}
        >
          {t('edit.publish')}
        </Button>
      }
    >
      <EditorBody>
        {reason !== undefined && <Banner tone="danger">{reason}</Banner>}
        <Field label={t('edit.title')} isRequired error={errors.title}>
          <TextInput value={draft.title} onChange={({ target }) => onChange({ title: target.value })} />
        </Field>
        <Field label={t('edit.deadline')} error={errors.deadline}>
          <MomentPicker
            label={t('edit.deadline')}
            value={draft.deadline}
            onChange={(deadline) => onChange({ deadline })}
            timeZone={timeZone}
            now={now}
            min={now}
            noneLabel={t('edit.noDeadline')}
          />
        </Field>
        {draft.kind === 'form' && (
          <>
            <QuestionList>
              {fields.map((question, at) => (
                <li key={question.id}>
                  <QuestionEditor
                    question={question}
                    number={at + 1}
                    optionsMost={limits.options}
                    newOption={newOption}
                    onChange={put}
                    onRemove={() => onChange({ fields: fields.filter((one) => one !== question) })}
                  />
                </li>
              ))}
            </QuestionList>
            {errors.fields !== undefined && <Banner tone="danger">{errors.fields}</Banner>}
            <Button
              icon={<PlusIcon aria-hidden="true" />}
              disabled={fields.length >= limits.questions}
              onClick={() =>
                onChange({
                  fields: [
                    ...fields,
                    {
                      id: newId(),
                      kind: 'single',
                      label: '',
                      required: true,
                      options: [newOption(), newOption()],
                    },
                  ],
                })
              }
            >
              {t('edit.addQuestion')}
            </Button>
          </>
        )}
      </EditorBody>
    </Dialog>
  );
}
