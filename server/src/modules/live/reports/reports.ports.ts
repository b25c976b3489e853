import type { Clock } from '../../../platform/clock.ts';
import type { Database, Reader, Tx } from '../../../platform/database/index.ts';
import type { Idempotency } from '../../../platform/idempotency.ts';
import type { Ids } from '../../../platform/ids.ts';
import type { Users } from '../../people/identity/identity.ports.ts';
import type { Notifier } from '../../people/notices/notices.ports.ts';

/** What the feature needs from others. */
export interface ReportPorts {
  readonly database: Database;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly idempotency: Idempotency;
  readonly users: Pick<Users, 'many' | 'rolesOf'>;
  readonly channels: {
    many(
      reader: Reader,
      ids: readonly string[],
    ): Promise<Map<string, { channel_id: string; name: string; img: string }>>;
    /** Channels in which the member broadcasts, as owner or streamer. */
    streamChannelsOf(reader: Reader, uid: string): Promise<string[]>;
  };
  readonly lives: {
    /** @throws Refusal `live.missing` */
    find(reader: Reader, liveId: string): Promise<ReportedLive>;
  };
  readonly notices: Notifier;
  readonly rooms: {
    /** Notifies members after the commit of what is for them alone. */
    notifyMembers(tx: Tx, uids: readonly string[], event: { readonly kind: 'inbox_reminder' }): void;
  };
  /** Opens the scene of the pictures for those who may see them. */
  readonly pictures: (readers: ReadersOfReportPictures) => {
    /** @throws Refusal `file.unknown` when it is not this member's to use */
    take(tx: Tx, uid: string, fileId: string): Promise<unknown>;
  };
}

/** A live session as a report keeps it. */
interface ReportedLive {
  readonly liveId: string;
  readonly channelId: string;
  readonly streamerUid: string;
  readonly name: string;
  /** UTC ms; null before it went on air. */
  readonly startedAt: number | null;
  readonly isOnAir: boolean;
}

/** Those of the files that the member may see now. */
export type ReadersOfReportPictures = (
  reader: Reader,
  uid: string,
  fileIds: readonly string[],
) => Promise<ReadonlySet<string>>;
