import type { Registry } from '../../../../platform/registry.ts';
import type { LiveRestrictions } from '../access/restrictions.access.ts';
import type { LivePorts } from '../live-sessions.ports.ts';
import type { Reminders } from '../on-air/reminders.job.ts';
import type { AirFollower } from './air.events.ts';
import { createLiveMoves, type OnOver } from './move-live.usecase.ts';
import { createLivePushes } from './push-live.usecase.ts';
import { createLiveSettling } from './settle-live.usecase.ts';

/** Moves live sessions on and off the air and announces it in their rooms. Every move locks the channel's stream. */
export function createAir(
  ports: Pick<LivePorts, 'database' | 'clock' | 'jobs' | 'media' | 'rooms' | 'log'>,
  restrictions: Pick<LiveRestrictions, 'ofAir'>,
  followers: Pick<Registry<Record<string, AirFollower>>, 'all'>,
  overs: () => readonly OnOver[],
  reminders: Pick<Reminders, 'started' | 'over'>,
) {
  const moves = createLiveMoves(ports, followers, overs, reminders);
  return { ...moves, ...createLiveSettling(ports, moves), ...createLivePushes(ports, restrictions, moves) };
}
export type Air = ReturnType<typeof createAir>;
