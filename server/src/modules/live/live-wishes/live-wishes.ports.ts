import type { Gift, LiveEventInput } from '@goldbean/contract';
import type { Actor } from '../../../platform/actor.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Database, Reader, Tx } from '../../../platform/database/index.ts';
import type { Ids } from '../../../platform/ids.ts';
import type { Users } from '../../people/identity/identity.ports.ts';

/** What the feature needs from others. */
export interface LiveWishPorts {
  readonly database: Database;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly users: Pick<Users, 'many'>;
  readonly lives: {
    /** Lets a member in. @throws Refusal as `live/info` does */
    enter(reader: Reader, liveId: string, uid: string): Promise<unknown>;
    /**
     * The room of a live session that is not over, and is not before the caller's transaction ends; for those who run it.
     * @throws Refusal `live.missing`, `live.ended`, `live.stopped`, `request.forbidden`
     */
    runBy(tx: Tx, liveId: string, actor: Actor): Promise<string>;
  };
  readonly gifts: {
    /** Gifts of the catalogue by id. */
    many(reader: Reader, giftIds: readonly string[]): Promise<ReadonlyMap<string, Gift>>;
  };
  readonly rooms: {
    /** Sends events to the room after the commit. */
    announce(tx: Tx, room: string, ...events: LiveEventInput[]): Promise<void>;
    /** Sends a counter to the room, the latest of a key at most once a second. */
    count(room: string, key: string, event: LiveEventInput): void;
  };
}
