import type { Clock } from '../../../platform/clock.ts';
import type { Database, Reader, Tx } from '../../../platform/database/index.ts';
import type { Idempotency } from '../../../platform/idempotency.ts';
import type { Ids } from '../../../platform/ids.ts';

/** What the feature needs from others. */
export interface EbookPorts {
  readonly database: Database;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly idempotency: Idempotency;
  /** Opens the scene of the books. @param readers those of the files that a member may read */
  readonly books: (
    readers: (reader: Reader, uid: string, fileIds: readonly string[]) => Promise<ReadonlySet<string>>,
  ) => BookFiles;
  readonly covers: BookCovers;
  /** The address of a private file for a member, good for a while (D86). */
  readonly addressOf: (fileId: string, uid: string) => string;
}

interface Dropping {
  /** Deletes one unless it is still in use. */
  drop(tx: Tx, fileId: string, isUsed: () => Promise<boolean>): Promise<void>;
}

/** The files that books are read from. */
export interface BookFiles extends Dropping {
  /** @throws Refusal `file.unknown` */
  take(tx: Tx, uid: string, fileId: string): Promise<{ readonly file_id: string; readonly size: number }>;
  /** What stands in a file that was taken. */
  content(reader: Reader, fileId: string): Promise<Uint8Array<ArrayBuffer>>;
}

/** Pictures of fronts, which everybody sees. */
interface BookCovers extends Dropping {
  /** @throws Refusal `file.unknown` */
  take(tx: Tx, uid: string, fileId: string): Promise<{ readonly file_id: string; readonly url: string }>;
}
