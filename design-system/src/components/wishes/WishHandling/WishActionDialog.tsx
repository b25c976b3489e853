import { sharedLimits, writtenCharacters } from '@goldbean/contract/rules';
import { type ReactNode, type SubmitEvent, useId, useState } from 'react';
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
  /** A WishConflict, where others changed the wish meanwhile: what is filled in stays, and may be saved over it. */
  conflict?: ReactNode;
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
/** T05: the history says why; a reward speaks for itself. */
const needsReason = (kind: WishHandlingAction): boolean => kind !== 'reward';

/** Asks what an action of the product head needs, and says what it will do (P11, D05). */
export function WishActionDialog({
  kind,
  facts,
  isSaving,
  error,
  conflict,
  onSearch,
  onConfirm,
  onClose,
  limit = sharedLimits.reasonCharacters,
}: WishActionDialogProps) {
  const { t } = useTranslation(['wishes', 'primitives']);
  const formId = useId();
  const [reason, setReason] = useState('');
  const [chosen, setChosen] = useState<string | null>(null);
  // Until a date is picked, the wish has the one that somebody else may have given it meanwhile.
  const [picked, setPicked] = useState<{ at: number | null } | null>(null);
  const [wasSent, setWasSent] = useState(false);

  const text = reason.trim();
  const used = writtenCharacters(text);
  const expectedAt = picked ? picked.at : facts.expectedAt;
  // A status that the wish cannot be given any more is chosen no longer.
  const isOffered = kind !== 'move' || chosen === '6' || facts.targets.some((to) => String(to) === chosen);
  const choice = isOffered ? chosen : null;
  const isCompleting = kind === 'move' && choice === '6';
  const asksDate = kind === 'move' || kind === 'date';
  // A move leaves the day of the wish as it is, also one that is over.
  const givesDate = kind === 'date' || (kind === 'move' && picked !== null);
  const isPast = givesDate && expectedAt !== null && expectedAt <= facts.now;
  const lacksChoice = choice === null && (kind === 'move' || kind === 'merge' || kind === 'reward');
  const lacksReason = needsReason(kind) && used === 0;

  const actionOf = (): FinishedWishAction => {
    switch (kind) {
      case 'move':
        return {
          kind,
          to: Number(choice) as WishStage,
          reason: text,
          expectedAt: picked ? picked.at : null,
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
            {conflict ? t('conflict.again') : t('action.confirm')}
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
          onSelect={setChosen}
          onSearch={onSearch}
        />
        {asksDate && (
          <ActionDate
            value={expectedAt}
            now={facts.now}
            isPast={isPast}
            isOptional={kind === 'date'}
            onChange={(at) => setPicked({ at })}
          />
        )}
        {needsReason(kind) && (
          <Field
            label={t('action.reason')}
            hint={t('action.reasonHint')}
            error={wasSent && lacksReason ? t('action.reasonMissing') : undefined}
            counter={{ used, limit }}
            isRequired
          >
            <TextArea rows={3} value={reason} onChange={(event) => setReason(event.target.value)} />
          </Field>
        )}
        {conflict}
        {error !== undefined && <Banner tone="danger">{error}</Banner>}
      </ActionForm>
    </Dialog>
  );
}
