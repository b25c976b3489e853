import type { OpenGroup } from '@goldbean/contract/talk';
import { emptyPages, type Pages } from '../../../shared/pages/index.ts';
import { memberState } from '../../../shared/session/index.ts';

/** Why a group was not entered. */
export interface JoinRefusal {
  readonly msgKey: string;
  /** Until when, UTC ms; null where that does not pass. */
  readonly until: number | null;
  /** E15: the fan level that it asks for, and mine; null where it refuses for something else. */
  readonly level: { readonly asked: number; readonly mine: number } | null;
}

export interface GroupJoiningState {
  rows: Pages<OpenGroup>;
  /** Id of the group that is being entered, or empty. */
  joining: string;
  /** Why a group was not entered. */
  refusal: ({ id: string } & JoinRefusal) | null;
  /** The group that one is asked about leaving. */
  toLeave: OpenGroup | null;
  isLeaving: boolean;
  /** Channels of which one may open groups. */
  own: readonly { readonly channel_id: string; readonly name: string }[];
  /** A group is being written up: whether it is on its way, and why it was not opened (a `msg_key`, or empty). */
  opening: { isSaving: boolean; msgKey: string; readonly requestId: string } | null;
}

export const emptyJoining = (): GroupJoiningState => ({
  rows: emptyPages(),
  joining: '',
  refusal: null,
  toLeave: null,
  isLeaving: false,
  own: [],
  opening: null,
});

/** The groups that can be entered by choice, while one looks for them; read with `useSnapshot`. */
export const groupJoiningState = memberState<GroupJoiningState>(emptyJoining);
