import type { LiveRole } from '@goldbean/contract/live';

const crew: ReadonlySet<LiveRole> = new Set(['owner', 'streamer', 'live_admin', 'admin']);

/** Who may start and end a live session, so open its console (domain 3.1). */
export const runsLive = (role: LiveRole): boolean => crew.has(role);
