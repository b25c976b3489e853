import type { FavouriteCard } from '@goldbean/contract';
import type { Clock } from '../../../platform/clock.ts';
import type { Database, Reader } from '../../../platform/database/index.ts';
import type { Idempotency } from '../../../platform/idempotency.ts';
import type { Ids } from '../../../platform/ids.ts';

/** What the feature needs from others. */
export interface FavouritePorts {
  readonly database: Database;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly idempotency: Idempotency;
  /** D34: names take Thai and Vietnamese letters too. */
  readonly furtherLetters: boolean;
}

/** Things of one type that can be favourites. */
export interface FavouriteThings {
  /** Those of `ids` that the member may know of now; the others are left out. */
  cards(reader: Reader, uid: string, ids: readonly string[]): Promise<ReadonlyMap<string, FavouriteCard>>;
}
