import type { Clock } from '../../../platform/clock.ts';
import type { Database, Reader } from '../../../platform/database/index.ts';
import type { Ids } from '../../../platform/ids.ts';
import type { Jobs } from '../../../platform/jobs.ts';
import type { Log } from '../../../platform/log.ts';
import type { Converter } from '../../../platform/media/conversion/index.ts';
import type { Random } from '../../../platform/random.ts';
import type { Registry } from '../../../platform/registry.ts';
import type { Storage } from '../../../platform/storage.ts';
import type { OpenScene } from './addresses.access.ts';
import type { FileScene } from './files.domain.ts';

/** What the feature needs. */
export interface FilesPorts {
  readonly database: Database;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly random: Random;
  readonly storage: Storage;
  /** What addresses of private files are signed with; the same on every server. */
  readonly secret: string;
  /** Bytes a member may upload in a day. */
  readonly uploadDayBytes: number;
  readonly jobs: Pick<Jobs, 'every' | 'define' | 'at'>;
  readonly converter: Pick<Converter, 'atOnce' | 'convert'>;
  readonly log: Log;
}

/** How many times the usual bytes of a day a member may upload; once where nothing is registered. */
export interface QuotaFactors {
  readonly levels: (from: Reader, uid: string) => Promise<number>;
}

/** What the use cases of uploads need: the ports, and what other features have registered. */
export interface UploadDeps extends FilesPorts {
  readonly scenes: Pick<Registry<Record<FileScene, OpenScene>>, 'need'>;
  readonly quotas: Pick<Registry<QuotaFactors>, 'find'>;
}
