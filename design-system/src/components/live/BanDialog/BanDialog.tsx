import { sharedLimits } from '@goldbean/contract/rules';
import { type SubmitEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Banner, Button, Dialog, RadioGroup } from '../../../primitives/index.ts';
import { useFormats } from '../../formats/index.ts';
import type { BrokenRuleKey } from '../ActionDialog/broken-rule.ts';
import { ActionForm } from '../ActionDialog/ActionDialog.styles.ts';
import { charactersOf, ActionFields, type ModerationReasonFields } from '../ActionDialog/ActionFields.tsx';

export interface BanDialogProps {
  isOpen: boolean;
  /** Name of the channel. */
  channel: string;
  /** The longest ban that one person decides, ms; a longer one waits for a second person. */
  aloneMs: number;
  /** It is being done; the dialog stays. */
  isSaving?: boolean;
  /** Why the last try failed; a sentence for the reader. */
  error?: string;
  /** @param ban.lasts in ms */
  onBan: (ban: ModerationReasonFields & { lasts: number }) => void;
  onClose: () => void;
  /** The clock, UTC ms; the server's, when it differs from the reader's. */
  now: () => number;
  /** Most characters of the reason. */
  limit?: number;
}

const hour = 3_600_000;
const lengths = { hour1: hour, day1: 24 * hour, days7: 168 * hour, days30: 720 * hour } as const;
type Length = keyof typeof lengths;
const lengthWords = {
  hour1: 'ban.hour1',
  day1: 'ban.day1',
  days7: 'ban.days7',
  days30: 'ban.days30',
} as const;

/** Asks how long a channel is banned and why, before its picture is cut (T02, P04). */
export function BanDialog({ isOpen, channel, isSaving = false, onClose, ...form }: BanDialogProps) {
  const { t } = useTranslation('live-tools');
  const formId = useId();
  return (
    <Dialog
      isOpen={isOpen}
      onClose={() => {
        if (!isSaving) onClose();
      }}
      title={t('ban.title', { name: channel })}
      closeLabel={t('card.close')}
      role="alertdialog"
      keepsOnOutsidePress
      footer={
        <>
          <Button disabled={isSaving} onClick={onClose}>
            {t('action.cancel')}
          </Button>
          <Button
            type="submit"
            form={formId}
            tone="danger"
            fill="filled"
            busyLabel={isSaving ? t('action.saving') : undefined}
          >
            {t('ban.confirm')}
          </Button>
        </>
      }
    >
      <Form {...form} id={formId} isSaving={isSaving} />
    </Dialog>
  );
}

interface BanFormProps extends Pick<BanDialogProps, 'aloneMs' | 'error' | 'onBan' | 'now' | 'limit'> {
  id: string;
  isSaving: boolean;
}

function Form({
  id,
  aloneMs,
  isSaving,
  error,
  onBan,
  now,
  limit = sharedLimits.reasonCharacters,
}: BanFormProps) {
  const { t } = useTranslation('live-tools');
  const formats = useFormats();
  const [length, setLength] = useState<Length>('day1');
  const [rule, setRule] = useState<BrokenRuleKey>('other');
  const [reason, setReason] = useState('');
  const [wasSent, setWasSent] = useState(false);
  // Read once: a time that runs on under the question would only distract.
  const [openedAt] = useState(now);
  const used = charactersOf(reason);

  const handleSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    setWasSent(true);
    if (used > 0 && used <= limit && !isSaving)
      onBan({ rule, reason: reason.trim(), lasts: lengths[length] });
  };

  return (
    <ActionForm id={id} noValidate onSubmit={handleSubmit}>
      <p>{t('ban.text')}</p>
      <RadioGroup
        label={t('ban.length')}
        options={(Object.keys(lengths) as Length[]).map((value) => ({
          value,
          label: t(lengthWords[value]),
          hint: t(lengths[value] > aloneMs ? 'ban.second' : 'ban.until', {
            moment: formats.moment(openedAt + lengths[value]),
          }),
        }))}
        value={length}
        onSelect={setLength}
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
    </ActionForm>
  );
}
