import type { CallAnswer, CallRequest, calls } from '@goldbean/contract';
import { createRegistry } from '../../../platform/registry.ts';
import { refuse } from '../../../platform/refusal.ts';
import type { CountTopics, TopicPorts } from './topics.ports.ts';
import { findNames, findTopics, setFollowed } from './topics.repository.ts';

type TopicsRequest<Name extends keyof typeof calls.topics> = CallRequest<(typeof calls.topics)[Name]>;
type TopicsAnswer<Name extends keyof typeof calls.topics> = CallAnswer<(typeof calls.topics)[Name]>;

/** A topic is hot with so many new posts in so many ms. */
const hot = { posts: 3, ms: 3 * 24 * 3_600_000 };

/** Topics of the circle: a catalogue that members follow (S06). */
export function createTopics({ database, clock }: TopicPorts) {
  const counters = createRegistry<Record<string, CountTopics>>('counters of topics');
  return {
    /** Registers who knows how much is written in topics, before the server starts. */
    counts: counters.register,
    names: findNames,

    /** G426. @param viewer null for a visitor */
    async list(viewer: string | null): Promise<TopicsAnswer<'list'>> {
      const { reader } = database;
      const rows = await findTopics(reader, viewer ?? '');
      const counted = await Promise.all(counters.all().map((count) => count(reader, clock.now() - hot.ms)));
      return {
        list: rows.map(({ topic_id, name, followers, followed }) => {
          const mine = counted.flatMap((counts) => counts.get(topic_id) ?? []);
          const recent = mine.reduce((sum, one) => sum + one.recent, 0);
          return {
            topic_id,
            name,
            posts: mine.reduce((sum, one) => sum + one.posts, 0),
            followers,
            followed,
            hot: recent >= hot.posts,
          };
        }),
      };
    },

    /** G427. */
    follow: (uid: string, { id, action }: TopicsRequest<'follow'>): Promise<TopicsAnswer<'follow'>> =>
      database.transaction(async (tx) => {
        if (!(await findNames(tx, [id])).has(id)) return refuse('post.topic');
        return { followed: action, followers: await setFollowed(tx, id, uid, action, clock.now()) };
      }),
  };
}
export type Topics = ReturnType<typeof createTopics>;
