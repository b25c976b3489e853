import { type SubmitEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Banner, Button, Dialog, Field, TextArea } from '../../../primitives/index.ts';
import type { WishStage } from '../wish.ts';
import { DeedChoice } from './DeedChoice.tsx';
import { DeedDate } from './DeedDate.tsx';
import { DeedForm } from './WishHandling.styles.ts';
import type { FinishedWishAction, WishActionFacts, WishHandlingAction } from './wish-deed.ts';

export interface WishDeedDialogProps {
  kind: WishHandlingAction;
  facts: WishActionFacts;
  isSaving: boolean;
  /** Why the server did not do it; a sentence for the reader. */
  error?: string | undefined;
  /** Words to find the wish that takes the votes. */
  onSearch: (words: string) => void;
  onConfirm: (deed: FinishedWishAction) => void;
  onClose: () => void;
  /** Most characters of a reason. */
  limit?: number;
}

const titles = {
  move: 'deed.move',
  hide: 'deed.hide',
  date: 'deed.date',
  complete: 'deed.complete',
  merge: 'deed.merge',
  reward: 'deed.reward',
} as const satisfies Record<WishHandlingAction, string>;
const notes = {
  move: 'deed.moveNote',
  hide: 'deed.hideNote',
  date: 'deed.dateNote',
  complete: 'deed.completeNote',
  merge: 'deed.mergeNote',
  reward: 'deed.rewardNote',
} as const satisfies Record<WishHandlingAction, string>;
/** T05: the history says why. */
const needsReason: ReadonlySet<WishHandlingAction> = new Set(['move', 'hide', 'date']);

/** Asks what a deed of the product head needs, and says what it will do (P11, D05). */
export function WishDeedDialog({
  kind,
  facts,
  isSaving,
  error,
  onSearch,
  onConfirm,
  onClose,
  limit = 200,
}: WishDeedDialogProps) {
  const { t } = useTranslation(['wishes', 'primitives']);
  const formId = useId();
  const [reason, setReason] = useState('');
  const [choice, setChoice] = useState<string | null>(null);
  const [expectedAt, setExpectedAt] = useState(facts.expectedAt);
  const [wasSent, setWasSent] = useState(false);

  const text = reason.trim();
  const used = Array.from(text).length;
  const isCompleting = kind === 'move' && choice === '6';
  const asksDate = kind === 'move' || kind === 'date';
  const hasMoved = expectedAt !== facts.expectedAt;
  const isPast = asksDate && hasMoved && expectedAt !== null && expectedAt <= facts.now;
  const lacksChoice = choice === null && (kind === 'move' || kind === 'merge' || kind === 'reward');
  const lacksReason = needsReason.has(kind) && used === 0;

  const deedOf = (): FinishedWishAction => {
    switch (kind) {
      case 'move':
        return {
          kind,
          to: Number(choice) as WishStage,
          reason: text,
          expectedAt: hasMoved ? expectedAt : null,
        };
      case 'hide':
        return { kind, reason: text };
      case 'date':
        return { kind, expectedAt, reason: text };
      case 'complete':
        return { kind, note: text };
      case 'merge':
        return { kind, into: choice ?? '', reason: text };
      case 'reward':
        return { kind, beans: Number(choice) };
    }
  };
  const handleSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    setWasSent(true);
    if (isSaving || isCompleting || isPast || lacksChoice || lacksReason || used > limit) return;
    onConfirm(deedOf());
  };
  const choiceError = () => {
    if (isCompleting) return t('deed.notCompleted');
    return wasSent && lacksChoice ? t('deed.choose') : undefined;
  };

  return (
    <Dialog
      isOpen
      onClose={() => {
        if (!isSaving) onClose();
      }}
      title={t(titles[kind])}
      closeLabel={t('primitives:close')}
      keepsOnOutsidePress
      footer={
        <>
          <Button disabled={isSaving} onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button
            type="submit"
            form={formId}
            tone={kind === 'hide' ? 'danger' : kind === 'reward' ? 'gold' : 'primary'}
            fill="filled"
            busyLabel={isSaving ? t('saving') : undefined}
          >
            {t('deed.confirm')}
          </Button>
        </>
      }
    >
      <DeedForm id={formId} noValidate onSubmit={handleSubmit}>
        <strong>{facts.title}</strong>
        <p>{t(notes[kind])}</p>
        <DeedChoice
          kind={kind}
          facts={facts}
          value={choice}
          error={choiceError()}
          onSelect={setChoice}
          onSearch={onSearch}
        />
        {asksDate && (
          <DeedDate
            value={expectedAt}
            now={facts.now}
            isPast={isPast}
            isOptional={kind === 'date'}
            onChange={setExpectedAt}
          />
        )}
        {kind !== 'reward' && (
          <Field
            label={kind === 'complete' ? t('deed.note') : t('deed.reason')}
            hint={t('deed.reasonHint')}
            error={wasSent && lacksReason ? t('deed.reasonMissing') : undefined}
            counter={{ used, limit }}
            isRequired={needsReason.has(kind)}
          >
            <TextArea rows={3} value={reason} onChange={(event) => setReason(event.target.value)} />
          </Field>
        )}
        {error !== undefined && <Banner tone="danger">{error}</Banner>}
      </DeedForm>
    </Dialog>
  );
}
