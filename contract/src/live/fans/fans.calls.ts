import { z } from 'zod';
import { defineCall, defineCalls } from '../../call.ts';
import { flag, id, listOf, paging, requestId, ticked, timestamp, whole } from '../../shared/fields.ts';
import {
  fanBenefit,
  fanClub,
  fanLight,
  fanRow,
  fanSorts,
  fanMembership,
  fanTask,
  declaredFanTasks,
} from './fans.schema.ts';

const channel = { channel_id: id() };
const once = { request_id: requestId().optional() };

/** Fan clubs of channels (E14, D21): each has one, and a member is in one of them (D22). */
export const fanCalls = defineCalls({
  join: defineCall({
    id: 'C047',
    service: 'livego',
    path: 'api/fan/group/join',
    summary:
      'Joins the fan club of a channel that one follows (V36). One club or study group for each member (D22); 24 hours after leaving it, it can be joined again, from nothing (T09).',
    writes: true,
    input: z.object({
      ...channel,
      /** Where it was joined, for the record of the caller alone. */
      live_id: id().optional(),
      agree: ticked('request.agreement_required'),
      ...once,
    }),
    output: z.object({ member: fanMembership }),
    errors: [
      'request.not_found',
      'request.agreement_required',
      'fan.not_fan',
      'fan.in_group',
      'fan.one_group',
      'fan.members_full',
      'group.rejoin_locked',
    ],
  }),
  info: defineCall({
    id: 'C048',
    service: 'livego',
    path: 'api/fan/group/info',
    summary: 'The fan club of a channel, its ladder of levels, and how I stand in it.',
    input: z.object(channel),
    output: z.object({ club: fanClub, my: fanMembership }),
    errors: ['request.not_found'],
  }),
  user: defineCall({
    id: 'C049',
    service: 'livego',
    path: 'api/fan/group/user/info',
    summary: 'How a member stands in a fan club, oneself where `uid` names nobody.',
    input: z.object({ ...channel, uid: id().optional() }),
    output: fanMembership,
    errors: ['request.not_found'],
  }),
  tasks: defineCall({
    id: 'C050',
    service: 'livego',
    path: 'api/fan/group/task',
    summary:
      'What brings closeness today, and how much of it was done. `action: "do"` with `task_id` signs in or tells of a share; what was done already counts no more. Minutes watched, comments and gifts are gathered by the minute.',
    writes: true,
    input: z.object({
      ...channel,
      action: z.literal('do').optional(),
      task_id: z.enum(declaredFanTasks).optional(),
      ...once,
    }),
    output: z.object({
      list: z.array(fanTask),
      /** Closeness won today. */
      won: z.number().int(),
      /** The most that can be won in a day. */
      cap: z.number().int(),
    }),
    errors: ['request.not_found', 'fan.not_member'],
  }),
  exit: defineCall({
    id: 'C051',
    service: 'livego',
    path: 'api/fan/group/exit',
    summary:
      'Leaves a fan club and its groups: closeness, level and benefits are gone, and it is closed for 24 hours (T09, K10).',
    writes: true,
    input: z.object({ ...channel, confirm: ticked('request.invalid'), ...once }),
    output: z.object({
      /** UTC ms. */
      rejoin_at: timestamp(),
    }),
    errors: ['request.not_found', 'fan.not_member'],
  }),
  unlock: defineCall({
    id: 'C052',
    service: 'livego',
    path: 'api/fan/group/level/unlock',
    summary: 'Unlocks a level that was reached, once: from then on it gives its benefits.',
    writes: true,
    input: z.object({ ...channel, level: whole(1, 1_000), ...once }),
    output: z.object({ level: z.number().int(), benefits: z.array(fanBenefit) }),
    errors: [
      'request.not_found',
      'fan.not_member',
      'fan.level_missing',
      'fan.level_low',
      'fan.level_unlocked',
    ],
  }),
  members: defineCall({
    id: 'C058',
    service: 'live_fans',
    path: 'api/fan/group/member/list',
    summary:
      'The members of a fan club, or those of them who are in its groups, by closeness or newest first.',
    input: z.object({
      ...channel,
      kind: z.enum(['club', 'group']).default('club'),
      sort: z.enum(fanSorts).default('closeness'),
      ...paging,
    }),
    output: listOf(fanRow),
    errors: ['request.not_found'],
  }),
  light: defineCall({
    id: 'C072',
    service: 'live',
    path: 'api/fan/group/lighting',
    summary:
      'Lights my badge for three days, for 1 bean unless it is lit (K11, D23). `auto` 1 lets it go on by itself for a bean whenever no task was done in three days; 0 ends that, and charges nothing.',
    writes: true,
    rate: 'money',
    input: z.object({ ...channel, auto: flag().optional(), ...once }),
    output: fanLight.extend({
      /** Beans that I can spend afterwards. */
      balance: z.number().int(),
    }),
    errors: ['request.not_found', 'fan.not_member', 'wallet.insufficient_beans'],
  }),
  isLit: defineCall({
    id: 'C073',
    service: 'live',
    path: 'api/fan/group/is/lighting',
    summary: 'Whether my badge is lit, until when, and whether it goes on by itself.',
    input: z.object(channel),
    output: fanLight,
    errors: ['request.not_found', 'fan.not_member'],
  }),
});
