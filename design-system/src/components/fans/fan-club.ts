/** What a level of a club gives. */
export interface FanLevel {
  level: number;
  /** Closeness from which it is reached. */
  closeness: number;
  /** Named by the channel: "Fan gifts", "Own colour in chat". */
  benefits: readonly string[];
  /** Taken by its owner; a level is reached first and unlocked then. */
  isUnlocked: boolean;
}

/** A club and its members. */
export interface FanClubView {
  name: string;
  /** Name on its medal. */
  medal: string;
  members: number;
  /** From 1 on. */
  levels: readonly FanLevel[];
}

/** Me in a club. */
export interface FanMember {
  level: number;
  closeness: number;
  /** Closeness of the next level; null at the highest. */
  next: number | null;
  isLit: boolean;
  /** Until when the badge stays lit without another task, UTC ms; null while unlit. */
  litUntil: number | null;
  /** Pays 1 bean when no task was done in 3 days, and stays lit (T10, D23). */
  isAutoLight: boolean;
}
