import { groupEvents, roomEvents, type GroupRole } from '@goldbean/contract/talk';
import { notifyError } from '../../../shared/notices/index.ts';
import { connection } from '../../../shared/socket/index.ts';
import { createRequestScope } from '../../../shared/requests/index.ts';
import * as service from './group-members.service.ts';
import { emptyMembers, groupMembersState as state } from './group-members.state.ts';
import { forgetNaming } from './naming.actions.ts';

const scope = createRequestScope();

/**
 * A group comes on screen: what its people are in it, and what its staff have decided, now and from now on.
 * @returns it goes
 */
export function openGroup(groupId: string, room: string): () => void {
  const isCurrent = scope.begin();
  Object.assign(state, { groupId, info: null, roles: {} });
  void refreshInfo();
  const stops = [
    connection.onRoom(room, groupEvents, {
      group_name: ({ name }) => {
        if (state.info) state.info.group.name = name;
      },
      group_dissolved: () => {
        if (state.info) state.info.group.dissolved = true;
      },
      member_role: ({ uid, role }) => setRole(uid, role),
    }),
    connection.onRoom(room, roomEvents, {
      rules: ({ read_only, slow }) => {
        if (state.info) Object.assign(state.info.group, { read_only, slow });
      },
      mute: ({ uid, until }) => {
        const member = state.pages.list.find(({ user }) => user.uid === uid);
        if (member) member.muted_until = until === 0 ? null : (until ?? forEver);
      },
    }),
    // What was decided while there was no connection.
    connection.onConnect(() => void refreshInfo()),
  ];
  return () => {
    for (const stop of stops) stop();
    if (!isCurrent()) return;
    scope.end();
    forgetNaming();
    Object.assign(state, { groupId: '', info: null, roles: {}, ...emptyMembers() });
  };
}

/** `muted_until` of somebody muted for ever, UTC ms. */
const forEver = Date.UTC(9999, 11, 31);

/** G069. Runs in the background: without it names stand without their roles. */
export async function refreshInfo(): Promise<void> {
  const isCurrent = scope.watch();
  try {
    const info = await service.loadInfo(state.groupId);
    if (!isCurrent()) return;
    state.info = info;
    state.roles = Object.fromEntries(info.roles.map(({ uid, role }) => [uid, role]));
  } catch {
    // The next connection, or the next change, asks again.
  }
}

function setRole(uid: string, role: GroupRole): void {
  if (role === 'student') delete state.roles[uid];
  else state.roles[uid] = role;
  const member = state.pages.list.find(({ user }) => user.uid === uid);
  if (member) member.role = role;
}

/** G070: only what differs is sent. @returns whether it was taken; a refusal is told */
export async function saveSettings(values: {
  readonly name: string;
  readonly isReadOnly: boolean;
  readonly slow: number;
  readonly fanLevel?: number;
}): Promise<boolean> {
  const now = state.info?.group;
  if (!now) return false;
  try {
    const { group } = await service.edit({
      group_id: now.group_id,
      ...(values.name !== now.name && { name: values.name }),
      read_only: values.isReadOnly,
      slow: values.slow,
      ...(values.fanLevel !== undefined && { fan_level: values.fanLevel }),
      request_id: crypto.randomUUID(),
    });
    if (state.info && state.groupId === group.group_id) state.info.group = group;
    return true;
  } catch (error) {
    notifyError(error);
    return false;
  }
}

/** G070: dissolves the group for good. @returns whether it is; a refusal is told */
export async function dissolveGroup(): Promise<boolean> {
  const isCurrent = scope.watch();
  try {
    const { group } = await service.edit({
      group_id: state.groupId,
      dissolved: true,
      request_id: crypto.randomUUID(),
    });
    if (isCurrent() && state.info) state.info.group = group;
    return true;
  } catch (error) {
    notifyError(error);
    return false;
  }
}
