import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, Field, TextArea, TextInput } from '../../../primitives/index.ts';
import { FormFoot, FormRoot } from './ProfileForm.styles.ts';

export interface ProfileFormProps {
  nickname: string;
  about: string;
  /** Code points that each may have. */
  limits: { nickname: number; about: number };
  /** Why a field was refused, by field; empty where nothing is wrong. */
  errors: { nickname: string; about: string };
  isSaving: boolean;
  /** PictureUpload of the portrait. */
  portrait: ReactNode;
  onChange: (change: { nickname?: string; about?: string }) => void;
  onSave: () => void;
  onCancel: () => void;
}

const characters = (text: string): number => Array.from(text).length;

/** My portrait, name and words, as others see them (S43). */
export function ProfileForm({
  nickname,
  about,
  limits,
  errors,
  isSaving,
  portrait,
  onChange,
  onSave,
  onCancel,
}: ProfileFormProps) {
  const { t } = useTranslation(['profile', 'primitives']);
  return (
    <FormRoot
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onSave();
      }}
    >
      {portrait}
      <Field
        label={t('edit.nickname')}
        error={errors.nickname}
        counter={{ used: characters(nickname), limit: limits.nickname }}
        isRequired
      >
        <TextInput value={nickname} onChange={(event) => onChange({ nickname: event.target.value })} />
      </Field>
      <Field
        label={t('edit.intro')}
        hint={t('edit.introHint')}
        error={errors.about}
        counter={{ used: characters(about), limit: limits.about }}
      >
        <TextArea rows={4} value={about} onChange={(event) => onChange({ about: event.target.value })} />
      </Field>
      <FormFoot>
        <Button onClick={onCancel}>{t('edit.cancel')}</Button>
        <Button
          type="submit"
          tone="primary"
          fill="filled"
          busyLabel={isSaving ? t('primitives:saving') : undefined}
        >
          {t('edit.save')}
        </Button>
      </FormFoot>
    </FormRoot>
  );
}
