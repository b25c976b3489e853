import type { CourseType, LiveState, ReplayMode } from '@goldbean/contract';
import type { Generated, Selectable } from 'kysely';
import type { Moment, Reader } from '../../../platform/database/index.ts';

/** The feature's tables; see server/migrations/live. */
export type LiveTables = {
  live: {
    live_id: string;
    channel_id: string;
    streamer_uid: string;
    name: string;
    theme: string;
    introduction: string;
    background_id: string;
    background: string;
    preview_at: Moment | null;
    start_at: Moment;
    course_type: CourseType;
    /** What a ticket costs, in beans; null where none is asked for. */
    ticket_beans: number | null;
    block_network: boolean;
    replay_mode: ReplayMode;
    replay_days: number | null;
    goods: string[];
    current_product: string | null;
    state: LiveState;
    created_at: Moment;
    started_at: Moment | null;
    ended_at: Moment | null;
    end_reason: string;
    ended_by: string | null;
    interrupted_until: Moment | null;
    /** Since when the pause picture is shown. */
    paused_at: Moment | null;
  };
  live_admin: { live_id: string; uid: string };
  live_stream: {
    channel_id: string;
    stream: string;
    key_version: Generated<number>;
    chosen_live: string | null;
    /** What is pushed is a test for this live session. */
    test_live: Generated<string | null>;
    refused: Generated<string>;
  };
  live_counter: {
    live_id: string;
    likes: Generated<number>;
    watched: Generated<number>;
    peak: Generated<number>;
  };
  live_like: { live_id: string; uid: string; n: number };
  live_watch: {
    live_id: string;
    uid: string;
    first_at: Moment;
    seconds: Generated<number>;
    pos: Generated<number>;
    /** When they last reported that they watch. */
    last_at: Moment | null;
    /** Whole minutes of it that `takeWatched` has answered. */
    counted_minutes: Generated<number>;
  };
  live_appointment: {
    live_id: string;
    uid: string;
    created_at: Moment;
    /** The start that the member was notified of, UTC ms. */
    soon_for: Moment | null;
    told_start: Generated<boolean>;
  };
};
export type LiveRow = Selectable<LiveTables['live']>;

export const tables = (reader: Reader) => reader.withTables<LiveTables>();
