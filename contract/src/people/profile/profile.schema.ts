import { z } from 'zod';
import { shanghaiTime, timestamp, user } from '../../shared/fields.ts';

/** What I am to another member, and they to me. */
export const memberFollow = z.object({
  followed: z.boolean(),
  /** They follow me. */
  follows_me: z.boolean(),
});
export type MemberFollow = z.infer<typeof memberFollow>;

/** A member in a list of members; `follow` is null where it is me. */
export const followedUser = user.extend({ follow: memberFollow.nullable() });

/** The live session that somebody is on air with. */
export const onAir = z.object({ live_id: z.string(), name: z.string() });
export type OnAir = z.infer<typeof onAir>;

/** What a member lets others know of visits (S43). */
export const visitPrivacy = z.object({
  /** Others do not see how many visitors I had. */
  visitors_hidden: z.boolean(),
  /** Where I look, nobody is told that I did. Who was told before knows it still. */
  visits_unseen: z.boolean(),
});
export type VisitPrivacy = z.infer<typeof visitPrivacy>;

/** A look at my profile: at most one in a day by each visitor (domain 3.1). */
export const profileVisit = z.object({
  user: followedUser,
  /** The last look of that day. */
  at: shanghaiTime(),
  at_ts: timestamp(),
});
