import type { calls, LiveSummary } from '@goldbean/contract/live';
import type { CallData } from '@goldbean/contract/shared';
import { emptyPages, type Pages } from '../../../shared/pages/index.ts';
import { memberState } from '../../../shared/session/index.ts';
import type { ListedLiveInfo, LivesSection } from './live-sessions.service.ts';

/** The live session a member is on the way into. */
export type Entrance =
  | { kind: 'checking' }
  | { kind: 'known'; info: ListedLiveInfo }
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

/** What a visitor sees on air (G462). */
export type PublicLive = CallData<typeof calls.live.publicOnAir>['list'][number];

export interface LivesState {
  /** The cards of each row. */
  rows: Record<LivesSection, Pages<LiveSummary>>;
  entrance: Entrance;
  /** What the member may go on air with. */
  own: OwnLives;
  /** After the live session that is looked at. */
  next: NextLives;
  /** Of the channel whose page is shown: on air, to come and over, in this order. */
  ofChannel: Pages<LiveSummary> & { channelId: string };
  /** What everybody may watch now. */
  open: Pages<PublicLive>;
  /** Appointments under way, by live session. */
  busy: Record<string, true>;
}

export const liveSessionsState = memberState<LivesState>(() => ({
  rows: { live: emptyPages(), not_started: emptyPages(), ended: emptyPages() },
  entrance: { kind: 'checking' },
  own: { kind: 'loading' },
  next: { kind: 'loading' },
  ofChannel: { ...emptyPages(), channelId: '' },
  open: emptyPages(),
  busy: {},
}));
