import type { SubmitEvent } from 'react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Banner, Button, Dialog, Field, Switch, TextArea, TextInput } from '../../../primitives/index.ts';
import { NewsForm } from './NewsItem.styles.ts';

/** What staff write of a news item. */
export interface NewsDialogDraft {
  title: string;
  text: string;
  source: string;
  isImportant: boolean;
}

export interface NewsDialogProps {
  /** Something that stands is corrected; it keeps its time. */
  isCorrection: boolean;
  draft: NewsDialogDraft;
  /** What is wrong, as sentences. */
  errors: Readonly<Partial<Record<'title' | 'text' | 'source', string>>>;
  /** Most characters. */
  limits: Readonly<Record<'title' | 'text' | 'source', number>>;
  isSending: boolean;
  /** Why the last try did not arrive, as a sentence. */
  failure?: string | undefined;
  onChange: (change: Partial<NewsDialogDraft>) => void;
  onSend: () => void;
  onClose: () => void;
}

const lengthOf = (text: string): number => Array.from(text.trim()).length;

/** Staff write a news item, or correct one (G505, S05). */
export function NewsDialog({
  isCorrection,
  draft,
  errors,
  limits,
  isSending,
  failure,
  onChange,
  onSend,
  onClose,
}: NewsDialogProps) {
  const { t } = useTranslation('news');
  const formId = useId();
  const closeUnlessSending = () => {
    if (!isSending) onClose();
  };
  const handleSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!isSending) onSend();
  };
  return (
    <Dialog
      isOpen
      onClose={closeUnlessSending}
      title={t(isCorrection ? 'dialog.correctTitle' : 'dialog.title')}
      closeLabel={t('dialog.close')}
      keepsOnOutsidePress
      footer={
        <>
          <Button disabled={isSending} onClick={onClose}>
            {t('dialog.cancel')}
          </Button>
          <Button
            type="submit"
            form={formId}
            tone="primary"
            fill="filled"
            busyLabel={isSending ? t('dialog.sending') : undefined}
          >
            {t(isCorrection ? 'dialog.save' : 'dialog.send')}
          </Button>
        </>
      }
    >
      <NewsForm id={formId} noValidate onSubmit={handleSubmit}>
        <Field
          label={t('dialog.headline')}
          error={errors.title}
          counter={{ used: lengthOf(draft.title), limit: limits.title }}
        >
          <TextInput value={draft.title} onChange={(event) => onChange({ title: event.target.value })} />
        </Field>
        <Field
          label={t('dialog.text')}
          error={errors.text}
          counter={{ used: lengthOf(draft.text), limit: limits.text }}
          isRequired
        >
          <TextArea
            rows={4}
            value={draft.text}
            onChange={(event) => onChange({ text: event.target.value })}
          />
        </Field>
        <Field
          label={t('dialog.source')}
          error={errors.source}
          counter={{ used: lengthOf(draft.source), limit: limits.source }}
          isRequired
        >
          <TextInput value={draft.source} onChange={(event) => onChange({ source: event.target.value })} />
        </Field>
        <Switch isOn={draft.isImportant} onToggle={(isOn) => onChange({ isImportant: isOn })}>
          {t('dialog.important')}
        </Switch>
        {failure !== undefined && <Banner tone="danger">{failure}</Banner>}
      </NewsForm>
    </Dialog>
  );
}
