import { calls, callsByName } from '@goldbean/contract';

const {
  messaging,
  groups,
  groupMembers,
  groupJoining,
  announcements,
  tasks,
  homework,
  marks,
  records,
  groupFiles,
  direct,
  forwarding,
} = calls;

/** The calls of rooms, class groups and what is written there, by `feature.verb`. */
export const talkCalls = callsByName({
  messaging,
  groups,
  groupMembers,
  groupJoining,
  announcements,
  tasks,
  homework,
  marks,
  records,
  groupFiles,
  direct,
  forwarding,
});
export type TalkCall = keyof typeof talkCalls;

/** Accounts that neither are in the class nor in the conversation. */
export const outsiders = {
  member: 'jw8803',
  'owner of another class': 'teacher2',
  'one who left the class': 'jw8802',
  inspector: 'inspector',
  'product head': 'producthead',
  administrator: 'admin',
} as const;
export type TalkOutsider = keyof typeof outsiders;

/** Ids of what the class and two of its people have, made before the first test. */
export interface TalkObjects {
  readonly group: string;
  readonly room: string;
  /** The student `member`. */
  readonly student: string;
  /** Messages of the student's in the room; the third is a merged card, the last may be recalled. */
  readonly message: string;
  readonly second: string;
  readonly card: string;
  readonly last: string;
  readonly announcement: string;
  readonly form: string;
  /** An assignment; the student has submitted to it. */
  readonly assignment: string;
  /** A tag the head teacher put on the student. */
  readonly tag: string;
  /** A mute of another student, proposed by the student as class monitor. */
  readonly proposal: string;
}
export type TalkMatrixFields = Readonly<Record<string, unknown>>;

export type TalkMatrixEntry =
  /** Names what is of the class. `student`: each of the class may; `teacher`: the staff of the class alone. */
  | { kind: 'of the class'; may: 'student' | 'teacher'; input: (objects: TalkObjects) => TalkMatrixFields }
  /** Names what a single person made; others of the class are refused as well, and an administrator is too. */
  | { kind: 'of one'; may: 'teacher'; input: (objects: TalkObjects) => TalkMatrixFields }
  /** Names nothing of anybody's. */
  | { kind: 'own' };

const own: TalkMatrixEntry = { kind: 'own' };
const student = (input: (objects: TalkObjects) => TalkMatrixFields): TalkMatrixEntry => ({
  kind: 'of the class',
  may: 'student',
  input,
});
const teacher = (input: (objects: TalkObjects) => TalkMatrixFields): TalkMatrixEntry => ({
  kind: 'of the class',
  may: 'teacher',
  input,
});
const once = { request_id: 'r1' };
const page = { page: 1, page_size: 5 };

