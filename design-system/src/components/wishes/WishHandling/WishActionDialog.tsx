import { sharedLimits } from '@goldbean/contract/rules';
import { type SubmitEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Banner, Button, Dialog, Field, TextArea } from '../../../primitives/index.ts';
import type { WishStage } from '../wish.ts';
import { ActionChoice } from './ActionChoice.tsx';
import { ActionDate } from './ActionDate.tsx';
import { ActionForm } from './WishHandling.styles.ts';
import type { FinishedWishAction, WishActionFacts, WishHandlingAction } from './wish-action.ts';

export interface WishActionDialogProps {
  kind: WishHandlingAction;
  facts: WishActionFacts;
  isSaving: boolean;
  /** Why the server did not do it; a sentence for the reader. */
  error?: string | undefined;
  /** Words to find the wish that takes the votes. */
  onSearch: (words: string) => void;
  onConfirm: (action: FinishedWishAction) => void;
  onClose: () => void;
  /** Most characters of a reason. */
  limit?: number;
}

const titles = {
  move: 'action.move',
  hide: 'action.hide',
  date: 'action.date',
  complete: 'action.complete',
  merge: 'action.merge',
  reward: 'action.reward',
} as const satisfies Record<WishHandlingAction, string>;
const notes = {
  move: 'action.moveNote',
  hide: 'action.hideNote',
  date: 'action.dateNote',
  complete: 'action.completeNote',
  merge: 'action.mergeNote',
  reward: 'action.rewardNote',
} as const satisfies Record<WishHandlingAction, string>;
/** T05: the history says why. */
const needsReason: ReadonlySet<WishHandlingAction> = new Set(['move', 'hide', 'date']);

/** Asks what an action of the product head needs, and says what it will do (P11, D05). */
export function WishActionDialog({
  kind,
  facts,
  isSaving,
  error,
  onSearch,
  onConfirm,
  onClose,
  limit = sharedLimits.reasonCharacters,
}: WishActionDialogProps) {
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

  const actionOf = (): FinishedWishAction => {
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
    onConfirm(actionOf());
  };
  const choiceError = () => {
    if (isCompleting) return t('action.notCompleted');
    return wasSent && lacksChoice ? t('action.choose') : undefined;
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
            {t('action.confirm')}
          </Button>
        </>
      }
    >
      <ActionForm id={formId} noValidate onSubmit={handleSubmit}>
        <strong>{facts.title}</strong>
        <p>{t(notes[kind])}</p>
        <ActionChoice
          kind={kind}
          facts={facts}
          value={choice}
          error={choiceError()}
          onSelect={setChoice}
          onSearch={onSearch}
        />
        {asksDate && (
          <ActionDate
            value={expectedAt}
            now={facts.now}
            isPast={isPast}
            isOptional={kind === 'date'}
            onChange={setExpectedAt}
          />
        )}
        {kind !== 'reward' && (
          <Field
            label={kind === 'complete' ? t('action.note') : t('action.reason')}
            hint={t('action.reasonHint')}
            error={wasSent && lacksReason ? t('action.reasonMissing') : undefined}
            counter={{ used, limit }}
            isRequired={needsReason.has(kind)}
          >
            <TextArea rows={3} value={reason} onChange={(event) => setReason(event.target.value)} />
          </Field>
        )}
        {error !== undefined && <Banner tone="danger">{error}</Banner>}
      </ActionForm>
    </Dialog>
  );
}
