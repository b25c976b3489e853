import type { LiveRole } from '../live-sessions/live.schema.ts';

/** Acts that keep order in a live room; `mute` is C107 in that room. */
export type OrderAct = 'ban' | 'warn_channel' | 'warn_viewer' | 'freeze' | 'block' | 'mute';

/** The rows of domain 3.1's matrix that concern order in live rooms (P04, P05). */
const rights: Readonly<Record<OrderAct, readonly LiveRole[]>> = {
  ban: ['inspector', 'admin'],
  warn_channel: ['live_admin', 'inspector', 'admin'],
  warn_viewer: ['owner', 'streamer', 'live_admin', 'inspector', 'admin'],
  freeze: ['owner', 'streamer', 'live_admin', 'admin'],
  block: ['owner', 'streamer', 'live_admin', 'inspector', 'admin'],
  mute: ['owner', 'streamer', 'live_admin', 'inspector', 'admin'],
};
/** Whether somebody of this role keeps order in this way; the server asks it, and the app offers nothing else. */
export const mayKeepOrder = (role: LiveRole, act: OrderAct): boolean => rights[act].includes(role);

const rank: Readonly<Record<LiveRole, number>> = {
  member: 0,
  live_admin: 1,
  streamer: 2,
  owner: 3,
  inspector: 4,
  admin: 5,
};

/** Domain 3.1: nobody acts on a peer or a superior in the same room. */
export const outranks = (actor: LiveRole, target: LiveRole): boolean => rank[actor] > rank[target];
