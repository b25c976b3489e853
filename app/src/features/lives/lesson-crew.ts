import type { LiveRole } from '@goldbean/contract';

/** Who may open the console of a lesson (domain 3.5): its owner, its teacher, its administrators. */
export const runsLesson = (role: LiveRole): boolean =>
  role === 'owner' || role === 'streamer' || role === 'live_admin';
