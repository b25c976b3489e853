import { z } from 'zod';
import { defineCall, defineCalls } from '../../call.ts';
import { done, id, listOf, paging, requestId } from '../../shared/fields.ts';
import { openGroup } from './group-joining.schema.ts';

export const groupJoiningCalls = defineCalls({
  join: defineCall({
    id: 'G098',
    service: 'live_fans',
    path: 'api/fanGroup/join',
    summary:
      'Enter a study, fan or large group of a channel and its chat room. Who is in it already stays in it.',
    writes: true,
    input: z.object({ channel_id: id(), group_id: id(), request_id: requestId().optional() }),
    output: z.object({ group_id: z.string() }),
    errors: [
      'chat.room_missing',
      'group.dissolved',
      'fan.requirement',
      'fan.not_fan',
      'fan.one_group',
      'fan.group_full',
      'fan.members_full',
      'group.rejoin_locked',
    ],
  }),
  exit: defineCall({
    id: 'G099',
    service: 'live_fans',
    path: 'api/fanGroup/exit',
    summary: 'Leave a study, fan or large group. A class group is left by ending the subscription (D80).',
    writes: true,
    input: z.object({ group_id: id(), request_id: requestId().optional() }),
    output: done,
    errors: ['chat.room_missing', 'group.requirements', 'request.forbidden'],
  }),
  find: defineCall({
    id: 'G189',
    service: 'im',
    path: 'v2/group/find',
    summary: 'The study, fan and large groups that one can enter, those of one channel or of all.',
    input: z.object({ channel_id: id().optional(), ...paging }),
    output: listOf(openGroup),
  }),
});
