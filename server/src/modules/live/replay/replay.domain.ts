import { replayLimits } from '@goldbean/contract';

/** Why nothing was recorded for a while. */
export type GapReason = 'encoder' | 'recorder' | 'disk';

/** One stretch of a recording: when its first picture was, UTC ms, and how long it plays. */
export interface RecordedSpan {
  readonly begunAt: number;
  readonly ms: number;
  /** Why nothing follows it at once; null while it is recorded. */
  readonly endedBy: GapReason | null;
}

/** What of the recording is shown, ms. */
export interface Cut {
  readonly from: number;
  readonly to: number;
}

/** Whatever comes between two stretches within this was not missed by anybody, ms. */
const unnoticedMs = 1_000;
/** A comment is about what its author saw, which is at most this long before it came, ms. */
export const mostBehindMs = 30_000;

export const lengthOf = (stretches: readonly { readonly ms: number }[]): number =>
  stretches.reduce((sum, { ms }) => sum + ms, 0);

/**
 * Where a moment lies on the whole recording. What happened between two stretches lies where the second begins; what
 * happened after the last picture lies at the end, or beyond it while it is recorded, since the picture of it is to come.
 */
export function placeOf(stretches: readonly RecordedSpan[], moment: number): number {
  let before = 0;
  for (const [index, { begunAt, ms, endedBy }] of stretches.entries()) {
    if (moment < begunAt) return before;
    const isOpen = endedBy === null && index === stretches.length - 1;
    if (isOpen || moment < begunAt + ms) return before + moment - begunAt;
    before += ms;
  }
  return before;
}

/**
 * Where it lies on what is shown of the recording; null: in what is cut off. What came after the last picture is shown with it.
 */
export function shownPlaceOf(
  stretches: readonly RecordedSpan[],
  cut: Cut | null,
  moment: number,
): number | null {
  const isOpen = stretches.at(-1)?.endedBy === null;
  const whole = lengthOf(stretches);
  const place = isOpen ? placeOf(stretches, moment) : Math.min(placeOf(stretches, moment), whole - 1);
  if (!cut) return Math.max(0, place);
  return place >= cut.from && place < cut.to ? place - cut.from : null;
}

/**
 * Where somebody goes on with a replay; null: they begin again, because they were at one of its ends or in what is cut off.
 * @param place ms of the whole recording
 * @param length of what is shown, ms
 */
export function placeToGoOn(place: number, cut: Cut | null, length: number): number | null {
  const at = place - (cut?.from ?? 0);
  return at >= replayLimits.replayEdgeMs && at <= length - replayLimits.replayEdgeMs ? at : null;
}

/** The moment at a place of the whole recording: the earliest that lies there or later. */
export function momentAt(stretches: readonly RecordedSpan[], place: number): number {
  if (place <= 0) return Number.NEGATIVE_INFINITY;
  let before = 0;
  for (const { begunAt, ms } of stretches) {
    // The end of a stretch, and not the beginning of the next: what happened between them lies there too.
    if (place <= before + ms) return begunAt + place - before;
    before += ms;
  }
  const last = stretches.at(-1);
  return last ? last.begunAt + last.ms + place - before : Number.NEGATIVE_INFINITY;
}

/** When what a message is about happened for its author. @param seen where they were in the picture, ms since it went on air */
export function momentOfMessage(ts: number, startedAt: number, seen: number | null | undefined): number {
  if (seen === null || seen === undefined) return ts;
  return Math.min(ts, Math.max(ts - mostBehindMs, startedAt + seen));
}

/** What is missing within the recording, by its place. @param endedAt when the live session was over; null while on air */
export function gapsOf(
  stretches: readonly RecordedSpan[],
  startedAt: number,
  endedAt: number | null,
): { at: number; ms: number; reason: GapReason }[] {
  const gaps: { at: number; ms: number; reason: GapReason }[] = [];
  let at = 0;
  let until = startedAt;
  let reason: GapReason = 'recorder';
  for (const { begunAt, ms, endedBy } of stretches) {
    if (begunAt - until > unnoticedMs) gaps.push({ at, ms: begunAt - until, reason });
    at += ms;
    until = begunAt + ms;
    reason = endedBy ?? 'encoder';
  }
  // Until the grace of an encoder that never came back there was no picture for anybody.
  if (endedAt !== null && reason !== 'encoder' && endedAt - until > unnoticedMs)
    gaps.push({ at, ms: endedAt - until, reason });
  return gaps;
}

/**
 * A cut as whole segments, since only these can be left out: from the segment in which it begins to the end of the one in
 * which it ends. @returns null when nothing is left, or when it is outside of the recording
 */
export function cutOf(segments: readonly { readonly ms: number }[], wanted: Cut, least: number): Cut | null {
  const whole = lengthOf(segments);
  if (wanted.from >= wanted.to || wanted.to > whole || wanted.to - wanted.from < least) return null;
  let from = 0;
  let to = 0;
  let at = 0;
  for (const { ms } of segments) {
    if (at <= wanted.from) from = at;
    at += ms;
    to = at;
    if (at >= wanted.to) break;
  }
  return { from, to };
}
