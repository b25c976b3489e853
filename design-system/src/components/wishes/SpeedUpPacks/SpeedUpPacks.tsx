import { type FormEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  Banner,
  Button,
  CircleCheckIcon,
  ErrorState,
  Skeleton,
  VisuallyHidden,
} from '../../../primitives/index.ts';
import { useFormats } from '../../formats/index.ts';
import { Amount } from '../../wallet/index.ts';
import { Bought, Pack, Packs, PacksFoot, PacksNote, PacksRoot } from './SpeedUpPacks.styles.ts';

/** A pack of speed-up votes (K20). */
export interface SpeedUpPack {
  /** How many votes it adds. */
  votes: number;
  /** In beans (D46). */
  price: number;
}

export type SpeedUpState =
  | { kind: 'loading' }
  /** `reason` is a sentence for the member. */
  | { kind: 'error'; reason: string }
  /** `votes` of the pack that is chosen when the packs appear, such as after a recharge. */
  | { kind: 'choosing'; packs: readonly SpeedUpPack[]; votes?: number }
  | { kind: 'buying'; packs: readonly SpeedUpPack[]; votes: number }
  /** The purchase did not go through; nothing was paid. */
  | { kind: 'refused'; packs: readonly SpeedUpPack[]; votes: number; reason: string }
  /** `votes` bought, `total` votes of the wish now. */
  | { kind: 'bought'; votes: number; total: number };

export interface SpeedUpPacksProps {
  state: SpeedUpState;
  /** Title of the wish that is sped up. */
  title: string;
  /** My beans; null while they are not known: nothing is missing then, and the server decides. */
  balance: number | null;
  onBuy: (pack: SpeedUpPack) => void;
  /** @param pack the one that is chosen; the member comes back to it */
  onRecharge: (pack: SpeedUpPack) => void;
  onRetry: () => void;
  /** Shows the packs again after a purchase. */
  onMore: () => void;
}

const waiting = ['15', '25', '50', '100', '150', '250'];

/** Votes to buy for a wish, in packs. What is bought is final; it comes back if the wish goes (D47, S10). */
export function SpeedUpPacks({ state, title, onRetry, onMore, ...rest }: SpeedUpPacksProps) {
  const { t } = useTranslation('wishes');
  const formats = useFormats();
  return (
    <PacksRoot aria-label={t('packs.title')} aria-busy={state.kind === 'loading' || undefined}>
      <header>
        <h3>{t('packs.title')}</h3>
        <p>{title}</p>
      </header>
      {state.kind === 'loading' && (
        <Packs>
          <VisuallyHidden as="output">{t('packs.loading')}</VisuallyHidden>
          {waiting.map((pack) => (
            <Skeleton key={pack} shape="block" height="72px" />
          ))}
        </Packs>
      )}
      {state.kind === 'error' && (
        <ErrorState title={t('packs.failed')} retry={{ label: t('retry'), onRetry }}>
          {state.reason}
        </ErrorState>
      )}
      {state.kind === 'bought' && (
        <Bought>
          <CircleCheckIcon aria-hidden="true" />
          <strong>{t('packs.bought', { count: state.votes, n: formats.number(state.votes) })}</strong>
          <p>{t('packs.total', { count: state.total, n: formats.number(state.total) })}</p>
          <Button onClick={onMore}>{t('packs.more')}</Button>
        </Bought>
      )}
      {(state.kind === 'choosing' || state.kind === 'buying' || state.kind === 'refused') && (
        <PackForm state={state} {...rest} />
      )}
    </PacksRoot>
  );
}

interface PackFormProps extends Pick<SpeedUpPacksProps, 'balance' | 'onBuy' | 'onRecharge'> {
  state: Extract<SpeedUpState, { kind: 'choosing' | 'buying' | 'refused' }>;
}

function PackForm({ state, balance, onBuy, onRecharge }: PackFormProps) {
  const { t } = useTranslation('wishes');
  const formats = useFormats();
  const id = useId();
  const [votes, setVotes] = useState(state.votes ?? 0);

  const chosen = state.packs.find((pack) => pack.votes === votes);
  const missing = balance === null ? 0 : Math.max(0, (chosen?.price ?? 0) - balance);
  const isBuying = state.kind === 'buying';
  const short = t('packs.short', { count: missing, n: formats.number(missing) });

  const refusal = () => {
    if (!chosen) return t('packs.choose');
    return missing > 0 ? short : undefined;
  };
  const disabledReason = refusal();

  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (chosen && disabledReason === undefined && !isBuying) onBuy(chosen);
  };

  return (
    <form onSubmit={handleSubmit}>
      {state.kind === 'refused' && (
        <Banner tone="danger" title={t('packs.refused')}>
          {state.reason}
        </Banner>
      )}
      <Packs role="radiogroup" aria-label={t('packs.label')}>
        {state.packs.map((pack) => (
          <Pack key={pack.votes}>
            <input
              type="radio"
              name={id}
              checked={pack.votes === votes}
              disabled={isBuying}
              onChange={() => setVotes(pack.votes)}
            />
            <strong>{t('packs.votes', { count: pack.votes, n: formats.number(pack.votes) })}</strong>
            <Amount value={pack.price} currency="BEAN" />
          </Pack>
        ))}
      </Packs>
      <PacksNote>{t('packs.note')}</PacksNote>
      <PacksFoot>
        {balance !== null && (
          <small>
            {t('packs.balance')} <Amount value={balance} currency="BEAN" />
          </small>
        )}
        <Button
          type="submit"
          tone="gold"
          fill="filled"
          disabledReason={disabledReason}
          busyLabel={isBuying ? t('packs.buying') : undefined}
        >
          {chosen ? t('packs.buy', { count: chosen.price, n: formats.number(chosen.price) }) : t('speedUp')}
        </Button>
        {chosen && missing > 0 && (
          <p aria-live="polite">
            {short}
            <Button size="small" tone="gold" onClick={() => onRecharge(chosen)}>
              {t('packs.recharge')}
            </Button>
          </p>
        )}
      </PacksFoot>
    </form>
  );
}
