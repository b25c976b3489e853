import type { Clock } from '../../../platform/clock.ts';
import type { Database, Reader, Tx } from '../../../platform/database/index.ts';
import type { Idempotency } from '../../../platform/idempotency.ts';
import type { Ids } from '../../../platform/ids.ts';

/** A listed company, as news name it. */
export interface NamedStock {
  readonly market: string;
  readonly code: string;
  readonly name: string;
}

/** What the feature needs from others. */
export interface NewsPorts {
  readonly database: Database;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly idempotency: Idempotency;
  readonly stocks: {
    /** Those that a text names. */
    namedIn(reader: Reader, text: string): Promise<readonly NamedStock[]>;
    /** By `market:code`. */
    many(reader: Reader, keys: readonly string[]): Promise<ReadonlyMap<string, NamedStock>>;
  };
  readonly rooms: {
    create(tx: Tx, room: string): Promise<void>;
    /** Sends an event to the room after the commit. */
    announce(
      tx: Tx,
      room: string,
      event: { readonly kind: string; readonly [field: string]: unknown },
    ): Promise<void>;
  };
}
