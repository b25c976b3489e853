import type { FanRow } from '@goldbean/contract/live';
import { emptyPages, type Pages } from '../../../shared/pages/index.ts';
import { memberState } from '../../../shared/session/index.ts';
import type { ClubInfo, FanTasksToday, MembersView } from './fans.service.ts';

/** What is asked of the server now. */
export type FanAction = 'join' | 'light' | 'autoLight' | 'unlock' | 'exit';

/** A `msg_key`, and what came with it. */
export interface FanRefusal {
  readonly key: string;
  readonly detail: Readonly<Record<string, unknown>>;
}

export interface FansState {
  /** Empty while no club is before this tab. */
  channelId: string;
  /** Null while it is loading, and where it could not be loaded. */
  info: ClubInfo | null;
  /** Why it could not be loaded: a `msg_key`; empty otherwise. */
  failure: string;
  /** Null for who is not in it, and while they are loading. */
  tasks: FanTasksToday | null;
  tasksFailure: string;
  pending: FanAction | null;
  /** Why the last action was refused. */
  refused: { readonly action: FanAction; readonly why: FanRefusal } | null;
  /** The level that its owner is about to unlock, or just did. */
  unlocking: { readonly level: number; readonly isDone: boolean } | null;
  /** It is asked whether to leave. */
  isLeaving: boolean;
  /** It is shown who is in it. */
  isListing: boolean;
  membersView: MembersView;
  members: Pages<FanRow>;
}

export const emptyFans = (): FansState => ({
  channelId: '',
  info: null,
  failure: '',
  tasks: null,
  tasksFailure: '',
  pending: null,
  refused: null,
  unlocking: null,
  isLeaving: false,
  isListing: false,
  membersView: 'closest',
  members: emptyPages(),
});

/** The fan club before this tab; read with `useSnapshot`. */
export const fansState = memberState<FansState>(emptyFans);
