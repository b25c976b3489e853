import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, TextInput } from '../../../primitives/index.ts';
import { useFormats } from '../../formats/index.ts';
import { MemberForm } from './MemberCard.styles.ts';

export interface ShortFormProps {
  label: string;
  submitLabel: string;
  /** What stands there at first. */
  initial?: string;
  /** Most characters, counted as letters a reader sees as one code point (D34). */
  limit: number;
  /** Nothing written takes away what was there. */
  canBeEmpty?: boolean;
  /** Why it cannot be taken now, whatever is written. */
  refusal?: string;
  onSubmit: (text: string) => void;
}

/** One short line of text and the button that takes it. */
export function ShortForm({
  label,
  submitLabel,
  initial = '',
  limit,
  canBeEmpty = false,
  refusal,
  onSubmit,
}: ShortFormProps) {
  const { t } = useTranslation('chat');
  const formats = useFormats();
  const [text, setText] = useState(initial);
  const words = text.normalize('NFC').trim();
  const isLong = Array.from(words).length > limit;
  const missing = words === '' && !canBeEmpty ? t('member.tagEmpty') : undefined;
  const tooLong = isLong ? t('member.tagLong', { limit: formats.number(limit) }) : undefined;

  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (missing !== undefined || isLong || refusal !== undefined) return;
    onSubmit(words);
    setText('');
  };

  return (
    <MemberForm onSubmit={handleSubmit}>
      <TextInput
        size="small"
        aria-label={label}
        aria-invalid={isLong || undefined}
        placeholder={label}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <Button type="submit" size="small" disabledReason={tooLong ?? missing ?? refusal}>
        {submitLabel}
      </Button>
      {tooLong && <p role="alert">{tooLong}</p>}
    </MemberForm>
  );
}
