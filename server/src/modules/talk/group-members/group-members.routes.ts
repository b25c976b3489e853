import { calls } from '@goldbean/contract';
import { handlersFor } from '../../../platform/http/index.ts';
import type { GroupMembers } from './group-members.service.ts';

export const groupMemberRoutes = (members: GroupMembers) => ({
  groupMembers: handlersFor(calls.groupMembers, {
    list: (input, { caller }) => members.list(caller.uid, input),
    remark: (input, { caller, intent }) => members.remark(caller.uid, intent, input),
    saveTag: (input, { caller, intent }) => members.saveTag(caller.uid, intent, input),
    deleteTag: (input, { caller, intent }) => members.deleteTag(caller.uid, intent, input),
    appoint: (input, { caller, intent }) => members.appoint(caller.uid, intent, input),
  }),
});
