import { sharedLimits } from '@goldbean/contract/rules';
import { type SubmitEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Banner, Button, Dialog } from '../../../primitives/index.ts';
import type { BrokenRuleKey } from './broken-rule.ts';
import { ActionForm } from './ActionDialog.styles.ts';
import { charactersOf, ActionFields, type ModerationReasonFields } from './ActionFields.tsx';

/** `warnStreamer`: of the live session, not of one of its viewers. */
export type ModerationDialogAction = 'warn' | 'block' | 'warnStreamer';

export interface ActionDialogProps {
  /** What is asked about; null while nothing is. */
  kind: ModerationDialogAction | null;
  /** Nickname of the viewer; the name of the live session for `warnStreamer`. */
  name: string;
  /** It is being done; the dialog stays. */
  isSaving?: boolean;
  /** Why the last try failed; a sentence for the reader. */
  error?: string;
  onConfirm: (reason: ModerationReasonFields) => void;
  onClose: () => void;
  /** Most characters of the reason. */
  limit?: number;
}

const titleWords = {
  warn: 'action.warnTitle',
  block: 'action.blockTitle',
  warnStreamer: 'action.warnStreamerTitle',
} as const;
const textWords = {
  warn: 'action.warnText',
  block: 'action.blockText',
  warnStreamer: 'action.warnStreamerText',
} as const;
const confirmWords = {
  warn: 'action.warnConfirm',
  block: 'action.blockConfirm',
  warnStreamer: 'action.warnConfirm',
} as const;

/** Asks for the rule and the reason before somebody is warned or removed (T02, P04, P05). */
export function ActionDialog({ kind, name, isSaving = false, onClose, ...form }: ActionDialogProps) {
  const { t } = useTranslation('live-tools');
  const formId = useId();
  return (
    <Dialog
      isOpen={kind !== null}
      onClose={() => {
        if (!isSaving) onClose();
      }}
      title={kind && t(titleWords[kind], { name })}
      closeLabel={t('card.close')}
      keepsOnOutsidePress
      footer={
        kind && (
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
              {t(confirmWords[kind])}
            </Button>
          </>
        )
      }
    >
      {kind && <Form {...form} id={formId} kind={kind} isSaving={isSaving} />}
    </Dialog>
  );
}

interface ActionFormProps extends Pick<ActionDialogProps, 'error' | 'onConfirm' | 'limit'> {
  id: string;
  kind: ModerationDialogAction;
  isSaving: boolean;
}

function Form({
  id,
  kind,
  isSaving,
  error,
  onConfirm,
  limit = sharedLimits.reasonCharacters,
}: ActionFormProps) {
  const { t } = useTranslation('live-tools');
  const [rule, setRule] = useState<BrokenRuleKey>('other');
  const [reason, setReason] = useState('');
  const [wasSent, setWasSent] = useState(false);
  const used = charactersOf(reason);

  const handleSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    setWasSent(true);
    if (used > 0 && used <= limit && !isSaving) onConfirm({ rule, reason: reason.trim() });
  };

  return (
    <ActionForm id={id} noValidate onSubmit={handleSubmit}>
      <p>{t(textWords[kind])}</p>
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
