import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Banner, Button, CircleCheckIcon, Field, TextArea } from '../../../primitives/index.ts';
import { AppealActions, AppealRoot, AppealSent } from './AppealForm.styles.ts';

export type AppealFormState =
  | { kind: 'writing' }
  | { kind: 'sending' }
  /** `reason` is a sentence for the member; what was written stays. */
  | { kind: 'failed'; reason: string }
  | { kind: 'sent' };

export interface AppealFormProps {
  state: AppealFormState;
  /** What was written before, after a reload. */
  draft?: string;
  onSend: (text: string) => void;
  onCancel: () => void;
}

const least = 10;
const most = 500;

/** Asks another person to judge an action again. It can be asked once (D70). */
export function AppealForm({ state, draft = '', onSend, onCancel }: AppealFormProps) {
  const { t } = useTranslation('moderation');
  const [text, setText] = useState(draft);
  const [hasTried, setHasTried] = useState(false);

  if (state.kind === 'sent') {
    return (
      <AppealSent>
        <CircleCheckIcon aria-hidden="true" />
        <strong>{t('form.sent')}</strong>
        <span>{t('form.sentNote')}</span>
      </AppealSent>
    );
  }

  const length = text.trim().length;
  const fault = () => {
    if (length > most) return t('form.long', { most });
    return length < least ? t('form.short', { least }) : undefined;
  };
  const error = hasTried || length > most ? fault() : undefined;

  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    setHasTried(true);
    if (fault() === undefined && state.kind !== 'sending') onSend(text.trim());
  };

  return (
    <AppealRoot noValidate aria-label={t('form.title')} onSubmit={handleSubmit}>
      {state.kind === 'failed' && (
        <Banner tone="danger" title={t('form.failed')}>
          {state.reason}
        </Banner>
      )}
      <Field
        label={t('form.title')}
        hint={t('form.hint')}
        error={error}
        counter={{ used: length, limit: most }}
        isRequired
      >
        <TextArea rows={4} value={text} onChange={(event) => setText(event.target.value)} />
      </Field>
      <AppealActions>
        <Button onClick={onCancel}>{t('form.cancel')}</Button>
        <Button
          type="submit"
          tone="primary"
          fill="filled"
          busyLabel={state.kind === 'sending' ? t('form.sending') : undefined}
        >
          {t('form.send')}
        </Button>
      </AppealActions>
    </AppealRoot>
  );
}
