import type { LiveSummary } from '@goldbean/contract/live';
import { proxy } from 'valtio/vanilla';
import { emptyPages, type Pages } from '../../../shared/pages/index.ts';
import type { LiveInfo, LivesSection } from './live-list.service.ts';

/** The live session a member is on the way into. */
export type Entrance =
  | { kind: 'checking' }
  | { kind: 'known'; info: LiveInfo }
  | { kind: 'refused'; error: unknown };

export type OwnLives =
  | { kind: 'loading' }
  | { kind: 'ready'; list: LiveSummary[] }
  | { kind: 'failed'; error: unknown };

/** What comes after a live session; `others` are looked for only where its channel has nothing. */
export type NextLives =
  | { kind: 'loading' }
  | { kind: 'failed' }
  | { kind: 'ready'; live: LiveSummary | null; others: LiveSummary[] };

export interface LivesState {
  /** The cards of each row. */
  rows: Record<LivesSection, Pages<LiveSummary>>;
  entrance: Entrance;
  /** What the member may go on air with. */
  own: OwnLives;
  /** After the live session that is looked at. */
  next: NextLives;
  /** Appointments under way, by live session. */
  busy: Record<string, true>;
}

export const liveListState = proxy<LivesState>({
  rows: { live: emptyPages(), not_started: emptyPages(), ended: emptyPages() },
  entrance: { kind: 'checking' },
  own: { kind: 'loading' },
  next: { kind: 'loading' },
  busy: {},
});
