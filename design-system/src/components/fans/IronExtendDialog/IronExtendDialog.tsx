import { ironFanLimits, sharedLimits } from '@goldbean/contract/rules';
import { type SubmitEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Banner, Button, Dialog, Field, TextArea, TextInput } from '../../../primitives/index.ts';
import { ExtendForm } from './IronExtendDialog.styles.ts';

/** How long, and why; the member is told. */
export interface IronExtension {
  days: number;
  /** Trimmed, never empty. */
  reason: string;
}

export interface IronExtendDialogProps {
  isOpen: boolean;
  nickname: string;
  /** It is being done; the dialog stays. */
  isSaving?: boolean;
  /** Why the last try failed; a sentence for the member. */
  error?: string;
  /** The most days at once. */
  mostDays?: number;
  /** Most characters of the reason. */
  limit?: number;
  onExtend: (extension: IronExtension) => void;
  onClose: () => void;
}

/** Staff add days to a membership, with a reason that the member reads (T12). */
export function IronExtendDialog({
  isOpen,
  nickname,
  isSaving = false,
  onClose,
  ...form
}: IronExtendDialogProps) {
  const { t } = useTranslation('fans');
  const formId = useId();
  return (
    <Dialog
      isOpen={isOpen}
      onClose={() => {
        if (!isSaving) onClose();
      }}
      title={t('extend.title', { name: nickname })}
      closeLabel={t('close')}
      keepsOnOutsidePress
      footer={
        <>
          <Button disabled={isSaving} onClick={onClose}>
            {t('extend.cancel')}
          </Button>
          <Button
            type="submit"
            form={formId}
            tone="primary"
            fill="filled"
            busyLabel={isSaving ? t('extend.saving') : undefined}
          >
            {t('extend.confirm')}
          </Button>
        </>
      }
    >
      <Form {...form} id={formId} isSaving={isSaving} />
    </Dialog>
  );
}

interface IronExtendFormProps extends Pick<
  IronExtendDialogProps,
  'error' | 'mostDays' | 'limit' | 'onExtend'
> {
  id: string;
  isSaving: boolean;
}

function Form({
  id,
  isSaving,
  error,
  mostDays = ironFanLimits.ironExtendDays,
  limit = sharedLimits.reasonCharacters,
  onExtend,
}: IronExtendFormProps) {
  const { t } = useTranslation('fans');
  const [days, setDays] = useState('7');
  const [reason, setReason] = useState('');
  const [wasSent, setWasSent] = useState(false);
  const used = Array.from(reason.trim()).length;
  const isCount = /^\d{1,4}$/.test(days.trim()) && Number(days) >= 1 && Number(days) <= mostDays;

  const handleSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    setWasSent(true);
    if (isCount && used > 0 && used <= limit && !isSaving)
      onExtend({ days: Number(days), reason: reason.trim() });
  };

  return (
    <ExtendForm id={id} noValidate onSubmit={handleSubmit}>
      <p>{t('extend.text')}</p>
      <Field
        label={t('extend.days')}
        error={wasSent && !isCount ? t('extend.daysWrong', { most: mostDays }) : undefined}
        isRequired
      >
        <TextInput inputMode="numeric" value={days} onChange={(event) => setDays(event.target.value)} />
      </Field>
      <Field
        label={t('extend.reason')}
        error={wasSent && used === 0 ? t('extend.reasonMissing') : undefined}
        counter={{ used, limit }}
        isRequired
      >
        <TextArea rows={2} value={reason} onChange={(event) => setReason(event.target.value)} />
      </Field>
      {error !== undefined && <Banner tone="danger">{error}</Banner>}
    </ExtendForm>
  );
}
