import type { LiveSummary, NextLive } from '@goldbean/contract';
import type { Clock } from '../../../platform/clock.ts';
import type { Database, Reader, Tx } from '../../../platform/database/index.ts';
import type { Ids } from '../../../platform/ids.ts';
import type { Registry } from '../../../platform/registry.ts';
import type { Users } from '../identity/identity.ports.ts';

/** What the feature needs from others. */
export interface ChannelPorts {
  readonly database: Database;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly users: Pick<Users, 'many'>;
}

/** Called when a channel changes, in the transaction of the change. */
export interface ChannelListener {
  readonly opened: (tx: Tx, channelId: string, ownerUid: string) => Promise<unknown>;
  readonly subscribed: (tx: Tx, channelId: string, uid: string) => Promise<unknown>;
  readonly unsubscribed: (tx: Tx, channelId: string, uid: string) => Promise<unknown>;
}

/** Data of other features that a channel shows; each feature registers its own. */
export interface ChannelFacets {
  /** The class group of the channel that the member is in (D80), or null. */
  readonly group_id: (reader: Reader, channelId: string, uid: string) => Promise<string | null>;
  /** The live session on air, else the next one, else null, of those that `viewer` may know of, with what is marked as theirs. */
  readonly next_live: (reader: Reader, channelId: string, viewer: string) => Promise<LiveSummary | null>;
  /** The same in short for many channels; those without one are left out. */
  readonly next_lives: (
    reader: Reader,
    channelIds: readonly string[],
    viewer: string,
  ) => Promise<ReadonlyMap<string, NextLive>>;
}

/** What its use cases need: the ports, and what other features have registered. */
export interface ChannelDeps extends ChannelPorts {
  readonly listeners: Pick<Registry<Record<string, ChannelListener>>, 'all'>;
  readonly facets: Pick<Registry<ChannelFacets>, 'need'>;
}
