import type { Clock } from '../../../../platform/clock.ts';
import type { Database, Tx } from '../../../../platform/database/index.ts';
import type { Ids } from '../../../../platform/ids.ts';
import type { Jobs } from '../../../../platform/jobs.ts';
import type { Log } from '../../../../platform/log.ts';
import type { Converter } from '../../../../platform/media/conversion/index.ts';
import type { Random } from '../../../../platform/random.ts';
import type { Storage } from '../../../../platform/storage.ts';
import type { FileRow } from '../files.repository.ts';

/** What conversions need from others. */
export interface ConversionPorts {
  readonly database: Database;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly random: Random;
  readonly storage: Storage;
  readonly jobs: Pick<Jobs, 'define' | 'at'>;
  readonly converter: Pick<Converter, 'atOnce' | 'convert'>;
  readonly log: Log;
}

/** Draws posters of videos. */
export interface Posters {
  /** Draws the poster of an upload after the caller's transaction. @param played what plays of it: itself, or what was made */
  draw(tx: Tx, upload: Pick<FileRow, 'file_id'>, played: Pick<FileRow, 'mime' | 'duration'>): Promise<void>;
}

/** What the use cases of conversions need. */
export interface ConversionDeps extends ConversionPorts {
  /** Notifies who shows the upload. */
  readonly notify: (tx: Tx, row: FileRow) => Promise<void>;
  readonly posters: Posters;
}
