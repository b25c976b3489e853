import { z } from 'zod';
import { defineCall, defineCalls } from '../../call.ts';
import { done, id, listOf, paging, requestId, text } from '../../shared/fields.ts';
import { groupLimits } from '../groups/groups.limits.ts';
import { groupName, groupRole } from '../groups/groups.schema.ts';
import { activityLabel, groupMember } from './group-members.schema.ts';

const inGroup = ['chat.room_missing', 'group.requirements'] as const;

export const groupMemberCalls = defineCalls({
  list: defineCall({
    id: 'G071',
    service: 'im',
    path: 'v2/group/member/list',
    summary: 'Who is in a group, those who run it first.',
    input: z.object({
      group_id: id(),
      role: groupRole.optional(),
      /** The text of a tag. */
      tag: text(groupLimits.tagCharacters).optional(),
      label: activityLabel.optional(),
      /** A part of a nickname, in its letters or its pinyin, or of my remark. */
      q: text(50).optional(),
      ...paging,
    }),
    output: listOf(groupMember),
    errors: inGroup,
  }),
  remark: defineCall({
    id: 'G072',
    service: 'im',
    path: 'v2/group/member/remark',
    summary: 'What I call somebody; only I read it. Empty takes it away.',
    writes: true,
    input: z.object({
      group_id: id(),
      uid: id(),
      text: text(groupLimits.remarkCharacters, undefined, 'group.remark_long'),
      request_id: requestId().optional(),
    }),
    output: done,
    errors: [...inGroup, 'group.remark_long', 'request.not_found'],
  }),
  saveTag: defineCall({
    id: 'G073',
    service: 'im',
    path: 'v2/group/tag/save',
    summary: 'Staff: put a tag on a member. One that I put there already stays as it is.',
    writes: true,
    input: z.object({
      group_id: id(),
      category: groupName(),
      uid: id(),
      text: text(groupLimits.tagCharacters, 'group.tag_empty', 'group.tag_long'),
      request_id: requestId().optional(),
    }),
    output: z.object({ tag_id: z.string() }),
    errors: [
      ...inGroup,
      'group.name_empty',
      'group.name_letters',
      'group.name_long',
      'group.tag_empty',
      'group.tag_long',
      'request.forbidden',
      'request.not_found',
      'group.dissolved',
    ],
  }),
  deleteTag: defineCall({
    id: 'G074',
    service: 'im',
    path: 'v2/group/tag/del',
    summary: 'Take away a tag that I added.',
    writes: true,
    input: z.object({ tag_id: id(), request_id: requestId().optional() }),
    output: done,
    errors: ['request.not_found', 'group.tag_of_another', 'group.dissolved'],
  }),
  appoint: defineCall({
    id: 'G178',
    service: 'im',
    path: 'v2/group/member/appoint',
    summary: 'Staff: make a student class monitor or one of the committee, or a student again.',
    writes: true,
    input: z.object({
      group_id: id(),
      uid: id(),
      role: groupRole.extract(['class_monitor', 'class_committee', 'student']),
      request_id: requestId().optional(),
    }),
    output: done,
    errors: [...inGroup, 'request.forbidden', 'request.not_found', 'group.dissolved'],
  }),
});
