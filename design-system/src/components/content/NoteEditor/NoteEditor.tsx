import { useTranslation } from 'react-i18next';
import { Button, Field, Tag, TextArea, TextInput } from '../../../primitives/index.ts';
import { useFormats } from '../../formats/index.ts';
import { EditorFoot, EditorRoot } from './NoteEditor.styles.ts';

export interface NoteDraft {
  title: string;
  text: string;
  /** Lesson and place in it, ms; `null` when it is pinned to nothing. */
  pin: { lesson: string; position: number } | null;
}

export type NoteEditorState =
  | { kind: 'editing' }
  | { kind: 'saving' }
  /** Everything is on the server since `at` (UTC ms). */
  | { kind: 'saved'; at: number }
  /** Not saved, the words are kept; `reason` is a sentence for the member. */
  | { kind: 'failed'; reason: string };

export interface NoteEditorProps {
  state: NoteEditorState;
  draft: NoteDraft;
  onChange: (draft: NoteDraft) => void;
  onSave: () => void;
  onCancel: () => void;
  /** Most characters of the text. */
  limit?: number;
}

/** Writes or changes a note, pinned to a minute of a lesson or free. */
export function NoteEditor({ state, draft, onChange, onSave, onCancel, limit = 2_000 }: NoteEditorProps) {
  const { t } = useTranslation(['content', 'actions']);
  const formats = useFormats();
  const used = Array.from(draft.text).length;
  const isLong = used > limit;
  const tooLong = t('tooLong', { n: formats.number(limit) });
  const refusal = isLong ? tooLong : draft.text.trim() === '' ? t('note.required') : undefined;
  return (
    <EditorRoot
      aria-label={t('note.editor')}
      onSubmit={(event) => {
        event.preventDefault();
        if (refusal === undefined && state.kind !== 'saving') onSave();
      }}
    >
      <Field label={t('note.title')}>
        <TextInput
          value={draft.title}
          onChange={(event) => onChange({ ...draft, title: event.target.value })}
        />
      </Field>
      <Field label={t('note.text')} isRequired error={isLong && tooLong} counter={{ used, limit }}>
        <TextArea
          rows={6}
          mostRows={16}
          value={draft.text}
          onChange={(event) => onChange({ ...draft, text: event.target.value })}
        />
      </Field>
      {draft.pin && (
        <div>
          <Tag remove={{ label: t('note.unpin'), onRemove: () => onChange({ ...draft, pin: null }) }}>
            {t('note.pinned', { lesson: draft.pin.lesson, place: formats.clock(draft.pin.position / 1_000) })}
          </Tag>
        </div>
      )}
      <EditorFoot>
        <p aria-live="polite" data-tone={state.kind === 'failed' ? 'danger' : undefined}>
          {state.kind === 'failed' && state.reason}
          {state.kind === 'saved' && t('savedAt', { time: formats.time(state.at) })}
        </p>
        <Button onClick={onCancel}>{t('actions:cancel')}</Button>
        <Button
          type="submit"
          tone="primary"
          fill="filled"
          disabledReason={refusal}
          busyLabel={state.kind === 'saving' ? t('saving') : undefined}
        >
          {t('actions:save')}
        </Button>
      </EditorFoot>
    </EditorRoot>
  );
}
