/** What was done to a member or to what they made (D26). */
export type ModerationActionKind =
  | 'warn'
  | 'mute'
  | 'freeze'
  | 'block'
  | 'blockMessage'
  | 'ban'
  | 'hide'
  | 'reject';

/** One appeal to an action, judged by another person (D70). */
export type AppealState =
  /** Nothing can be appealed. */
  | { kind: 'none' }
  /** Not made yet, and still possible. */
  | { kind: 'possible' }
  /** Too late, or the action ended long ago; a sentence for the member. */
  | { kind: 'closed'; reason: string }
  /** `at` in UTC ms. */
  | { kind: 'open'; text: string; at: number }
  /** The action stays. */
  | { kind: 'upheld'; text: string; judge: string; note: string; at: number }
  /** The action was taken back. */
  | { kind: 'overturned'; text: string; judge: string; note: string; at: number };

/** A decision of the staff, as the member it concerns sees it (N06). */
export interface ModerationAction {
  id: string;
  kind: ModerationActionKind;
  /** Where it holds: the name of a room, channel or group. */
  scope: string;
  /** Who decided: a nickname or "Inspector". */
  by: string;
  /** UTC ms. */
  at: number;
  /** Always given. */
  reason: string;
  /** The rule it rests on. */
  rule: string;
  /** When it ends, UTC ms; null for good. Not given for what has no duration, such as a warning. */
  until?: number | null;
  /** What it was about, kept as it was; may be empty. */
  evidence: string;
  appeal: AppealState;
}

/** Words for the kinds of action. */
export const actionWords = {
  warn: 'action.warn',
  mute: 'action.mute',
  freeze: 'action.freeze',
  block: 'action.block',
  blockMessage: 'action.blockMessage',
  ban: 'action.ban',
  hide: 'action.hide',
  reject: 'action.reject',
} as const;
