import { replayLimits } from '@goldbean/contract/rules';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, ConfirmDialog, Field, RadioGroup, Select } from '../../../primitives/index.ts';
import { useFormats } from '../../formats/index.ts';
import { ChoiceButtons, ChoicesRoot, TrimRow } from './ReplayChoices.styles.ts';

/** How a replay is kept, and which part of the recording it shows. */
export interface ReplayChoice {
  mode: 'permanent' | 'limited';
  /** While `limited`. */
  days: number;
  /** ms of the whole recording. */
  from: number;
  to: number;
}

export interface ReplayChoicesProps {
  /** As it is now; drawn anew by a `key` when it has changed. */
  value: ReplayChoice;
  /** Length of the whole recording, ms. */
  recorded: number;
  /** Where the picture stands in the whole recording, ms. */
  position: number;
  daysMost: number;
  isSaving?: boolean;
  onSave: (choice: ReplayChoice) => void;
  onDelete: () => void;
}

const leastMs = replayLimits.replayLeastMs;

/** For those who run a live session: how long its replay is kept, what is cut off, and its end. */
export function ReplayChoices({
  value,
  recorded,
  position,
  daysMost,
  isSaving = false,
  onSave,
  onDelete,
}: ReplayChoicesProps) {
  const { t } = useTranslation('live-tools');
  const formats = useFormats();
  const [choice, setChoice] = useState(value);
  const [isDeleting, setDeleting] = useState(false);
  const change = (part: Partial<ReplayChoice>) => setChoice({ ...choice, ...part });
  const clock = (ms: number) => formats.clock(ms / 1_000);
  const isWhole = choice.from === 0 && choice.to === recorded;
  const busy = isSaving ? { busyLabel: t('replay.saving') } : {};
  return (
    <ChoicesRoot aria-label={t('replay.choices')}>
      <h2>{t('replay.choices')}</h2>
      <RadioGroup
        label={t('replay.keep')}
        value={choice.mode}
        options={[
          { value: 'limited', label: t('replay.limited') },
          { value: 'permanent', label: t('replay.permanent') },
        ]}
        onSelect={(mode) => change({ mode })}
      />
      {choice.mode === 'limited' && (
        <Field label={t('replay.days')}>
          <Select
            value={String(choice.days)}
            options={Array.from({ length: daysMost }, (_, at) => ({
              value: String(at + 1),
              label: t('replay.daysCount', { count: at + 1, n: formats.number(at + 1) }),
            }))}
            onChange={(event) => change({ days: Number(event.target.value) })}
          />
        </Field>
      )}
      <TrimRow>
        <p>{t('replay.part', { from: clock(choice.from), to: clock(choice.to) })}</p>
        <Button
          size="small"
          {...(position > choice.to - leastMs && { disabledReason: t('replay.partOrder') })}
          onClick={() => change({ from: position })}
        >
          {t('replay.beginHere', { at: clock(position) })}
        </Button>
        <Button
          size="small"
          {...(position < choice.from + leastMs && { disabledReason: t('replay.partOrder') })}
          onClick={() => change({ to: position })}
        >
          {t('replay.endHere', { at: clock(position) })}
        </Button>
        {!isWhole && (
          <Button size="small" fill="quiet" onClick={() => change({ from: 0, to: recorded })}>
            {t('replay.whole')}
          </Button>
        )}
      </TrimRow>
      <ChoiceButtons>
        <Button tone="primary" fill="filled" {...busy} onClick={() => onSave(choice)}>
          {t('replay.save')}
        </Button>
        <Button tone="danger" onClick={() => setDeleting(true)}>
          {t('replay.delete')}
        </Button>
      </ChoiceButtons>
      <ConfirmDialog
        isOpen={isDeleting}
        title={t('replay.deleteTitle')}
        confirmLabel={t('replay.delete')}
        cancelLabel={t('replay.deleteKeep')}
        closeLabel={t('replay.deleteKeep')}
        tone="danger"
        onConfirm={() => {
          setDeleting(false);
          onDelete();
        }}
        onCancel={() => setDeleting(false)}
      >
        {t('replay.deleteText')}
      </ConfirmDialog>
    </ChoicesRoot>
  );
}
