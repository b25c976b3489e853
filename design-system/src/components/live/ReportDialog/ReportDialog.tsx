import { reportLimits } from '@goldbean/contract/rules';
import { type SubmitEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  Banner,
  Button,
  CircleCheckIcon,
  Dialog,
  EmptyState,
  Field,
  InfoIcon,
  RadioGroup,
  TextArea,
} from '../../../primitives/index.ts';
import { ReportForm } from './ReportDialog.styles.ts';
import { type ReportPicture, ReportPictures } from './ReportPictures.tsx';

/** What a report can be about. */
export type ReportReason = 'advice' | 'fraud' | 'insult' | 'indecent' | 'copied' | 'other';

export interface ReportDraft {
  reason: ReportReason;
  /** May be empty, unless the reason is `other`. */
  content: string;
}

export type ReportDialogState =
  /** `error` is a sentence for the member: why the last try did not arrive. */
  | { kind: 'writing'; error?: string }
  | { kind: 'sending' }
  | { kind: 'sent' }
  /** One open report for each member and live session: there is one already (409). */
  | { kind: 'exists' };

export interface ReportDialogProps {
  isOpen: boolean;
  state: ReportDialogState;
  /** Name of the live session. */
  live: string;
  /** Pictures added so far; their owner uploads them. */
  pictures: readonly ReportPicture[];
  /** Some pictures are on their way: it is sent when they have arrived. */
  isUploading?: boolean;
  onAddPictures: (files: readonly File[]) => void;
  onRemovePicture: (id: string) => void;
  onSend: (draft: ReportDraft) => void;
  onClose: () => void;
  /** Most characters of what happened. */
  limit?: number;
  /** Most pictures. */
  mostPictures?: number;
}

const reasons = ['advice', 'fraud', 'insult', 'indecent', 'copied', 'other'] as const;
const reasonWords = {
  advice: 'report.advice',
  fraud: 'report.fraud',
  insult: 'report.insult',
  indecent: 'report.indecent',
  copied: 'report.copied',
  other: 'report.other',
} as const;

/** Tells the inspectors what is wrong with a live session (C004). */
export function ReportDialog({ isOpen, state, live, onClose, ...form }: ReportDialogProps) {
  const { t } = useTranslation('live-tools');
  const formId = useId();
  const isDone = state.kind === 'sent' || state.kind === 'exists';
  return (
    <Dialog
      isOpen={isOpen}
      onClose={() => {
        if (state.kind !== 'sending') onClose();
      }}
      title={t('report.title')}
      closeLabel={t('report.close')}
      keepsOnOutsidePress
      footer={
        isDone ? (
          <Button tone="primary" fill="filled" onClick={onClose}>
            {t('report.close')}
          </Button>
        ) : (
          <>
            <Button disabled={state.kind === 'sending'} onClick={onClose}>
              {t('report.cancel')}
            </Button>
            <Button
              type="submit"
              form={formId}
              tone="primary"
              fill="filled"
              busyLabel={state.kind === 'sending' ? t('report.sending') : undefined}
            >
              {t('report.send')}
            </Button>
          </>
        )
      }
    >
      {state.kind === 'sent' && (
        <EmptyState icon={<CircleCheckIcon aria-hidden="true" />} title={t('report.sent')}>
          {t('report.sentText')}
        </EmptyState>
      )}
      {state.kind === 'exists' && (
        <EmptyState icon={<InfoIcon aria-hidden="true" />} title={t('report.exists')}>
          {t('report.existsText')}
        </EmptyState>
      )}
      {!isDone && <Form {...form} id={formId} live={live} state={state} />}
    </Dialog>
  );
}

interface ReportFormProps extends Omit<ReportDialogProps, 'isOpen' | 'onClose'> {
  id: string;
}

function Form({
  id,
  state,
  live,
  pictures,
  isUploading = false,
  onAddPictures,
  onRemovePicture,
  onSend,
  limit = reportLimits.reportCharacters,
  mostPictures = reportLimits.reportPictures,
}: ReportFormProps) {
  const { t } = useTranslation('live-tools');
  const [reason, setReason] = useState<ReportReason | null>(null);
  const [content, setContent] = useState('');
  const [wasSent, setWasSent] = useState(false);

  const used = Array.from(content.trim()).length;
  const isMissing = reason === 'other' && used === 0;

  const handleSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    setWasSent(true);
    if (reason !== null && !isMissing && used <= limit && state.kind !== 'sending' && !isUploading) {
      onSend({ reason, content: content.trim() });
    }
  };

  return (
    <ReportForm id={id} noValidate onSubmit={handleSubmit}>
      <p>{t('report.target', { name: live })}</p>
      <RadioGroup
        label={t('report.reason')}
        options={reasons.map((value) => ({ value, label: t(reasonWords[value]) }))}
        value={reason}
        error={wasSent && reason === null ? t('report.reasonMissing') : undefined}
        onSelect={setReason}
      />
      <Field
        label={t('report.content')}
        hint={t('report.contentHint')}
        error={wasSent && isMissing ? t('report.contentMissing') : undefined}
        counter={{ used, limit }}
        isRequired={reason === 'other'}
      >
        <TextArea value={content} onChange={(event) => setContent(event.target.value)} />
      </Field>
      <ReportPictures
        pictures={pictures}
        most={mostPictures}
        isUploading={isUploading}
        onAdd={onAddPictures}
        onRemove={onRemovePicture}
      />
      {state.kind === 'writing' && state.error !== undefined && <Banner tone="danger">{state.error}</Banner>}
    </ReportForm>
  );
}
