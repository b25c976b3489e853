import type { SubmitEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, Field, TextInput } from '../../../primitives/index.ts';
import { NoticeFormRoot } from './NoticeForm.styles.ts';

export interface NoticeFormProps {
  value: string;
  /** Most characters. */
  limit: number;
  isSending?: boolean;
  /** Why it was refused; left out when it was not. */
  error?: string;
  onChange: (text: string) => void;
  /** Called with the trimmed text, never empty. */
  onSend: (text: string) => void;
}

/** Says something to everybody in the room (C064). */
export function NoticeForm({ value, limit, isSending = false, error, onChange, onSend }: NoticeFormProps) {
  const { t } = useTranslation('streamer');
  const text = value.trim();
  const handleSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (text !== '' && !isSending) onSend(text);
  };
  return (
    <NoticeFormRoot onSubmit={handleSubmit}>
      <Field label={t('notice.label')} error={error}>
        <TextInput
          value={value}
          maxLength={limit}
          placeholder={t('notice.placeholder')}
          onChange={(event) => onChange(event.target.value)}
        />
      </Field>
      <Button
        type="submit"
        disabledReason={text === '' ? t('notice.empty') : undefined}
        busyLabel={isSending ? t('notice.sending') : undefined}
      >
        {t('notice.send')}
      </Button>
    </NoticeFormRoot>
  );
}
