/** A member who watched a live session (S36). */
export interface WatcherView {
  uid: string;
  nickname: string;
  /** Address of the picture, or empty. */
  img: string;
  /** The number that members are known by. */
  number: string;
  /** When they came for the first time, UTC ms. */
  firstAt: number;
  /** How long they watched, s. */
  seconds: number;
  /** Beans they gave in it. */
  beans: number;
  /** In the room now. */
  isCurrent: boolean;
}

/** Who watched longest, gave most, or came last is first. */
export const watcherSorts = ['longest', 'gifts', 'newest'] as const;
export type WatcherListSort = (typeof watcherSorts)[number];
