import type { FanTaskId } from '@goldbean/contract';
import type { Generated, Selectable } from 'kysely';
import type { Moment, Reader } from '../../../platform/database/index.ts';

/** The feature's tables; see server/migrations/live. */
export type FanTables = {
  fan_club: { channel_id: string; members: Generated<number> };
  fan_member: {
    channel_id: string;
    uid: string;
    joined_at: Moment;
    left_at: Moment | null;
    closeness: Generated<number>;
    unlocked: Generated<number[]>;
    lit_until: Moment | null;
    auto_light: Generated<boolean>;
    /** `YYYY-MM-DD` in Asia/Shanghai. */
    task_day: string | null;
  } & { [Task in FanTaskId]: Generated<number> };
  fan_light: {
    light_id: string;
    channel_id: string;
    uid: string;
    by_itself: boolean;
    lit_at: Moment;
  };
  fan_gathered: { live_id: string; until: Moment };
};
export type FanRecord = Selectable<FanTables['fan_member']>;

export const tables = (reader: Reader) => reader.withTables<FanTables>();
