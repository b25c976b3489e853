import type { IronMembership } from '@goldbean/contract/live';
import type { User } from '@goldbean/contract/shared';
import { emptyPages, type Pages } from '../../../shared/pages/index.ts';
import type { Loaded } from '../../../shared/pages/loaded.ts';
import { memberState } from '../../../shared/session/index.ts';
import type { IronPlans, listMine } from './iron-fans.service.ts';

export interface IronMember {
  readonly user: User;
  membership: IronMembership;
}

export interface IronFansState {
  channelId: string;
  plans: Loaded<IronPlans>;
  /** What is on its way to the server. */
  pending: 'order' | 'change' | 'cancel' | null;
  /** Why the last try went wrong; null when nothing did. */
  failure: unknown;
  /** The coins do not suffice: how many are needed and there. Null otherwise. */
  short: { readonly need: number; readonly have: number } | null;
  mine: Loaded<Awaited<ReturnType<typeof listMine>>>;
  members: Pages<IronMember>;
  /** Whose membership is extended; null for nobody's. */
  extending: User | null;
  isExtending: boolean;
}

export const emptyIronFans = (): IronFansState => ({
  channelId: '',
  plans: { kind: 'loading' },
  pending: null,
  failure: null,
  short: null,
  mine: { kind: 'loading' },
  members: emptyPages(),
  extending: null,
  isExtending: false,
});

/** Iron-fan memberships as they are looked at in this tab. */
export const ironFansState = memberState<IronFansState>(emptyIronFans);
