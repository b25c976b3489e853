import { sharedLimits, writtenCharacters } from '@goldbean/contract/rules';
import { type SubmitEvent, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Banner, Button, Dialog, Field, TextArea, TextInput } from '../../../primitives/index.ts';
import { ActionForm } from './WishHandling.styles.ts';

/** What is filled in. */
export interface WishBehalfDraft {
  /** The number of the member. */
  jwcode: string;
  reason: string;
}

export interface WishBehalfDialogProps {
  /** The title of the wish. */
  title: string;
  draft: WishBehalfDraft;
  /** What is wrong, by field; sentences for the reader. */
  errors: { jwcode?: string; reason?: string };
  isSending: boolean;
  /** Why the server did not do it; a sentence for the reader. */
  error?: string | undefined;
  /** Most characters of the reason. */
  limit?: number;
  onChange: (change: Partial<WishBehalfDraft>) => void;
  onSubmit: () => void;
  onClose: () => void;
}

/** E02: the product head gives the free vote of a member in their name, and says why. */
export function WishBehalfDialog({
  title,
  draft,
  errors,
  isSending,
  error,
  limit = sharedLimits.reasonCharacters,
  onChange,
  onSubmit,
  onClose,
}: WishBehalfDialogProps) {
  const { t } = useTranslation(['wishes', 'primitives']);
  const formId = useId();
  const handleSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!isSending) onSubmit();
  };
  return (
    <Dialog
      isOpen
      onClose={() => {
        if (!isSending) onClose();
      }}
      title={t('behalf.title')}
      closeLabel={t('primitives:close')}
      keepsOnOutsidePress
      footer={
        <>
          <Button disabled={isSending} onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button
            type="submit"
            form={formId}
            tone="primary"
            fill="filled"
            busyLabel={isSending ? t('behalf.sending') : undefined}
          >
            {t('behalf.confirm')}
          </Button>
        </>
      }
    >
      <ActionForm id={formId} noValidate onSubmit={handleSubmit}>
        <strong>{title}</strong>
        <p>{t('behalf.note')}</p>
        <Field label={t('behalf.jwcode')} hint={t('behalf.jwcodeHint')} error={errors.jwcode} isRequired>
          <TextInput
            value={draft.jwcode}
            autoComplete="off"
            onChange={(event) => onChange({ jwcode: event.target.value })}
          />
        </Field>
        <Field
          label={t('action.reason')}
          hint={t('action.reasonHint')}
          error={errors.reason}
          counter={{ used: writtenCharacters(draft.reason), limit }}
          isRequired
        >
          <TextArea
            rows={3}
            value={draft.reason}
            onChange={(event) => onChange({ reason: event.target.value })}
          />
        </Field>
        {error !== undefined && <Banner tone="danger">{error}</Banner>}
      </ActionForm>
    </Dialog>
  );
}
