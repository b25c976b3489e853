import { feedbackLimits } from '@goldbean/contract/rules';
import { useTranslation } from 'react-i18next';
import {
  Button,
  CircleCheckIcon,
  EmptyState,
  Field,
  TextArea,
  TextInput,
} from '../../../primitives/index.ts';
import { useFormats } from '../../formats/index.ts';
import { type ChosenPicture, PicturePicker } from '../PicturePicker/PicturePicker.tsx';
import { ComposerFoot, ComposerRoot } from '../PostComposer/PostComposer.styles.ts';

export type FeedbackFormState =
  | { kind: 'editing' }
  | { kind: 'sending' }
  /** It did not arrive and everything is kept; `reason` is a sentence for the member. */
  | { kind: 'failed'; reason: string }
  /** `id` is what support asks for. */
  | { kind: 'sent'; id: string };

export interface FeedbackFormProps {
  state: FeedbackFormState;
  text: string;
  onText: (text: string) => void;
  /** How to be reached; may stay empty. */
  contact: string;
  onContact: (contact: string) => void;
  pictures: readonly ChosenPicture[];
  onAddPictures: (files: readonly File[]) => void;
  onRemovePicture: (id: string) => void;
  onRetryPicture: (id: string) => void;
  /** Called with text (V23) and with all pictures there. */
  onSubmit: () => void;
  onAnother: () => void;
  /** Most characters. */
  limit?: number;
  /** Most pictures. */
  mostPictures?: number;
}

/** Tells the people behind the product what is wrong or missing (S46). */
export function FeedbackForm({
  state,
  text,
  onText,
  contact,
  onContact,
  pictures,
  onAddPictures,
  onRemovePicture,
  onRetryPicture,
  onSubmit,
  onAnother,
  limit = feedbackLimits.feedbackCharacters,
  mostPictures = feedbackLimits.feedbackPictures,
}: FeedbackFormProps) {
  const { t } = useTranslation('content');
  const formats = useFormats();

  if (state.kind === 'sent') {
    return (
      <ComposerRoot as="section">
        <EmptyState
          icon={<CircleCheckIcon aria-hidden="true" />}
          title={t('feedback.sent')}
          action={<Button onClick={onAnother}>{t('feedback.another')}</Button>}
        >
          {t('feedback.sentHint', { id: state.id })}
        </EmptyState>
      </ComposerRoot>
    );
  }

  const used = Array.from(text).length;
  const isLong = used > limit;
  const tooLong = t('tooLong', { n: formats.number(limit) });
  const refusal = () => {
    if (text.trim() === '') return t('feedback.required');
    if (isLong) return tooLong;
    if (pictures.some((picture) => picture.state.kind === 'uploading')) return t('pictures.wait');
    if (pictures.some((picture) => picture.state.kind === 'failed')) return t('pictures.failed');
    return undefined;
  };
  const disabledReason = refusal();

  return (
    <ComposerRoot
      aria-label={t('feedback.title')}
      onSubmit={(event) => {
        event.preventDefault();
        if (disabledReason === undefined && state.kind !== 'sending') onSubmit();
      }}
    >
      <Field label={t('feedback.text')} isRequired error={isLong && tooLong} counter={{ used, limit }}>
        <TextArea
          rows={5}
          readOnly={state.kind === 'sending'}
          placeholder={t('feedback.placeholder')}
          value={text}
          onChange={(event) => onText(event.target.value)}
        />
      </Field>
      <PicturePicker
        pictures={pictures}
        most={mostPictures}
        onAdd={onAddPictures}
        onRemove={onRemovePicture}
        onRetry={onRetryPicture}
      />
      <Field label={t('feedback.contact')} hint={t('feedback.contactHint')}>
        <TextInput
          readOnly={state.kind === 'sending'}
          value={contact}
          onChange={(event) => onContact(event.target.value)}
        />
      </Field>
      <ComposerFoot>
        <p aria-live="polite" data-tone="danger">
          {state.kind === 'failed' && state.reason}
        </p>
        <Button
          type="submit"
          tone="primary"
          fill="filled"
          disabledReason={disabledReason}
          busyLabel={state.kind === 'sending' ? t('sending') : undefined}
        >
          {t('feedback.send')}
        </Button>
      </ComposerFoot>
    </ComposerRoot>
  );
}
