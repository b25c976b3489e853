import { liveLimits, type MsgKey, type ReplayMode } from '@goldbean/contract';

/** Times of a live session as its form gives them, UTC ms. */
export interface LiveTimes {
  readonly startAt: number;
  readonly previewAt: number | null;
}

/**
 * V29, V32, D02: the live session begins when its owner says; a preview comes later than now and before the start. An
 * unchanged time is not compared with now again.
 * @param now UTC ms
 * @param before the stored times, or null for a new live session
 */
export function timesRefusal(now: number, given: LiveTimes, before: LiveTimes | null): MsgKey | null {
  const { startAt, previewAt } = given;
  if (previewAt === null) return null;
  if (previewAt !== before?.previewAt && previewAt <= now) return 'live.preview_past';
  return previewAt >= startAt ? 'live.preview_after_start' : null;
}

/** D28: days a replay is retained, null where the mode knows none. */
export const replayDaysOf = (mode: ReplayMode, days: number | undefined): number | null =>
  mode === 'limited' ? (days ?? liveLimits.replayDefaultDays) : null;
