import type { Replay, ReplayMode, ReplayState } from '@goldbean/contract';
import type { Generated, Selectable } from 'kysely';
import type { Moment, Reader } from '../../../platform/database/index.ts';
import type { GapReason } from './replay.domain.ts';

/** The grid of thumbnails, as it is stored. */
export type Grid = Omit<NonNullable<Replay['thumbnails']>, 'src'>;

/** The feature's tables; see server/migrations/live. */
type ReplayTables = {
  live_replay: {
    live_id: string;
    channel_id: string;
    video_id: string;
    started_at: Moment;
    ended_at: Moment | null;
    state: ReplayState;
    mode: ReplayMode;
    days: number | null;
    expires_at: Moment | null;
    trim_from: number | null;
    trim_to: number | null;
    thumbnails: Grid | null;
    has_poster: Generated<boolean>;
  };
  live_replay_part: {
    live_id: string;
    part: number;
    begun_at: Moment;
    ms: number | null;
    ended_by: GapReason | null;
  };
  live_replay_watch: { live_id: string; uid: string; seconds: number; place: number };
};
export type ReplayRow = Selectable<ReplayTables['live_replay']>;
export type PartRow = Selectable<ReplayTables['live_replay_part']>;
export type WatchRow = Selectable<ReplayTables['live_replay_watch']>;

export const tables = (reader: Reader) => reader.withTables<ReplayTables>();
