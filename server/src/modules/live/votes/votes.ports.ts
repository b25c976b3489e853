import type { LiveEventInput } from '@goldbean/contract';
import type { Actor } from '../../../platform/actor.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Database, Reader, Tx } from '../../../platform/database/index.ts';
import type { Idempotency } from '../../../platform/idempotency.ts';
import type { Ids } from '../../../platform/ids.ts';
import type { Jobs } from '../../../platform/jobs.ts';

/** What the feature needs from others. */
export interface VotePorts {
  readonly database: Database;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly idempotency: Idempotency;
  readonly jobs: Pick<Jobs, 'define' | 'at'>;
  readonly lives: {
    /**
     * The room of a live session on air, which cannot end before the caller's transaction does.
     * @throws Refusal `live.missing`, `live.not_on_air`
     */
    onAir(tx: Tx, liveId: string): Promise<{ readonly room: string }>;
    /** @throws Refusal `live.missing` */
    roomOf(reader: Reader, liveId: string): Promise<string>;
    /** Lets a member in. @throws Refusal as `live/info` does */
    enter(reader: Reader, liveId: string, uid: string): Promise<unknown>;
    /**
     * The room of a live session that is not over, and is not before the caller's transaction ends; for those who run it.
     * @throws Refusal `live.missing`, `live.ended`, `live.stopped`, `request.forbidden`
     */
    runBy(tx: Tx, liveId: string, actor: Actor): Promise<string>;
  };
  readonly rooms: {
    /** Sends events to the room after the commit. */
    announce(tx: Tx, room: string, ...events: LiveEventInput[]): Promise<void>;
    /** Sends a counter to the room, the latest of a key at most once a second. */
    count(room: string, key: string, event: LiveEventInput): void;
  };
}
