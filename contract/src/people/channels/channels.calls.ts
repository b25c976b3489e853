import { z } from 'zod';
import { defineCall, defineCalls } from '../../call.ts';
import { flag, id, listOf, paging, text, user } from '../../shared/fields.ts';
import { liveSummary } from '../../live/live/live.schema.ts';
import { channel } from './channels.schema.ts';

export const channelCalls = defineCalls({
  subscribe: defineCall({
    id: 'C096',
    service: 'scms',
    path: 'api/pindao/subscribed',
    summary:
      "Ask for, take or give up a subscription; it goes with membership of the channel's class group (T07).",
    writes: true,
    input: z.object({ channel_id: id(), action: z.enum(['query', 'add', 'del'], 'request.invalid') }),
    output: z.object({ subscribed: z.boolean(), group_id: z.string().nullable() }),
    errors: ['request.not_found'],
  }),
  info: defineCall({
    id: 'C097',
    service: 'scms',
    path: 'api/pindao/info',
    summary: 'A channel, its teacher and its next live session.',
    input: z.object({ channel_id: id() }),
    output: z.object({
      channel,
      teacher: user,
      next_live: liveSummary.nullable(),
      subscribed: z.boolean(),
      followed: z.boolean(),
      fans: z.number().int(),
      group_id: z.string().nullable(),
    }),
    errors: ['request.not_found'],
  }),
  follow: defineCall({
    id: 'C098',
    service: 'cms',
    path: 'channel/guanZhu',
    summary: 'Follow a channel (1) or stop following (0).',
    writes: true,
    input: z.object({ channel_id: id(), action: flag() }),
    output: z.object({ followed: z.boolean(), fans: z.number().int() }),
    errors: ['request.not_found'],
  }),
  list: defineCall({
    id: 'G121',
    service: 'cms',
    path: 'channel/list',
    summary: 'Channels by name, or those I own, follow or subscribe to.',
    input: z.object({
      q: text(50).optional(),
      tab: z.enum(['all', 'mine', 'followed', 'subscribed'], 'request.invalid').optional().default('all'),
      ...paging,
    }),
    output: listOf(
      channel.extend({ followed: z.boolean(), subscribed: z.boolean(), fans: z.number().int() }),
    ),
  }),
});
