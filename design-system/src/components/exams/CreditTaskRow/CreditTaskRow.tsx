import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, CircleCheckIcon, ProgressBar } from '../../../primitives/index.ts';
import { useFormats } from '../../formats/index.ts';
import { Amount, type CurrencyCode } from '../../wallet/index.ts';
import { actionClass, progressClass, rewardClass, rowClass, wordsClass } from './CreditTaskRow.styles.ts';

export type CreditTaskState =
  /** Under way. `done` of `target`; a target of 1 needs no bar. */
  | { kind: 'doing'; done: number; target: number }
  /** Done; the reward waits. */
  | { kind: 'claimable' }
  | { kind: 'claiming' }
  /** `at` in UTC ms. */
  | { kind: 'claimed'; at: number }
  /** `reason` is a sentence for the member: "After the new-user guide." */
  | { kind: 'locked'; reason: string };

export interface CreditTaskRowProps {
  /** As the server names it in the member's language. */
  name: string;
  /** What exactly counts. */
  hint?: ReactNode;
  /** Whole units. A task may give credits and beans (K18). */
  rewards: readonly { currency: CurrencyCode; amount: number }[];
  state: CreditTaskState;
  /** Goes where the task is done. */
  onGo: () => void;
  onClaim: () => void;
}

/** One task of the task page: what it gives, how far it has come, and the way to do it or to collect (S27, D49). */
export function CreditTaskRow({ name, hint, rewards, state, onGo, onClaim }: CreditTaskRowProps) {
  const { t } = useTranslation('exams');
  const formats = useFormats();
  const counts =
    state.kind === 'doing' && state.target > 1
      ? t('task.progress', { done: formats.number(state.done), target: formats.number(state.target) })
      : undefined;
  return (
    <div className={rowClass} data-state={state.kind}>
      <div className={wordsClass}>
        <strong>{name}</strong>
        {hint !== undefined && <p>{hint}</p>}
        {state.kind === 'doing' && counts !== undefined && (
          <div className={progressClass}>
            <ProgressBar
              label={t('task.progressOf', { name })}
              value={state.done}
              max={state.target}
              valueText={counts}
            />
            <span>{counts}</span>
          </div>
        )}
      </div>
      <div className={rewardClass}>
        {rewards.map(({ currency, amount }) => (
          <Amount key={currency} value={amount} currency={currency} isSigned={state.kind !== 'claimed'} />
        ))}
      </div>
      <div className={actionClass}>
        <TaskAction state={state} onGo={onGo} onClaim={onClaim} />
      </div>
    </div>
  );
}

function TaskAction({ state, onGo, onClaim }: Pick<CreditTaskRowProps, 'state' | 'onGo' | 'onClaim'>) {
  const { t } = useTranslation('exams');
  const formats = useFormats();
  switch (state.kind) {
    case 'doing':
      return <Button onClick={onGo}>{t('task.go')}</Button>;
    case 'locked':
      return <Button disabledReason={state.reason}>{t('task.go')}</Button>;
    case 'claimable':
    case 'claiming':
      return (
        <Button
          tone="gold"
          fill="filled"
          busyLabel={state.kind === 'claiming' ? t('task.claiming') : undefined}
          onClick={onClaim}
        >
          {t('task.claim')}
        </Button>
      );
    case 'claimed':
      return (
        <p>
          <CircleCheckIcon aria-hidden="true" />
          {t('task.claimed', { day: formats.day(state.at) })}
        </p>
      );
  }
}
