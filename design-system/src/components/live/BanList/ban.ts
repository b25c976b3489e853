import type { BrokenRuleKey } from '../ActionDialog/broken-rule.ts';

/** The ban of a channel in force (T02). Moments in UTC ms, people by nickname. */
export interface ChannelBan {
  id: string;
  channel: { name: string; img: string };
  /** Name of the live session it was pronounced in. */
  live: string;
  reason: string;
  rule: BrokenRuleKey;
  by: string;
  at: number;
  until: number;
  /** Where in the live session it was, ms since it went on air; null when it was not on air. */
  place: number | null;
  /** The message it is about; empty for none. */
  message: string;
  /** P04: a longer end that waits for a second person; `isOwn`: the reader asked for it, so somebody else decides. */
  longer: { until: number; by: string; isOwn: boolean } | null;
  /** The second person; null where one person alone decided. */
  confirmed: { by: string; at: number } | null;
}

/** What is done with a ban; a refused longer end and a ban that is lifted have a reason. */
export type BanDecision = 'confirm' | 'refuse' | 'lift';
