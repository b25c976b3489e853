import type { ComposerState } from '@goldbean/design-system/chat';
import type { SpeechRestriction } from './speech.ts';

/** A mute of years is for ever to who reads it, UTC ms. */
const forEver = Date.UTC(2100, 0, 1);

/**
 * How the composer stands for who may, or may not, write now.
 * @param slow seconds that slow mode still waits, `every` so many between two messages
 */
export function composerState(
  restriction: SpeechRestriction | null,
  slow: number,
  every: number,
): ComposerState {
  switch (restriction?.kind) {
    case undefined:
      return slow > 0 ? { kind: 'slow', seconds: slow, ...(every > 0 && { every }) } : { kind: 'ready' };
    case 'muted':
      return {
        kind: 'held',
        reason: 'muted',
        ...(restriction.until < forEver && { until: restriction.until }),
        ...(restriction.why !== '' && { why: restriction.why }),
      };
    case 'room_muted':
    case 'read_only':
      return { kind: 'held', reason: restriction.kind };
    case 'closed':
      return { kind: 'held', reason: 'ended' };
    case 'frozen':
      return {
        kind: 'held',
        reason: 'frozen',
        ...(restriction.until !== undefined && { until: restriction.until }),
      };
    case 'dissolved':
      return {
        kind: 'held',
        reason: 'dissolved',
        ...(restriction.since !== undefined && { since: restriction.since }),
      };
    case 'refused':
      return { kind: 'held', reason: 'muted' };
    case 'offline':
    case 'joining':
      return { kind: 'held', reason: restriction.kind };
  }
}
