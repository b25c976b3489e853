import type { LiveState, ReplayMode } from '@goldbean/contract';
import type { Tx } from '../../../../platform/database/index.ts';
import type { LiveRow } from '../live-sessions.tables.ts';

/** A live session as who records it needs it. */
export interface OnRecord {
  readonly liveId: string;
  readonly channelId: string;
  readonly state: LiveState;
  /** UTC ms. */
  readonly startedAt: number;
  readonly endedAt: number | null;
  readonly mode: ReplayMode;
  readonly days: number | null;
}

export const onRecord = (row: LiveRow, now: number): OnRecord => ({
  liveId: row.live_id,
  channelId: row.channel_id,
  state: row.state,
  startedAt: row.started_at ?? now,
  endedAt: row.ended_at,
  mode: row.replay_mode,
  days: row.replay_days,
});

/** Who is notified when an encoder begins to push for a live session, and when that is over. */
export interface AirFollower {
  /** @param isPaused it shows the pause picture: what is pushed is for nobody */
  began(tx: Tx, live: OnRecord, stream: string, isPaused: boolean): Promise<void>;
  over(tx: Tx, live: OnRecord): Promise<void>;
  /** Its streamer shows the pause picture, or goes on. */
  paused(tx: Tx, live: OnRecord, stream: string, on: boolean): Promise<void>;
}
