/** What has a moment on the timeline of a live session; null or left out while nobody has set it. */
interface TimelinePoint {
  readonly media_ts?: number | null;
}

/** An event of a room, or one that gathers several (E28). */
export interface Placeable extends TimelinePoint {
  readonly list?: readonly TimelinePoint[];
}

/**
 * An event with its moment, ms since the live session went on air. A viewer who is behind names the moment they saw; nobody
 * has seen what is yet to come.
 * @param at of the server's clock; null before the live session is on air
 */
export function placedAt<Event extends object>(event: Event & Placeable, at: number | null): Event {
  const latest = at === null ? null : Math.max(0, Math.round(at));
  const place = ({ media_ts: given }: TimelinePoint): number | null =>
    given === undefined || given === null || latest === null ? latest : Math.min(given, latest);
  return {
    ...event,
    media_ts: place(event),
    ...(event.list && { list: event.list.map((one) => ({ ...one, media_ts: place(one) })) }),
  };
}