/** In an order in which each can be done after the one before: what deletes comes last. */
export const matrix: Readonly<Record<TalkCall, TalkMatrixEntry>> = {
  'messaging.token': own,
  'messaging.tokenOld': own,
  'messaging.bind': own,
  'messaging.leave': own,
  'messaging.join': student(({ room }) => ({ room })),
  'messaging.history': student(({ room }) => ({ room })),
  'messaging.onlines': student(({ room }) => ({ room })),
  'messaging.onlineList': student(({ room }) => ({ room, ...page })),
  'messaging.read': student(({ room }) => ({ room, seq: 1 })),
  'messaging.unread': student(({ room }) => ({ room })),
  'messaging.publish': student(({ room }) => ({
    room,
    client_msg_id: 'c1',
    kind: 'text',
    body: { text: 'hello' },
  })),
  'messaging.mutedList': teacher(({ room }) => ({ room, ...page })),

  'groups.list': own,
  'groups.info': student(({ group }) => ({ group_id: group })),
  'groups.choose': student(({ group }) => ({ group_id: group, muted: 0, ...once })),
  'groups.edit': teacher(({ group }) => ({ group_id: group, slow: 0, ...once })),

  'groupJoining.find': own,
  'groupJoining.large': own,
  'groupJoining.join': own,
  'groupJoining.exit': own,
  'groupJoining.open': own,

  'groupMembers.list': student(({ group }) => ({ group_id: group, ...page })),
  'groupMembers.remark': student(({ group, student: uid }) => ({ group_id: group, uid, text: 'a', ...once })),
  'groupMembers.saveTag': teacher(({ group, student: uid }) => ({
    group_id: group,
    uid,
    category: 'level',
    text: 'quick',
    ...once,
  })),
  'groupMembers.appoint': teacher(({ group, student: uid }) => ({
    group_id: group,
    uid,
    role: 'student',
    ...once,
  })),
  'groupMembers.deleteTag': {
    kind: 'of one',
    may: 'teacher',
    input: ({ tag }) => ({ tag_id: tag, ...once }),
  },

  'announcements.list': student(({ group }) => ({ group_id: group, ...page })),
  'announcements.read': student(({ announcement }) => ({ id: announcement, version: 1 })),
  'announcements.readers': teacher(({ announcement }) => ({ id: announcement, read: 0, size: 5 })),
  'announcements.remind': teacher(({ announcement }) => ({ id: announcement, ...once })),
  'announcements.save': teacher(({ group, announcement }) => ({
    group_id: group,
    id: announcement,
    content: 'Another hour',
    ...once,
  })),

  'tasks.list': student(({ group }) => ({ group_id: group, ...page })),
  'tasks.detail': student(({ assignment }) => ({ task_id: assignment })),
  'tasks.submit': student(({ form }) => ({
    task_id: form,
    answers: { fields: { why: ['so'] } },
    ...once,
  })),
  'tasks.results': teacher(({ assignment }) => ({ task_id: assignment, ...page })),
  'tasks.csv': teacher(({ form }) => ({ task_id: form })),
  'tasks.mark': teacher(({ assignment, student: uid }) => ({ task_id: assignment, uid, points: 9, ...once })),
  'tasks.save': teacher(({ group }) => ({ group_id: group, kind: 'sign_in', title: 'Here', ...once })),

  'homework.due': own,

  'marks.mine': student(({ room }) => ({ room })),
  'marks.favourites': own,
  'marks.favourite': student(({ room, message }) => ({ room, ids: [message], on: 1, ...once })),
  'marks.pin': student(({ room, message }) => ({ room, id: message, scope: 'self', on: 1, ...once })),
  'records.search': student(({ room }) => ({ room, q: 'secret', ...page })),
  'groupFiles.list': student(({ group }) => ({ group_id: group, ...page })),
  'direct.open': own,
  'forwarding.forward': student(({ room, message, student: id }) => ({
    room,
    ids: [message],
    targets: [{ type: 'user', id }],
    mode: 'single',
    ...once,
  })),
  'forwarding.share': own,
  'forwarding.merged': student(({ room, card }) => ({ room, id: card })),

  'messaging.decideMute': teacher(({ proposal }) => ({
    proposal_id: proposal,
    confirm: 0,
    reason: 'a warning will do',
    ...once,
  })),
  'messaging.mute': teacher(({ room, student: uid }) => ({
    room,
    uid,
    minutes: 1,
    reason: 'noise',
    ...once,
  })),
  'messaging.unmute': teacher(({ room, student: uid }) => ({ room, uid, ...once })),
  'messaging.unmuteOld': teacher(({ room, student: uid }) => ({ room, uid, ...once })),
  'messaging.muteRoom': teacher(({ room }) => ({ room, on: 0, ...once })),
  'marks.block': teacher(({ room, second }) => ({ room, id: second, on: 1, reason: 'off topic', ...once })),
  'marks.delete': student(({ room, message }) => ({ room, ids: [message], ...once })),
  'messaging.recall': teacher(({ room, last }) => ({ room, id: last, ...once })),
  'announcements.del': teacher(({ announcement }) => ({ id: announcement, ...once })),
};
