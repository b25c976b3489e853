import type { LiveRole } from '@goldbean/contract';

const crew: ReadonlySet<LiveRole> = new Set(['owner', 'streamer', 'live_admin', 'admin']);

/** Who may start and end a lesson, so open its console (domain 3.1). */
export const runsLesson = (role: LiveRole): boolean => crew.has(role);
