import type { Clock } from '../../../../platform/clock.ts';
import type { PresenceListener } from '../messaging.ports.ts';

/** The members in each room; a member with several connections counts once. */
export function createPresence(clock: Clock) {
  const rooms = new Map<string, Map<string, { connections: number; joinedAt: number }>>();
  const listeners: PresenceListener[] = [];
  const notify: PresenceListener = (...change) => {
    for (const listener of listeners) listener(...change);
  };

  return {
    enter(room: string, uid: string): void {
      let members = rooms.get(room);
      if (!members) rooms.set(room, (members = new Map()));
      const member = members.get(uid);
      if (member) {
        member.connections += 1;
        return;
      }
      members.set(uid, { connections: 1, joinedAt: clock.now() });
      notify(room, uid, 'enter');
    },
    leave(room: string, uid: string): void {
      const members = rooms.get(room);
      const member = members?.get(uid);
      if (!members || !member) return;
      member.connections -= 1;
      if (member.connections > 0) return;
      members.delete(uid);
      if (members.size === 0) rooms.delete(room);
      notify(room, uid, 'leave');
    },
    online: (room: string): number => rooms.get(room)?.size ?? 0,
    /** First come first. */
    members: (room: string): readonly { readonly uid: string; readonly joinedAt: number }[] =>
      [...(rooms.get(room) ?? [])].map(([uid, { joinedAt }]) => ({ uid, joinedAt })),
    listen(listener: PresenceListener): void {
      listeners.push(listener);
    },
  };
}
export type Presence = ReturnType<typeof createPresence>;
