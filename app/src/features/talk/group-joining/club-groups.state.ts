import type { OpenGroup } from '@goldbean/contract/talk';
import { memberState } from '../../../shared/session/index.ts';
import type { JoinRefusal } from './group-joining.state.ts';

export interface ClubGroupsState {
  channelId: string;
  /** The fan groups of the channel; null while they are loading, and where they could not be loaded. */
  list: OpenGroup[] | null;
  /** Why they could not be loaded: a `msg_key`; empty otherwise. */
  failure: string;
  /** Id of the group that is being entered or left, or empty. */
  pending: string;
  refusal: ({ id: string } & JoinRefusal) | null;
}

export const emptyClubGroups = (): ClubGroupsState => ({
  channelId: '',
  list: null,
  failure: '',
  pending: '',
  refusal: null,
});

/** The groups of the fan club before this tab; read with `useSnapshot`. */
export const clubGroupsState = memberState<ClubGroupsState>(emptyClubGroups);
