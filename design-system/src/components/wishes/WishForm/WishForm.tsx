import { wishLimits, writtenCharacters } from '@goldbean/contract/rules';
import { type ClipboardEvent, type DragEvent, type FormEvent, type ReactNode, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Banner, Button, Field, RadioGroup, Select, TextArea, TextInput } from '../../../primitives/index.ts';
import { useFormats } from '../../formats/index.ts';
import { kindWords } from '../wish.ts';
import { judgePictures, mostPictures, type PictureRefusal } from './picture-rules.ts';
import { FormFoot, FormPair, FormRoot } from './WishForm.styles.ts';
import type { WishDraft, WishFormPhase } from './wish-draft.ts';
import { type WishPicture, WishPictures } from './WishPictures.tsx';

export interface WishFormProps {
  draft: WishDraft;
  pictures: readonly WishPicture[];
  state: WishFormPhase;
  /** `edit` while the wish is pending. */
  mode?: 'add' | 'edit';
  products: readonly { id: string; name: string }[];
  /** WishRecording, under the pictures (S09). */
  recording?: ReactNode;
  /** It is being made or sent: the wish waits. */
  isRecording?: boolean;
  /** SimilarWishes, under the title. */
  similar?: ReactNode;
  /** What the server refused, by field; sentences for the member. */
  errors?: { title?: string; description?: string; pictures?: string };
  /** Where it was noticed: filled in, and may be changed; not asked while a wish is changed. */
  origin?: { page: string; version: string; onChange: (page: string) => void };
  onChange: (draft: WishDraft) => void;
  /** Pictures that passed number, size and format; the owner uploads them. */
  onAddPictures: (files: readonly File[]) => void;
  onRemovePicture: (id: string) => void;
  onSubmit: (draft: WishDraft) => void;
  onCancel: () => void;
}

const longestTitle = wishLimits.wishTitleCharacters;
const longestDescription = wishLimits.wishDescriptionCharacters;
const longestPage = wishLimits.wishPageCharacters;
const noErrors: NonNullable<WishFormProps['errors']> = {};
const kinds = ['1', '2', '3'] as const;
const kindOf = { 1: 1, 2: 2, 3: 3 } as const;

/** Makes a wish or changes a pending one. What is written stays whatever happens (S09). */
export function WishForm({
  draft,
  pictures,
  state,
  mode = 'add',
  products,
  recording,
  isRecording = false,
  similar,
  errors = noErrors,
  origin,
  onChange,
  onAddPictures,
  onRemovePicture,
  onSubmit,
  onCancel,
}: WishFormProps) {
  const { t } = useTranslation('wishes');
  const formats = useFormats();
  const titleField = useRef<HTMLInputElement>(null);
  const [hasTried, setHasTried] = useState(false);
  const [refusals, setRefusals] = useState<readonly PictureRefusal[]>([]);
  const change = (part: Partial<WishDraft>) => onChange({ ...draft, ...part });

  const titleUsed = writtenCharacters(draft.title);
  const descriptionUsed = writtenCharacters(draft.description);
  const titleError = () => {
    if (titleUsed > longestTitle) return t('form.titleLong', { most: longestTitle });
    return hasTried && titleUsed === 0 ? t('form.titleMissing') : errors.title;
  };
  const isTitleWrong = titleUsed === 0 || titleUsed > longestTitle;
  const isTooLong = descriptionUsed > longestDescription;
  const has = (kind: WishPicture['state']['kind']) => pictures.some(({ state: one }) => one.kind === kind);
  const waiting = () => {
    if (has('uploading')) return t('form.uploading');
    // A picture that did not arrive is never left out silently.
    if (has('failed')) return t('form.pictureFailed');
    return isRecording ? t('recording.wait') : undefined;
  };
  const waitsFor = waiting();

  const addPictures = (files: readonly File[]) => {
    const judged = judgePictures(files, mostPictures - pictures.length);
    setRefusals(judged.refusals);
    if (judged.fit.length > 0) onAddPictures(judged.fit);
  };

  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (state.kind === 'sending' || waitsFor !== undefined) return;
    setHasTried(true);
    if (isTitleWrong) titleField.current?.focus();
    else if (!isTooLong) onSubmit({ ...draft, title: draft.title.trim() });
  };

  const handlePaste = (event: ClipboardEvent) => {
    const files = [...event.clipboardData.files];
    if (files.length === 0) return;
    event.preventDefault();
    addPictures(files);
  };

  const handleDrag = (event: DragEvent) => {
    // Without this the browser would open the picture in place of the page.
    if (event.dataTransfer.types.includes('Files')) event.preventDefault();
  };
  const handleDrop = (event: DragEvent) => {
    const files = [...event.dataTransfer.files];
    if (files.length === 0) return;
    event.preventDefault();
    addPictures(files);
  };

  return (
    <FormRoot
      noValidate
      aria-label={mode === 'add' ? t('form.add') : t('form.edit')}
      onSubmit={handleSubmit}
      onPaste={handlePaste}
      onDragOver={handleDrag}
      onDrop={handleDrop}
    >
      {state.kind === 'refused' && (
        <Banner tone="danger" title={t('form.refused')}>
          {state.reason}
        </Banner>
      )}
      <Field
        label={t('form.title')}
        hint={t('form.titleHint')}
        error={titleError()}
        counter={{ used: titleUsed, limit: longestTitle }}
        isRequired
      >
        <TextInput
          ref={titleField}
          value={draft.title}
          onChange={(event) => change({ title: event.target.value })}
        />
      </Field>
      {similar}
      <Field
        label={t('form.description')}
        hint={t('form.descriptionHint')}
        error={
          isTooLong
            ? t('form.descriptionLong', { most: formats.number(longestDescription) })
            : errors.description
        }
        counter={{ used: descriptionUsed, limit: longestDescription }}
      >
        <TextArea
          rows={5}
          value={draft.description}
          onChange={(event) => change({ description: event.target.value })}
        />
      </Field>
      <FormPair>
        <RadioGroup
          label={t('kindLabel')}
          value={String(draft.kind) as (typeof kinds)[number]}
          onSelect={(kind) => change({ kind: kindOf[kind] })}
          options={kinds.map((kind) => ({ value: kind, label: t(kindWords[kindOf[kind]]) }))}
        />
        <Field label={t('product')}>
          <Select
            value={draft.product}
            onChange={(event) => change({ product: event.target.value })}
            options={[
              { value: '', label: t('form.noProduct') },
              ...products.map((product) => ({ value: product.id, label: product.name })),
            ]}
          />
        </Field>
      </FormPair>
      <WishPictures
        pictures={pictures}
        refusals={refusals}
        error={errors.pictures}
        onChoose={addPictures}
        onRemove={onRemovePicture}
      />
      {recording}
      {origin && (
        <Field label={t('form.page')} hint={t('form.version', { version: origin.version })}>
          <TextInput
            value={origin.page}
            maxLength={longestPage}
            onChange={(event) => origin.onChange(event.target.value)}
          />
        </Field>
      )}
      <FormFoot>
        <output>
          {state.kind === 'editing' &&
            state.savedAt !== null &&
            t('form.kept', { time: formats.time(state.savedAt) })}
        </output>
        <Button onClick={onCancel}>{t('cancel')}</Button>
        <Button
          type="submit"
          tone="primary"
          fill="filled"
          disabledReason={waitsFor}
          busyLabel={state.kind === 'sending' ? t('form.sending') : undefined}
        >
          {mode === 'add' ? t('form.add') : t('form.save')}
        </Button>
      </FormFoot>
    </FormRoot>
  );
}
