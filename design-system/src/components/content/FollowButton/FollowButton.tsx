import { useTranslation } from 'react-i18next';
import { Button, CheckIcon, PlusIcon, UsersIcon } from '../../../primitives/index.ts';

export type FollowState =
  | { kind: 'none' }
  | { kind: 'following' }
  /** They follow me too. */
  | { kind: 'mutual' }
  /** Being changed. */
  | { kind: 'pending' };

export interface FollowButtonProps {
  state: FollowState;
  /** Who or what is followed: "Follow Mei Ling" is the button's name. */
  name: string;
  /** Told what to become; following changes no subscription (T07). */
  onFollow: (isFollowed: boolean) => void;
  size?: 'small' | 'medium';
}

/** Follows a member, a lecturer, a channel or a topic, or gives it up: the same button wherever it stands. */
export function FollowButton({ state, name, onFollow, size = 'small' }: FollowButtonProps) {
  const { t } = useTranslation(['actions', 'primitives']);
  const isFollowed = state.kind === 'following' || state.kind === 'mutual';
  const words = state.kind === 'mutual' ? t('followEachOther') : isFollowed ? t('following') : t('follow');
  return (
    <Button
      size={size}
      tone={isFollowed ? 'neutral' : 'primary'}
      aria-pressed={isFollowed}
      aria-label={`${words}: ${name}`}
      icon={
        state.kind === 'mutual' ? (
          <UsersIcon aria-hidden="true" />
        ) : isFollowed ? (
          <CheckIcon aria-hidden="true" />
        ) : (
          <PlusIcon aria-hidden="true" />
        )
      }
      busyLabel={state.kind === 'pending' ? t('primitives:saving') : undefined}
      onClick={() => onFollow(!isFollowed)}
    >
      {words}
    </Button>
  );
}
