/** What the stage of a live session shows. */
export type LiveStageState =
  /** Coming in: the live session or its first picture is on the way. */
  | { kind: 'loading' }
  /** `startsAt` in UTC ms. */
  | { kind: 'not_started'; startsAt: number }
  | { kind: 'live' }
  /** The encoder is gone for the moment; `until` (UTC ms) the live session ends without it. */
  | { kind: 'interrupted'; until: number }
  /** The teacher shows the pause picture, since then, UTC ms. */
  | { kind: 'paused'; since: number }
  /** A recording plays. */
  | { kind: 'replay' }
  /** There is no recording to play; the action says why. */
  | { kind: 'no_replay' }
  | { kind: 'ended' }
  /** Ended by somebody's decision and cannot come back (D27). */
  | { kind: 'stopped'; reason: string }
  /** Cut off by an inspector (T02); `until` in UTC ms, null while no end is set. */
  | { kind: 'banned'; reason: string; until: number | null }
  /** The picture cannot be played; `reason` is a sentence for the member, or empty. */
  | { kind: 'error'; reason: string }
  /** There is no such live session: nothing to load again. */
  | { kind: 'missing' }
  /** It asks a ticket, which the action offers (S49). */
  | { kind: 'ticket' }
  | { kind: 'blocked'; reason: 'network' | 'requirement' | 'removed' | 'ironFan' | 'fanClub' };
