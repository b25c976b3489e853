import type { ClaimKind, Reward, SignInState } from '@goldbean/contract/money';
import { emptyForm, type DraftFormState } from '../../../shared/forms/index.ts';
import type { Loaded } from '../../../shared/pages/loaded.ts';
import { memberState } from '../../../shared/session/index.ts';
import type { Claimed, Invites, OwnProfile } from './rewards.service.ts';

export interface RewardsState {
  rewards: Loaded<Reward[]>;
  /** What is being claimed. */
  claiming: ClaimKind | null;
  /** What the last claim of this visit gave. */
  claimed: Claimed | null;
  signIns: Loaded<SignInState>;
  isSigning: boolean;
  invites: Loaded<Invites>;
  /** K24: the code of the friend who invited me. */
  invite: DraftFormState<{ code: string }>;
  /** The newcomer guidance is open. */
  isGuided: boolean;
  /** My own profile, once I looked at it. */
  profile: OwnProfile | null;
}

export const emptyRewards = (): RewardsState => ({
  rewards: { kind: 'loading' },
  claiming: null,
  claimed: null,
  signIns: { kind: 'loading' },
  isSigning: false,
  invites: { kind: 'loading' },
  invite: emptyForm({ code: '' }),
  isGuided: false,
  profile: null,
});

/** Rewards of the member in this tab; read with `useSnapshot`. */
export const rewardsState = memberState<RewardsState>(emptyRewards);
