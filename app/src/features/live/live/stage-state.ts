import type { LiveStageState } from '@goldbean/design-system/live';
import type { LiveRoom } from './live.state.ts';
import type { PlayerPhase } from '../../../shared/player/index.ts';

export interface StageFacts {
  readonly room: Pick<
    LiveRoom,
    'state' | 'interruptedUntil' | 'pausedSince' | 'hasTestPicture' | 'endReason' | 'ban'
  > & {
    readonly live: Pick<LiveRoom['live'], 'start_time_ts'>;
    readonly my: Pick<LiveRoom['my'], 'role'>;
  };
  readonly player: PlayerPhase;
  /** Sentences for a picture that cannot be played. */
  readonly words: Readonly<Record<'lost' | 'offline' | 'unsupported', string>>;
}

/** A ban is why there is no picture, or will be none; what was over before it, it does not concern. */
const isCut: ReadonlySet<LiveRoom['state']> = new Set(['stopped', 'not_started']);

/** S36: whoever does not only watch sees what is pushed during a pause. */
export const seesPause = (role: LiveRoom['my']['role']): boolean => role !== 'member';

/** What the stage shows of a live session that was loaded (T01, S35). */
export function stageState({ room, player, words }: StageFacts): LiveStageState {
  if (room.ban && isCut.has(room.state)) return { kind: 'banned', ...room.ban };
  switch (room.state) {
    case 'draft':
    case 'not_started':
      return room.hasTestPicture
        ? pictureState(player, words)
        : { kind: 'not_started', startsAt: room.live.start_time_ts };
    case 'ended':
    case 'cancelled':
      return { kind: 'ended' };
    case 'stopped':
      return { kind: 'stopped', reason: room.endReason };
    case 'live':
      if (room.pausedSince !== null && !seesPause(room.my.role))
        return { kind: 'paused', since: room.pausedSince };
      return room.interruptedUntil === null
        ? pictureState(player, words)
        : { kind: 'interrupted', until: room.interruptedUntil };
  }
}

function pictureState(player: PlayerPhase, words: StageFacts['words']): LiveStageState {
  switch (player) {
    case 'idle':
    case 'connecting':
      return { kind: 'loading' };
    // While it is fetched anew the last picture stands: a curtain would be the black-out that is to be avoided.
    case 'playing':
    case 'stalled':
    case 'blocked':
      return { kind: 'live' };
    case 'lost':
    case 'offline':
    case 'unsupported':
      return { kind: 'error', reason: words[player] };
  }
}

/** Refusals that say that there is no such live session; an address without one is among them. */
const missing: ReadonlySet<string> = new Set(['live.missing', 'request.invalid']);

/** What the stage shows of a live session that could not be loaded. @param reason words of the refusal @param lacks the membership that it asks, or null */
export function refusedState(
  msgKey: string,
  reason: string,
  lacks: 'ironFan' | 'fanClub' | null,
): LiveStageState {
  if (msgKey === 'live.network_blocked') return { kind: 'blocked', reason: 'network' };
  if (msgKey === 'moderation.blocked') return { kind: 'blocked', reason: 'removed' };
  if (lacks !== null) return { kind: 'blocked', reason: lacks };
  if (msgKey === 'live.requirement') return { kind: 'blocked', reason: 'requirement' };
  return missing.has(msgKey) ? { kind: 'missing' } : { kind: 'error', reason };
}
