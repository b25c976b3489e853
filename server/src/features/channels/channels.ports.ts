import type { LiveSummary, User } from '@goldbean/contract';
import type { Clock } from '../../platform/clock.ts';
import type { Database, Reader, Tx } from '../../platform/database/index.ts';
import type { Ids } from '../../platform/ids.ts';

/** What the feature needs from others. */
export interface ChannelPorts {
  readonly database: Database;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly users: { many(reader: Reader, uids: readonly string[]): Promise<Map<string, User>> };
  /** The channel's class group (D80): opened with it, joined and left with a subscription, in its transaction. */
  readonly groups: {
    open(tx: Tx, channelId: string, ownerUid: string): Promise<void>;
    /** @returns the group's id, or null when the channel has none */
    join(tx: Tx, channelId: string, uid: string): Promise<string | null>;
    leave(tx: Tx, channelId: string, uid: string): Promise<void>;
    /** The group the member is in, or null. */
    groupOf(reader: Reader, channelId: string, uid: string): Promise<string | null>;
  };
  /** The lesson on air, else the next one, else null; `viewer` decides what is marked as theirs. */
  readonly nextLive: (reader: Reader, channelId: string, viewer: string) => Promise<LiveSummary | null>;
}
