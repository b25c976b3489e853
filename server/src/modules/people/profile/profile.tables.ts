import type { Moment, Reader } from '../../../platform/database/index.ts';

/** The feature's tables, and its columns of `member`; see server/migrations/people. */
type ProfileTables = {
  member: { uid: string; visitors_hidden: boolean; visits_unseen: boolean };
  /** `day` in Asia/Shanghai, `at` the last look of it. */
  profile_visit: { uid: string; visitor: string; day: string; at: Moment };
  member_follow: { uid: string; follower: string; created_at: Moment };
};

export const tables = (reader: Reader) => reader.withTables<ProfileTables>();
