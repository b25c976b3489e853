import { z } from 'zod';
import { defineCall, defineCalls } from '../../call.ts';
import { flag, id, requestId, ticked, whole } from '../../shared/fields.ts';
import { roomRole, roomRules } from '../messaging/messaging.schema.ts';
import { groupJoiningLimits } from '../group-joining/group-joining.limits.ts';
import { groupLimits } from './groups.limits.ts';
import { group, groupEntry, groupName, groupRole } from './groups.schema.ts';

/** A group and what is written in it under which rules. */
const ruledGroup = z.object({
  ...group.shape,
  ...roomRules.shape,
  /** Nothing more is said there. */
  dissolved: z.boolean(),
  /** Level unlocked in its channel's club that a fan group asks for; 1 is membership alone. Null for other kinds. */
  fan_level: z.number().int().positive().nullable(),
});

export const groupCalls = defineCalls({
  list: defineCall({
    id: 'G068',
    service: 'im',
    path: 'v2/group/list',
    summary:
      'The groups and conversations I am in, the pinned first, then the latest talk, with what I have not read in each.',
    input: z.object({}),
    output: z.object({ list: z.array(groupEntry) }),
  }),
  info: defineCall({
    id: 'G069',
    service: 'im',
    path: 'v2/group/info',
    summary: 'A group, what I am in it, and who is more than a student there.',
    input: z.object({ group_id: id() }),
    output: z.object({
      group: ruledGroup,
      my: z.object({
        /** Null for an administrator who is not in the group. */
        role: groupRole.nullable(),
        /** What the role may do in its room. */
        room_role: roomRole,
      }),
      counts: z.object({ members: z.number().int() }),
      /** Everybody who is no student, for the tags beside names. */
      roles: z.array(z.object({ uid: z.string(), role: groupRole })),
      /** The tags that stand on members, for a choice among them. */
      tags: z.array(z.object({ category: z.string(), text: z.string() })),
      /** D34: names take Thai and Vietnamese letters too. */
      further_letters: z.boolean(),
    }),
    errors: ['chat.room_missing', 'group.requirements'],
  }),
  edit: defineCall({
    id: 'G070',
    service: 'im',
    path: 'v2/group/edit',
    summary:
      'Staff: the name of a group, whether and how often members write there, and the fan level that a fan group asks for. What is left out stays. Its head or an administrator may dissolve a study, fan or large group for good.',
    writes: true,
    input: z.object({
      group_id: id(),
      name: groupName().optional(),
      read_only: flag().optional(),
      /** Seconds between two messages of a member; 0 ends slow mode. */
      slow: whole(0, groupLimits.slowSecondsMax).optional(),
      /** Only of a fan group; who is in it stays in it. */
      fan_level: whole(1, groupJoiningLimits.fanLevelMost).optional(),
      dissolved: ticked('request.invalid').optional(),
      request_id: requestId().optional(),
    }),
    output: z.object({ group: ruledGroup }),
    errors: [
      'chat.room_missing',
      'group.requirements',
      'group.name_empty',
      'group.name_letters',
      'group.name_long',
      'group.dissolved',
      'group.fan_level',
      'request.forbidden',
    ],
  }),
  choose: defineCall({
    id: 'G177',
    service: 'im',
    path: 'v2/group/my/edit',
    summary:
      'My own view of a group or a conversation of two: no signs for new messages, listed before the others.',
    writes: true,
    input: z.object({
      group_id: id(),
      muted: flag().optional(),
      pinned: flag().optional(),
      request_id: requestId().optional(),
    }),
    output: z.object({ muted: z.boolean(), pinned: z.boolean() }),
    errors: ['chat.room_missing', 'group.requirements'],
  }),
});
