import { z } from 'zod';
import { defineCall, defineCalls } from '../../call.ts';
import { flag, id, listOf, paging, text, ticked, user } from '../../shared/fields.ts';
import { liveSummary, nextLive } from '../../live/live-sessions/live.schema.ts';
import { agreementVersion, needAgreement } from '../../shared/agreements.ts';
import { channel } from './channels.schema.ts';

export const channelCalls = defineCalls({
  subscribe: defineCall({
    id: 'C096',
    service: 'scms',
    path: 'api/pindao/subscribed',
    summary:
      "Ask for, take or give up a subscription; it goes with membership of the channel's class group (T07).",
    writes: true,
    input: z
      .object({
        channel_id: id(),
        action: z.enum(['query', 'add', 'del'], 'request.invalid'),
        /** The channel's terms, to take one; their version of that moment is kept with it (V35). */
        agree: ticked('request.agreement_required').optional(),
        agreement_version: agreementVersion().optional(),
      })
      .superRefine((given, context) => {
        if (given.action === 'add') needAgreement(given, context);
      }),
    output: z.object({ subscribed: z.boolean(), group_id: z.string().nullable() }),
    errors: ['request.not_found', 'request.agreement_required', 'order.agreement_changed'],
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
      /** Who goes on air in it, its owner first (S13). */
      teachers: z.array(user),
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
      channel.extend({
        followed: z.boolean(),
        subscribed: z.boolean(),
        fans: z.number().int(),
        /** S13: what is on air in it, else what comes next. */
        next_live: nextLive.nullable(),
      }),
    ),
  }),
  featured: defineCall({
    id: 'G176',
    service: 'cms',
    path: 'channel/featured',
    summary: 'The channels most followed, with their teachers, as visitors see them.',
    access: 'open',
    input: z.object({}),
    output: z.object({
      list: z.array(
        channel.pick({ channel_id: true, name: true, img: true }).extend({
          teacher: user.pick({ nickname: true, img: true }),
          fans: z.number().int(),
        }),
      ),
    }),
  }),
});
