import { fitsNameLetters, type CallAnswer, type CallRequest, type calls } from '@goldbean/contract';
import type { IdempotencyKey } from '../../../platform/idempotency.ts';
import { refuse } from '../../../platform/refusal.ts';
import { fanLevelOf, shownGroup } from './groups.domain.ts';
import type { GroupPorts } from './groups.ports.ts';
import { findRoles, updateChoice, updateGroup, type GroupRow } from './groups.repository.ts';
import { countMembers } from './members/people.repository.ts';
import type { GroupMembership, GroupMemberships } from './members/memberships.access.ts';

type SettingsRequest<Name extends 'info' | 'edit' | 'choose'> = CallRequest<(typeof calls.groups)[Name]>;
type SettingsAnswer<Name extends 'info' | 'edit' | 'choose'> = CallAnswer<(typeof calls.groups)[Name]>;

/** Its head and administrators, who are of its staff without being lecturers; a class group lasts as long as its channel. */
const mayDissolve = (
  group: GroupRow,
  { role, roomRole }: Pick<GroupMembership, 'role' | 'roomRole'>,
): boolean => group.kind !== 'class' && (roomRole === 'owner' || role !== 'lecturer');

/** How a group stands, what its staff decide about it, and what each member chooses for their own list. */
export function createSettings(ports: GroupPorts, memberships: GroupMemberships) {
  const { database, clock, channels, rooms, direct, idempotency, tags, furtherLetters } = ports;
  const { reader } = database;

  async function ruled(from: typeof reader, group: GroupRow) {
    const channel = (await channels.many(from, [group.channel_id])).get(group.channel_id);
    if (!channel) return refuse('chat.room_missing');
    return {
      ...shownGroup(group, channel),
      read_only: group.read_only,
      slow: group.slow,
      dissolved: group.dissolved_at !== null,
      fan_level: fanLevelOf(group),
    };
  }

  return {
    /** G069. @throws Refusal `chat.room_missing`, `group.requirements` */
    async info(uid: string, { group_id }: SettingsRequest<'info'>): Promise<SettingsAnswer<'info'>> {
      const { group, role, roomRole } = await memberships.need(reader, group_id, uid);
      const [shown, members, roles, known] = await Promise.all([
        ruled(reader, group),
        countMembers(reader, group_id),
        findRoles(reader, group_id),
        tags.known(reader, group_id),
      ]);
      return {
        group: shown,
        my: { role, room_role: roomRole },
        counts: { members },
        roles,
        tags: [...known],
        further_letters: furtherLetters,
      };
    },

    /** G070: the room is notified of what has changed. @throws Refusal `request.forbidden` for who is not of the staff */
    edit(uid: string, intent: IdempotencyKey, given: SettingsRequest<'edit'>) {
      const { group_id, name, read_only, slow, fan_level, dissolved } = given;
      return database.transaction((tx) =>
        idempotency.once(tx, intent, async (): Promise<SettingsAnswer<'edit'>> => {
          const { group, role, roomRole } = await memberships.toChange(tx, group_id, uid);
          if (roomRole === 'member') refuse('request.forbidden');
          if (name !== undefined && !fitsNameLetters(name, furtherLetters)) refuse('group.name_letters');
          if (fan_level !== undefined && group.kind !== 'fan') refuse('group.fan_level');
          if (dissolved && !mayDissolve(group, { role, roomRole })) refuse('request.forbidden');
          const change = {
            ...(name !== undefined && { name }),
            ...(read_only !== undefined && { read_only }),
            ...(slow !== undefined && { slow }),
            ...(fan_level !== undefined && { fan_level }),
            ...(dissolved && { dissolved_at: clock.now(), dissolved_by: uid }),
          };
          const now = await updateGroup(tx, group_id, change);
          if (now.name !== null && now.name !== group.name)
            await rooms.announce(tx, group.room, { kind: 'group_name', name: now.name });
          if (now.read_only !== group.read_only || now.slow !== group.slow)
            await rooms.announce(tx, group.room, {
              kind: 'rules',
              read_only: now.read_only,
              slow: now.slow,
            });
          if (dissolved)
            await rooms.announce(tx, group.room, {
              kind: 'group_dissolved',
              since: now.dissolved_at,
            });
          return { group: await ruled(tx, now) };
        }),
      );
    },

    /** G177. @throws Refusal `group.requirements` for who is not among the members */
    choose(uid: string, intent: IdempotencyKey, { group_id, muted, pinned }: SettingsRequest<'choose'>) {
      return database.transaction((tx) =>
        idempotency.once(tx, intent, async (): Promise<SettingsAnswer<'choose'>> => {
          const change = { ...(muted !== undefined && { muted }), ...(pinned !== undefined && { pinned }) };
          // A conversation of two is called by its room.
          const ofTwo = await direct.choose(tx, uid, group_id, change);
          const room = ofTwo ? group_id : (await memberships.need(tx, group_id, uid)).group.room;
          const chosen =
            ofTwo ?? (await updateChoice(tx, group_id, uid, change)) ?? refuse('group.requirements');
          rooms.notifyMembers(tx, [uid], { kind: 'inbox_choice', room, ...chosen });
          return chosen;
        }),
      );
    },
  };
}
