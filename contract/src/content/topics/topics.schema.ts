import { z } from 'zod';

/** Topics that the house opens with, by id: the app has words for each, and a team adds others to the seed. */
export const openingTopics = [
  'market',
  'stocks',
  'funds',
  'charts',
  'macro',
  'beginners',
  'reading',
  'classroom',
] as const;
export type OpeningTopic = (typeof openingTopics)[number];

/** A topic of the circle. */
export const topic = z.object({
  topic_id: z.string(),
  /** The house's own name, for a topic for which the app has no words. */
  name: z.string(),
  /** Displayed posts in it. */
  posts: z.number().int(),
  followers: z.number().int(),
  followed: z.boolean(),
  /** Much was written in it in the last days. */
  hot: z.boolean(),
});
export type Topic = z.infer<typeof topic>;
