import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Banner, Button, Field, TextArea, TextInput } from '../../../primitives/index.ts';
import { SceneFormFoot, SceneFormRoot } from './SceneForm.styles.ts';

/** What a member writes for a scene of their own. */
export interface SceneDraft {
  name: string;
  /** How the assistant shall answer. */
  prompt: string;
}

export type SceneFormState =
  | { kind: 'editing' }
  | { kind: 'saving' }
  /** `reason` is a sentence for the member; what is written stays. */
  | { kind: 'failed'; reason: string };

export interface SceneFormProps {
  state: SceneFormState;
  /** A scene that is edited; nothing for a new one. */
  initial?: SceneDraft;
  /** Called with trimmed words that keep the limits. */
  onSave: (draft: SceneDraft) => void;
  onCancel: () => void;
  /** Most characters of the name and of the instructions. */
  limits?: { name: number; prompt: number };
}

const emptyDraft: SceneDraft = { name: '', prompt: '' };
const usualLimits = { name: 20, prompt: 500 };

const length = (text: string) => Array.from(text).length;

/** A scene of one's own: its name and its instructions (E21). */
export function SceneForm({
  state,
  initial = emptyDraft,
  onSave,
  onCancel,
  limits = usualLimits,
}: SceneFormProps) {
  const { t } = useTranslation('ai');
  const { t: words } = useTranslation('actions');
  const { t: primitive } = useTranslation('primitives');
  const [draft, setDraft] = useState(initial);
  const [isChecked, setIsChecked] = useState(false);

  const fault = (field: keyof SceneDraft) => {
    if (length(draft[field]) > limits[field]) return t('sceneForm.tooLong', { count: limits[field] });
    return isChecked && draft[field].trim() === '' ? t('sceneForm.empty') : undefined;
  };

  const save = (event: FormEvent) => {
    event.preventDefault();
    setIsChecked(true);
    const trimmed = { name: draft.name.trim(), prompt: draft.prompt.trim() };
    const isWhole = (['name', 'prompt'] as const).every(
      (field) => trimmed[field] !== '' && length(draft[field]) <= limits[field],
    );
    if (isWhole && state.kind !== 'saving') onSave(trimmed);
  };

  return (
    <SceneFormRoot noValidate onSubmit={save}>
      {state.kind === 'failed' && <Banner tone="danger">{state.reason}</Banner>}
      <Field
        label={t('sceneForm.name')}
        hint={t('sceneForm.nameHint')}
        error={fault('name')}
        counter={{ used: length(draft.name), limit: limits.name }}
        isRequired
      >
        <TextInput
          value={draft.name}
          autoComplete="off"
          onChange={(event) => setDraft({ ...draft, name: event.target.value })}
        />
      </Field>
      <Field
        label={t('sceneForm.prompt')}
        hint={t('sceneForm.promptHint')}
        error={fault('prompt')}
        counter={{ used: length(draft.prompt), limit: limits.prompt }}
        isRequired
      >
        <TextArea
          rows={5}
          value={draft.prompt}
          onChange={(event) => setDraft({ ...draft, prompt: event.target.value })}
        />
      </Field>
      <SceneFormFoot>
        <Button onClick={onCancel}>{words('cancel')}</Button>
        <Button
          type="submit"
          tone="primary"
          fill="filled"
          busyLabel={state.kind === 'saving' ? primitive('saving') : undefined}
        >
          {words('save')}
        </Button>
      </SceneFormFoot>
    </SceneFormRoot>
  );
}
