import type { LiveSummary } from '@goldbean/contract/live';
import { proxy } from 'valtio/vanilla';
import type { LiveInfo, LivesSection } from './live-list.service.ts';

/** One row of live session cards. */
export interface LivesRow {
  phase: 'loading' | 'ready' | 'failed';
  list: LiveSummary[];
  total: number;
  /** The last page that is shown, from 1; 0 before the first. */
  page: number;
  error: unknown;
}

/** The live session a member is on the way into. */
export type Entrance =
  | { kind: 'checking' }
  | { kind: 'known'; info: LiveInfo }
  | { kind: 'refused'; error: unknown };

export type OwnLives =
  | { kind: 'loading' }
  | { kind: 'ready'; list: LiveSummary[] }
  | { kind: 'failed'; error: unknown };

export interface LivesState {
  rows: Record<LivesSection, LivesRow>;
  entrance: Entrance;
  /** What the member may go on air with. */
  own: OwnLives;
  /** Appointments under way, by live session. */
  busy: Record<string, true>;
}

export const emptyRow = (): LivesRow => ({ phase: 'loading', list: [], total: 0, page: 0, error: null });

export const liveListState = proxy<LivesState>({
  rows: { live: emptyRow(), not_started: emptyRow(), ended: emptyRow() },
  entrance: { kind: 'checking' },
  own: { kind: 'loading' },
  busy: {},
});
