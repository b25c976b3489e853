import { z } from 'zod';
import { defineCall, defineCalls } from '../../call.ts';
import { flag, id } from '../../shared/fields.ts';
import { topic } from './topics.schema.ts';

/** Topics of the circle (S06): a catalogue of the house. */
export const topicCalls = defineCalls({
  list: defineCall({
    id: 'G426',
    service: 'cms',
    path: 'topic/list',
    summary: 'The topics of the circle, in the order of the house.',
    access: 'open',
    input: z.object({}),
    output: z.object({ list: z.array(topic) }),
  }),
  follow: defineCall({
    id: 'G427',
    service: 'cms',
    path: 'topic/follow',
    summary: 'Follow a topic, or no longer; repeated, it changes nothing.',
    rate: 'like',
    writes: true,
    input: z.object({ id: id(), action: flag() }),
    output: z.object({ followed: z.boolean(), followers: z.number().int() }),
    errors: ['post.topic'],
  }),
});
