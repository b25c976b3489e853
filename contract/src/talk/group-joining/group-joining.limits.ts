/** Limits of groups that members enter by choice. */
export const groupJoiningLimits = {
  /** Members of one group, by its kind (domain 3.4). */
  studyGroupMembers: 500,
  fanGroupMembers: 500,
  largeGroupMembers: 2_000,
  /** Fewer than two are no group. */
  groupMembersMin: 2,
  /** The highest level of a fan club, and so the highest that its group can ask for. */
  fanLevelMost: 10,
  /** D22: who leaves a fan group waits so long before they join one again. In ms. */
  fanGroupRejoinMs: 86_400_000,
} as const;
