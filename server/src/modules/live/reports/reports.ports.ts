import type { NoticeBody, PlatformRole, User } from '@goldbean/contract';
import type { Clock } from '../../../platform/clock.ts';
import type { Database, Reader, Tx } from '../../../platform/database/index.ts';
import type { Idempotency } from '../../../platform/idempotency.ts';
import type { Ids } from '../../../platform/ids.ts';

/** What the feature needs from others. */
export interface ReportPorts {
  readonly database: Database;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly idempotency: Idempotency;
  readonly users: {
    /** Members by uid; unknown ones are left out. */
    many(reader: Reader, uids: readonly string[]): Promise<Map<string, User>>;
    /** Platform roles by uid; unknown uids are left out. */
    rolesOf(reader: Reader, uids: readonly string[]): Promise<ReadonlyMap<string, readonly PlatformRole[]>>;
  };
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
  readonly notices: {
    /** Sends notices in the caller's transaction. */
    tell(tx: Tx, told: readonly { readonly uid: string; readonly body: NoticeBody }[]): Promise<void>;
  };
  readonly rooms: {
    /** Tells members after the commit that something has been said to them alone. */
    tellMembers(tx: Tx, uids: readonly string[], event: { readonly kind: 'inbox_reminder' }): void;
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
