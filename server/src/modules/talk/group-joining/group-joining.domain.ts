import { groupJoiningLimits, type ChosenKind, type MsgKey } from '@goldbean/contract';

/** Whether a member may be in one study or fan group in all, or in one of each channel (D22). */
export type SeatScope = 'user' | 'channel';

/** What holds for a kind of group. */
interface KindRules {
  /** With so many it is full. */
  readonly capacity: number;
  /** What a full one refuses with (M27). */
  readonly full: MsgKey;
  /** Counts as the one study or fan group of a member (T11, D22). */
  readonly takesSeat: boolean;
  /** Who left waits so long before they join one of the channel again, ms; 0 for not at all. */
  readonly rejoinMs: number;
}

export const rulesOf: Readonly<Record<ChosenKind, KindRules>> = {
  study: {
    capacity: groupJoiningLimits.studyGroupMembers,
    full: 'fan.group_full',
    takesSeat: true,
    rejoinMs: 0,
  },
  fan: {
    capacity: groupJoiningLimits.fanGroupMembers,
    full: 'fan.members_full',
    takesSeat: true,
    rejoinMs: groupJoiningLimits.fanGroupRejoinMs,
  },
  large: {
    capacity: groupJoiningLimits.largeGroupMembers,
    full: 'fan.group_full',
    takesSeat: false,
    rejoinMs: 0,
  },
};
