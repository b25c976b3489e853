import type { Clock } from '../../../platform/clock.ts';
import type { Database, Reader, Tx } from '../../../platform/database/index.ts';

/** What the feature needs from others. */
export interface LikePorts {
  readonly database: Database;
  readonly clock: Clock;
}

/** Things of one type that can be liked, while they are displayed. */
export interface LikableThings {
  /** Counts a like more or less, and locks the thing. @throws Refusal when it is not displayed */
  like(tx: Tx, id: string, change: 1 | -1, by: string): Promise<number>;
  /** Counts likes of which nobody is notified. */
  likedBefore(tx: Tx, id: string, likes: number): Promise<void>;
  /** How many likes it has. @throws Refusal when it is not displayed */
  likes(reader: Reader, id: string): Promise<number>;
}
