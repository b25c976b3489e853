/** How a report ended. */
export type ReportedOutcome = 'acted' | 'dismissed';

/** A report of a live room, as its judges see it. Moments in UTC ms. */
export interface Reported {
  id: string;
  /** Name of the live session. */
  live: string;
  /** Where the room is. */
  href: string;
  channel: string;
  streamer: string;
  reporter: { nickname: string; img: string };
  /** The rule, in words. */
  rule: string;
  /** What happened; may be empty. */
  content: string;
  /** `src` is missing while it has no address. */
  pictures: readonly { id: string; src?: string }[];
  at: number;
  /** ms since the live session went on air; null when it was not. */
  mediaMs: number | null;
  /** The reader reported it: somebody else settles it. */
  isOwn: boolean;
  /** Null while it is open. */
  settled: { outcome: ReportedOutcome; note: string; by: string; at: number } | null;
}
