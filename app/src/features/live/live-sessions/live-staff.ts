import type { LiveRole } from '@goldbean/contract/live';

const staffRoles: ReadonlySet<LiveRole> = new Set(['owner', 'streamer', 'live_admin', 'admin']);

/** Who may start and end a live session, so open its console (domain 3.1). */
export const runsLive = (role: LiveRole): boolean => staffRoles.has(role);

/** Whether the server shows them the iron fans of the channel: not everybody who may run a live session in it (G311). */
export const readsIronFans = (role: LiveRole): boolean => role === 'owner' || role === 'admin';
