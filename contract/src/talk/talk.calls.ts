/* The calls of this module by feature. A namespace, so that a script holds only the features it names. */
export { messagingCalls as messaging } from './messaging/messaging.calls.ts';
export { marksCalls as marks } from './marks/marks.calls.ts';
export { groupFileCalls as groupFiles } from './group-files/group-files.calls.ts';
export { groupCalls as groups } from './groups/groups.calls.ts';
export { groupMemberCalls as groupMembers } from './group-members/group-members.calls.ts';
export { announcementCalls as announcements } from './announcements/announcements.calls.ts';
export { recordCalls as records } from './records/records.calls.ts';
export { taskCalls as tasks } from './tasks/tasks.calls.ts';
export { homeworkCalls as homework } from './homework/homework.calls.ts';
export { directCalls as direct } from './direct/direct.calls.ts';
export { groupJoiningCalls as groupJoining } from './group-joining/group-joining.calls.ts';
export { forwardingCalls as forwarding } from './forwarding/forwarding.calls.ts';
