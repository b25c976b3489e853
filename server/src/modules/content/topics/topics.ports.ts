import type { Clock } from '../../../platform/clock.ts';
import type { Database, Reader } from '../../../platform/database/index.ts';

/** What was written in the topics: displayed things by topic. */
export interface TopicCounts {
  readonly posts: number;
  /** Displayed since a moment. */
  readonly recent: number;
}

/** What the feature needs from others. */
export interface TopicPorts {
  readonly database: Database;
  readonly clock: Clock;
}

/** Registered by who writes in topics. @param since UTC ms */
export type CountTopics = (reader: Reader, since: number) => Promise<ReadonlyMap<string, TopicCounts>>;
