import { calls } from '@goldbean/contract/talk';
import type { CallInput } from '@goldbean/contract/shared';
import { request } from '../../../shared/api/index.ts';

/** G069. @throws ApiError `chat.room_missing`, `group.requirements` */
export const loadInfo = (groupId: string) => request(calls.groups.info, { group_id: groupId });

/** G070. @throws ApiError `group.name_*`, `request.forbidden` */
export const edit = (input: CallInput<typeof calls.groups.edit>) => request(calls.groups.edit, input);

/** G071. */
export const loadMembers = (input: CallInput<typeof calls.groupMembers.list>) =>
  request(calls.groupMembers.list, input);

/** G072. @throws ApiError `group.remark_long` */
export const saveRemark = (input: CallInput<typeof calls.groupMembers.remark>) =>
  request(calls.groupMembers.remark, input);

/** G073. @throws ApiError `group.tag_*`, `group.name_*`, `request.forbidden` */
export const saveTag = (input: CallInput<typeof calls.groupMembers.saveTag>) =>
  request(calls.groupMembers.saveTag, input);

/** G074. @throws ApiError `group.tag_of_another` */
export const deleteTag = (tagId: string) => request(calls.groupMembers.deleteTag, { tag_id: tagId });

/** G178. @throws ApiError `request.forbidden` */
export const appoint = (input: CallInput<typeof calls.groupMembers.appoint>) =>
  request(calls.groupMembers.appoint, input);
