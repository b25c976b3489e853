import { useTranslation } from 'react-i18next';
import {
  Avatar,
  Button,
  Dialog,
  EmptyState,
  ErrorState,
  SparklesIcon,
  Spinner,
} from '../../../primitives/index.ts';
import { useFormats } from '../../formats/index.ts';
import { type GiftOffer, useGiftName } from '../../gifts/index.ts';
import { helperClass, HelperRows, HelpersMore } from './LiveWishHelpers.styles.ts';

/** Who gave what a wish hopes for (C054). */
export interface LiveWishHelper {
  uid: string;
  nickname: string;
  /** Address of the picture, or empty. */
  img: string;
  /** Gifts given. */
  n: number;
}

export type LiveWishHelpersState =
  | { kind: 'loading' }
  /** `reason` is a sentence for the member. */
  | { kind: 'error'; reason: string }
  /** Whoever gave most first. */
  | { kind: 'ready'; helpers: readonly LiveWishHelper[]; hasMore: boolean; isLoadingMore?: boolean };

export interface LiveWishHelpersProps {
  /** What is hoped for; null while nobody asks who gave it. */
  gift: Pick<GiftOffer, 'icon' | 'name'> | null;
  state: LiveWishHelpersState;
  onRetry: () => void;
  onMore: () => void;
  onClose: () => void;
}

/** Over the live room: who helped a wish, and with how many gifts. */
export function LiveWishHelpers({ gift, state, onRetry, onMore, onClose }: LiveWishHelpersProps) {
  const { t } = useTranslation(['live-tools', 'actions']);
  const formats = useFormats();
  const nameOf = useGiftName();
  return (
    <Dialog
      isOpen={gift !== null}
      onClose={onClose}
      size="small"
      title={gift && t('wish.helpersTitle', { gift: nameOf(gift) })}
      closeLabel={t('actions:close')}
    >
      {state.kind === 'loading' && <Spinner label={t('wish.helpersLoading')} />}
      {state.kind === 'error' && (
        <ErrorState title={t('wish.helpersFailed')} retry={{ label: t('wish.retry'), onRetry }}>
          {state.reason}
        </ErrorState>
      )}
      {state.kind === 'ready' && state.helpers.length === 0 && (
        <EmptyState icon={<SparklesIcon aria-hidden="true" />} title={t('wish.helpersEmpty')} />
      )}
      {state.kind === 'ready' && state.helpers.length > 0 && (
        <HelperRows>
          {state.helpers.map(({ uid, nickname, img, n }) => (
            <li key={uid} className={helperClass}>
              <Avatar name={nickname} src={img} size="small" />
              <span>{nickname}</span>
              <strong>{t('wish.gave', { count: n, n: formats.number(n) })}</strong>
            </li>
          ))}
        </HelperRows>
      )}
      {state.kind === 'ready' && state.hasMore && (
        <HelpersMore>
          <Button
            size="small"
            fill="quiet"
            busyLabel={state.isLoadingMore ? t('wish.helpersLoading') : undefined}
            onClick={onMore}
          >
            {t('wish.more')}
          </Button>
        </HelpersMore>
      )}
    </Dialog>
  );
}
