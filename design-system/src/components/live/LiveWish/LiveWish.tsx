import { useTranslation } from 'react-i18next';
import {
  Avatar,
  Button,
  CircleCheckIcon,
  EmptyState,
  ErrorState,
  ProgressBar,
  Skeleton,
  SparklesIcon,
  VisuallyHidden,
} from '../../../primitives/index.ts';
import { useFormats } from '../../formats/index.ts';
import { GiftIcon, type GiftOffer, useGiftName } from '../../gifts/index.ts';
import { WishDone, WishHelpers, WishList, WishRoot, WishRow, WishWords } from './LiveWish.styles.ts';

/** A gift the teacher hopes for in this live session (C053, D18). */
export interface LiveWishGoal {
  id: string;
  gift: GiftOffer;
  /** So many are hoped for. */
  target: number;
  /** So many have come; may be more than hoped for. */
  now: number;
  /** Those who gave most, three at most. */
  top: readonly { uid: string; nickname: string; img: string }[];
  /** How many gave. */
  helpers: number;
}

export type LiveWishState =
  | { kind: 'loading' }
  /** `reason` is a sentence for the member. */
  | { kind: 'error'; reason: string }
  | { kind: 'ready'; wishes: readonly LiveWishGoal[] };

export interface LiveWishProps {
  state: LiveWishState;
  /** Opens the gifts at the one hoped for. */
  onGive: (gift: GiftOffer) => void;
  /** Shows who gave (C054). */
  onHelpers: (wish: LiveWishGoal) => void;
  onRetry: () => void;
  /** Why nothing can be given now: not on air, offline. */
  disabledReason?: string;
}

/** What the teacher hopes for in this live session, and how far it has come. */
export function LiveWish({ state, onGive, onHelpers, onRetry, disabledReason }: LiveWishProps) {
  const { t } = useTranslation('live-tools');
  return (
    <WishRoot aria-label={t('wish.title')} aria-busy={state.kind === 'loading' || undefined}>
      <h2>{t('wish.title')}</h2>
      {state.kind === 'loading' && (
        <>
          <VisuallyHidden as="output">{t('wish.loading')}</VisuallyHidden>
          <Skeleton shape="block" height="64px" />
          <Skeleton shape="block" height="64px" />
        </>
      )}
      {state.kind === 'error' && (
        <ErrorState title={t('wish.failed')} retry={{ label: t('wish.retry'), onRetry }}>
          {state.reason}
        </ErrorState>
      )}
      {state.kind === 'ready' && state.wishes.length === 0 && (
        <EmptyState icon={<SparklesIcon aria-hidden="true" />} title={t('wish.empty')}>
          {t('wish.emptyHint')}
        </EmptyState>
      )}
      {state.kind === 'ready' && state.wishes.length > 0 && (
        <WishList>
          {state.wishes.map((wish) => (
            <li key={wish.id}>
              <Goal wish={wish} onGive={onGive} onHelpers={onHelpers} disabledReason={disabledReason} />
            </li>
          ))}
        </WishList>
      )}
    </WishRoot>
  );
}

interface LiveWishGoalProps extends Pick<LiveWishProps, 'onGive' | 'onHelpers' | 'disabledReason'> {
  wish: LiveWishGoal;
}

function Goal({ wish, onGive, onHelpers, disabledReason }: LiveWishGoalProps) {
  const { t } = useTranslation('live-tools');
  const formats = useFormats();
  const name = useGiftName()(wish.gift);
  const isReached = wish.now >= wish.target;
  const progress = t('wish.progress', {
    now: formats.number(wish.now),
    target: formats.number(wish.target),
  });
  return (
    <WishRow>
      <GiftIcon icon={wish.gift.icon} size={44} />
      <WishWords>
        <p>
          <strong>{name}</strong>
          <span>{progress}</span>
        </p>
        <ProgressBar
          label={name}
          value={Math.min(wish.now, wish.target)}
          max={wish.target}
          valueText={progress}
          tone="gold"
        />
        {wish.helpers > 0 && (
          <WishHelpers
            type="button"
            aria-label={t('wish.helpers', {
              count: wish.helpers,
              n: formats.number(wish.helpers),
              gift: name,
            })}
            onClick={() => onHelpers(wish)}
          >
            {wish.top.map(({ uid, nickname, img }) => (
              <Avatar key={uid} name={nickname} src={img} size="tiny" />
            ))}
            <span aria-hidden="true">{formats.compact(wish.helpers)}</span>
          </WishHelpers>
        )}
      </WishWords>
      {isReached ? (
        <WishDone>
          <CircleCheckIcon aria-hidden="true" />
          <span>{t('wish.reached')}</span>
        </WishDone>
      ) : (
        <Button size="small" tone="gold" disabledReason={disabledReason} onClick={() => onGive(wish.gift)}>
          {t('wish.give')}
          <VisuallyHidden>{t('wish.giveLabel', { gift: name })}</VisuallyHidden>
        </Button>
      )}
    </WishRow>
  );
}
