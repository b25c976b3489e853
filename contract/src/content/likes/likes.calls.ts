import { z } from 'zod';
import { defineCall, defineCalls } from '../../call.ts';
import { flag, id } from '../../shared/fields.ts';
import { contentType } from '../posts/posts.schema.ts';

/** Likes of what is displayed: one of each member. */
export const likeCalls = defineCalls({
  set: defineCall({
    id: 'G056',
    service: 'cms',
    path: 'like',
    summary: 'Like something, or no longer; repeated, it changes nothing.',
    rate: 'like',
    writes: true,
    input: z.object({ type: contentType, id: id(), action: flag() }),
    output: z.object({ likes: z.number().int(), liked: z.boolean() }),
    errors: ['post.missing', 'comment.missing'],
  }),
});
