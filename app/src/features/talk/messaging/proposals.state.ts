import type { MuteProposal } from '@goldbean/contract/talk';
import { memberState } from '../../../shared/session/index.ts';

export interface ProposalsState {
  room: string;
  /** The oldest first. */
  list: MuteProposal[];
  /** What is being decided. */
  deciding: { readonly id: string; readonly isConfirmed: boolean } | null;
}

export const emptyProposals = (): ProposalsState => ({ room: '', list: [], deciding: null });

/** Mutes that the monitor of the room on screen proposes; for its staff. Read with `useSnapshot`. */
export const proposalsState = memberState<ProposalsState>(emptyProposals);
