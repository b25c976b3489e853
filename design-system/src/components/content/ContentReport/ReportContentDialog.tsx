import { contentReportLimits } from '@goldbean/contract/rules';
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
import { ReportForm } from './ContentReport.styles.ts';

/** What a report can be about. */
export type ReportContentReason = 'advice' | 'fraud' | 'insult' | 'indecent' | 'copied' | 'other';

export interface ContentReportDraft {
  reason: ReportContentReason;
  /** May be empty, unless the reason is `other`. */
  content: string;
}

export type ReportContentState =
  /** `error` is a sentence for the member: why the last try did not arrive. */
  | { kind: 'writing'; error?: string }
  | { kind: 'sending' }
  | { kind: 'sent' }
  /** I have reported it already, and that report is open. */
  | { kind: 'exists' };

/** What stands where it is reported or hidden. */
export type ReportedKind = 'post' | 'comment';

export interface ReportContentDialogProps {
  kind: ReportedKind;
  /** Nickname of who wrote it. */
  author: string;
  state: ReportContentState;
  onSend: (draft: ContentReportDraft) => void;
  onClose: () => void;
  /** Most characters of what happened. */
  limit?: number;
}

const reasons = ['advice', 'fraud', 'insult', 'indecent', 'copied', 'other'] as const;
const titleWords = { post: 'title.post', comment: 'title.comment' } as const satisfies Record<
  ReportedKind,
  string
>;

/** Tells the inspectors what is wrong with what somebody wrote (M35, P02). */
export function ReportContentDialog({ kind, state, onClose, ...form }: ReportContentDialogProps) {
  const { t } = useTranslation('content-report');
  const formId = useId();
  const isDone = state.kind === 'sent' || state.kind === 'exists';
  return (
    <Dialog
      isOpen
      onClose={() => {
        if (state.kind !== 'sending') onClose();
      }}
      title={t(titleWords[kind])}
      closeLabel={t('close')}
      keepsOnOutsidePress
      footer={
        isDone ? (
          <Button tone="primary" fill="filled" onClick={onClose}>
            {t('close')}
          </Button>
        ) : (
          <>
            <Button disabled={state.kind === 'sending'} onClick={onClose}>
              {t('cancel')}
            </Button>
            <Button
              type="submit"
              form={formId}
              tone="primary"
              fill="filled"
              busyLabel={state.kind === 'sending' ? t('sending') : undefined}
            >
              {t('send')}
            </Button>
          </>
        )
      }
    >
      {state.kind === 'sent' && (
        <EmptyState icon={<CircleCheckIcon aria-hidden="true" />} title={t('sent')}>
          {t('sentText')}
        </EmptyState>
      )}
      {state.kind === 'exists' && (
        <EmptyState icon={<InfoIcon aria-hidden="true" />} title={t('exists')}>
          {t('existsText')}
        </EmptyState>
      )}
      {!isDone && <Form {...form} id={formId} state={state} />}
    </Dialog>
  );
}

interface ReportContentFormProps extends Pick<
  ReportContentDialogProps,
  'author' | 'state' | 'onSend' | 'limit'
> {
  id: string;
}

function Form({
  id,
  author,
  state,
  onSend,
  limit = contentReportLimits.contentReportCharacters,
}: ReportContentFormProps) {
  const { t } = useTranslation('content-report');
  const [reason, setReason] = useState<ReportContentReason | null>(null);
  const [content, setContent] = useState('');
  const [wasSent, setWasSent] = useState(false);
  const used = Array.from(content.trim()).length;
  const isMissing = reason === 'other' && used === 0;

  const handleSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    setWasSent(true);
    if (reason === null || isMissing || used > limit || state.kind === 'sending') return;
    onSend({ reason, content: content.trim() });
  };

  return (
    <ReportForm id={id} noValidate onSubmit={handleSubmit}>
      <p>{t('target', { name: author })}</p>
      <RadioGroup
        label={t('reason')}
        options={reasons.map((value) => ({ value, label: t(value) }))}
        value={reason}
        error={wasSent && reason === null ? t('reasonMissing') : undefined}
        onSelect={setReason}
      />
      <Field
        label={t('content')}
        error={wasSent && isMissing ? t('contentMissing') : undefined}
        counter={{ used, limit }}
        isRequired={reason === 'other'}
      >
        <TextArea value={content} onChange={(event) => setContent(event.target.value)} />
      </Field>
      {state.kind === 'writing' && state.error !== undefined && <Banner tone="danger">{state.error}</Banner>}
    </ReportForm>
  );
}
