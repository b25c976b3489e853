import { sharedLimits } from '@goldbean/contract/rules';
import { type SubmitEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Banner, Button, Dialog, RadioGroup } from '../../../primitives/index.ts';
import { useFormats } from '../../formats/index.ts';
import type { BrokenRuleKey } from '../ActionDialog/broken-rule.ts';
import { charactersOf, ActionFields, type ModerationReasonFields } from '../ActionDialog/ActionFields.tsx';
import { FreezeForm } from './FreezeDialog.styles.ts';

/** How long a freeze lasts: the specification knows two. */
export type FreezeLength = '3_days' | 'permanent';

export interface FreezeDialogProps {
  isOpen: boolean;
  /** Whom it would bar. */
  nickname: string;
  /** It is being done; the dialog stays. */
  isSaving?: boolean;
  /** Why the last try failed; a sentence for the member. */
  error?: string;
  onFreeze: (freeze: ModerationReasonFields & { type: FreezeLength }) => void;
  onClose: () => void;
  /** The clock, UTC ms; the server's, when it differs from the member's. */
  now: () => number;
  /** Most characters of the reason. */
  limit?: number;
}

const threeDays = 3 * 86_400_000;

/** Bars a member from chatting in this teacher's rooms, for 3 days or permanently (T03, D26). */
export function FreezeDialog({ isOpen, nickname, isSaving = false, onClose, ...form }: FreezeDialogProps) {
  const { t } = useTranslation('live-tools');
  const formId = useId();
  return (
    <Dialog
      isOpen={isOpen}
      onClose={() => {
        if (!isSaving) onClose();
      }}
      title={t('freeze.title', { name: nickname })}
      closeLabel={t('report.close')}
      keepsOnOutsidePress
      footer={
        <>
          <Button disabled={isSaving} onClick={onClose}>
            {t('report.cancel')}
          </Button>
          <Button
            type="submit"
            form={formId}
            tone="danger"
            fill="filled"
            busyLabel={isSaving ? t('freeze.freezing') : undefined}
          >
            {t('freeze.confirm')}
          </Button>
        </>
      }
    >
      <Form {...form} id={formId} isSaving={isSaving} />
    </Dialog>
  );
}

interface FreezeFormProps extends Pick<FreezeDialogProps, 'error' | 'onFreeze' | 'now' | 'limit'> {
  id: string;
  isSaving: boolean;
}

function Form({
  id,
  isSaving,
  error,
  onFreeze,
  now,
  limit = sharedLimits.reasonCharacters,
}: FreezeFormProps) {
  const { t } = useTranslation('live-tools');
  const formats = useFormats();
  const [type, setType] = useState<FreezeLength | null>(null);
  const [rule, setRule] = useState<BrokenRuleKey>('other');
  const [reason, setReason] = useState('');
  const [wasSent, setWasSent] = useState(false);
  // Read once: a time that runs on under the question would only distract.
  const [openedAt] = useState(now);
  const used = charactersOf(reason);

  const handleSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    setWasSent(true);
    if (type !== null && used > 0 && used <= limit && !isSaving)
      onFreeze({ type, rule, reason: reason.trim() });
  };

  return (
    <FreezeForm id={id} noValidate onSubmit={handleSubmit}>
      <p>{t('freeze.text')}</p>
      <RadioGroup
        label={t('freeze.duration')}
        options={[
          {
            value: '3_days',
            label: t('freeze.days3'),
            hint: t('freeze.until', { moment: formats.moment(openedAt + threeDays) }),
          },
          { value: 'permanent', label: t('freeze.permanent'), hint: t('freeze.permanentHint') },
        ]}
        value={type}
        error={wasSent && type === null ? t('freeze.durationMissing') : undefined}
        onSelect={setType}
      />
      <ActionFields
        rule={rule}
        reason={reason}
        onRule={setRule}
        onReason={setReason}
        wasSent={wasSent}
        limit={limit}
      />
      {error !== undefined && <Banner tone="danger">{error}</Banner>}
    </FreezeForm>
  );
}
