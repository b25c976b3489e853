import { z } from 'zod';
import { defineCall, defineCalls } from '../../call.ts';
import { done, id, listOf, paging, requestId, whole } from '../../shared/fields.ts';
import { groupName } from '../groups/groups.schema.ts';
import { groupJoiningLimits } from './group-joining.limits.ts';
import { chosenKinds, openGroup } from './group-joining.schema.ts';

export const groupJoiningCalls = defineCalls({
  join: defineCall({
    id: 'G098',
    service: 'live_fans',
    path: 'api/fanGroup/join',
    summary:
      'Enter a study, fan or large group of a channel and its chat room. Who is in it already stays in it. A fan group may ask for a level of the club: who has unlocked less is told what it asks for and what they have.',
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
    output: listOf(openGroup).extend({
      /** Channels of which I may open groups (G230). */
      own: z.array(z.object({ channel_id: z.string(), name: z.string() })),
    }),
  }),
  large: defineCall({
    id: 'G461',
    service: 'im',
    path: 'v2/group/large',
    summary: 'The large classes there are, as visitors see them; to enter one asks to sign in (S16, G098).',
    access: 'open',
    input: z.object({ ...paging }),
    output: listOf(
      openGroup.pick({
        group_id: true,
        name: true,
        channel_id: true,
        img: true,
        channel: true,
        members: true,
        capacity: true,
      }),
    ),
  }),
  open: defineCall({
    id: 'G230',
    service: 'im',
    path: 'v2/group/open',
    summary:
      'The owner of a channel, or an administrator, opens a study, fan or large group of it, which members then enter by choice. Who owns the channel heads it.',
    writes: true,
    input: z.object({
      channel_id: id(),
      kind: z.enum(chosenKinds),
      name: groupName(),
      /** Left out: as many as the kind allows. */
      capacity: whole(groupJoiningLimits.groupMembersMin, groupJoiningLimits.largeGroupMembers).optional(),
      /** Only of a fan group: the level of the club that it asks for. Left out: membership alone. */
      fan_level: whole(1, groupJoiningLimits.fanLevelMost).optional(),
      request_id: requestId(),
    }),
    output: z.object({ group_id: z.string() }),
    errors: [
      'request.not_found',
      'request.forbidden',
      'group.name_empty',
      'group.name_letters',
      'group.name_long',
      'group.capacity',
      'group.fan_level',
    ],
  }),
});
