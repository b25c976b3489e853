import type { SearchType } from '@goldbean/contract';
import type { Clock } from '../../../platform/clock.ts';
import type { Database, Reader } from '../../../platform/database/index.ts';
import type { Find } from '../../../platform/finding.ts';
import type { Log } from '../../../platform/log.ts';

/** What a feature registers to be searched, under its group's name. */
export interface SearchSource {
  readonly find: Find;
  /** Offered while one types: what has a short name. */
  readonly suggests?: boolean;
}

/** The groups of a search and where each looks. */
export type SearchSources = Partial<Record<SearchType, SearchSource>>;

/** What the feature needs from others. */
export interface SearchPorts {
  readonly database: Database;
  readonly clock: Clock;
  readonly log: Log;
  readonly stocks: {
    /** How else a stock that is called so is written. */
    otherNames(reader: Reader, query: string): Promise<readonly string[]>;
  };
}
