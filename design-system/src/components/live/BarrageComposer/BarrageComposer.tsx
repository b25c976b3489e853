import { giftLimits } from '@goldbean/contract/rules';
import { type FormEvent, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, TextInput } from '../../../primitives/index.ts';
import { useFormats } from '../../formats/index.ts';
import { Amount } from '../../wallet/index.ts';
import { ComposerForm, ComposerNote, ComposerRow } from './BarrageComposer.styles.ts';

export type BarrageComposerState =
  | { kind: 'ready' }
  | { kind: 'sending' }
  /** `balance` in beans is less than the price. */
  | { kind: 'insufficient'; balance: number }
  /** `reason` is a sentence for the member: muted, frozen, offline. */
  | { kind: 'held'; reason: string };

export interface BarrageComposerProps {
  state: BarrageComposerState;
  value: string;
  onChange: (text: string) => void;
  /** Called with the trimmed text, never empty, never longer than `limit`. */
  onSend: (text: string) => void;
  onRecharge: () => void;
  /** Beans for each (K15). */
  price?: number;
  /** Most characters. */
  limit?: number;
  /** Takes one line: the note under it comes when there is something to mind. */
  isCompact?: boolean;
}

/** So many characters before the limit the compact form shows how many are left. */
const closeToLimit = 10;

/** Writes a comment that crosses the picture for everybody, and says what it costs before it is sent. */
export function BarrageComposer({
  state,
  value,
  onChange,
  onSend,
  onRecharge,
  price = 1,
  limit = giftLimits.barrageCharacters,
  isCompact = false,
}: BarrageComposerProps) {
  const { t } = useTranslation('barrage');
  const formats = useFormats();
  const noteId = useId();

  const text = value.trim();
  const used = Array.from(value).length;
  const isLong = used > limit;
  const refusal =
    state.kind === 'held'
      ? state.reason
      : state.kind === 'insufficient'
        ? t('composer.insufficient', { count: state.balance, n: formats.number(state.balance) })
        : isLong
          ? t('composer.tooLong', { limit })
          : undefined;
  /** Neither refused nor close to the limit. */
  const isCalm = refusal === undefined && used < limit - closeToLimit;
  const disabledReason = refusal ?? (text === '' ? t('composer.empty') : undefined);

  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (disabledReason === undefined && state.kind === 'ready') onSend(text);
  };

  return (
    <ComposerForm onSubmit={handleSubmit}>
      <ComposerRow>
        <TextInput
          aria-label={t('composer.label')}
          aria-describedby={noteId}
          aria-invalid={isLong || undefined}
          placeholder={t('composer.placeholder')}
          disabled={state.kind === 'held'}
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
        <Button
          type="submit"
          tone="gold"
          fill="filled"
          disabledReason={disabledReason}
          busyLabel={state.kind === 'sending' ? t('composer.sending') : undefined}
        >
          {t('composer.send')}
          <Amount value={price} currency="BEAN" tone="inherit" />
        </Button>
      </ComposerRow>
      <ComposerNote id={noteId} data-quiet={(isCompact && isCalm) || undefined}>
        <span data-tone={state.kind === 'held' ? undefined : refusal && 'danger'} role={refusal && 'status'}>
          {refusal ?? t('composer.price', { count: price, n: formats.number(price) })}
        </span>
        {state.kind === 'insufficient' && (
          <Button size="small" tone="gold" onClick={onRecharge}>
            {t('composer.recharge')}
          </Button>
        )}
        <span data-counter data-tone={isLong ? 'danger' : undefined}>
          {used}/{limit}
        </span>
      </ComposerNote>
    </ComposerForm>
  );
}
