import type { MsgKey, NoticeBody, User } from '@goldbean/contract';
import type { Clock } from '../../../platform/clock.ts';
import type { Database, Reader, Tx } from '../../../platform/database/index.ts';
import type { Idempotency } from '../../../platform/idempotency.ts';
import type { Ids } from '../../../platform/ids.ts';
import type { Jobs } from '../../../platform/jobs.ts';
import type { Registry } from '../../../platform/registry.ts';

/** What the feature needs from others. */
export interface ShopPorts {
  readonly database: Database;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly idempotency: Idempotency;
  readonly jobs: Pick<Jobs, 'define' | 'at'>;
  readonly users: { many(reader: Reader, uids: readonly string[]): Promise<Map<string, User>> };
  /** Tells members something, in the caller's transaction. */
  tell(tx: Tx, told: readonly { readonly uid: string; readonly body: NoticeBody }[]): Promise<void>;
}

/** Places where products are sold, each registered by its feature. */
export interface ShopVenues {
  readonly live: ShopLives;
}

/** The ports, and what was registered. */
export interface ShopDeps extends ShopPorts {
  readonly venues: Pick<Registry<ShopVenues>, 'need'>;
}

interface ShopLives {
  /**
   * The live session, which cannot end before the caller's transaction does.
   * @throws Refusal `live.missing`, `live.not_on_air`
   */
  onAir(tx: Tx, liveId: string): Promise<{ readonly room: string }>;
  /** Why the member may not enter; null for a room without an owner. */
  access(reader: Reader, room: string, uid: string): Promise<{ readonly join: MsgKey | null } | null>;
  /**
   * Products of the live session in its order, and the one being presented.
   * @throws Refusal `live.missing`
   */
  goodsOf(
    reader: Reader,
    liveId: string,
  ): Promise<{ readonly goods: readonly string[]; readonly current: string | null }>;
}
