import type { WishNews } from '@goldbean/contract';
import type { Actor } from '../../../platform/actor.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Database, Reader, Tx } from '../../../platform/database/index.ts';
import type { Idempotency } from '../../../platform/idempotency.ts';
import type { Ids } from '../../../platform/ids.ts';
import type { Users } from '../../people/identity/identity.ports.ts';

/** What the feature needs from others. */
export interface WishMessagePorts {
  readonly database: Database;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly idempotency: Idempotency;
  readonly users: Pick<Users, 'many'>;
  readonly pool: {
    /** A wish that the member may see. @throws Refusal `wish.missing` */
    find(reader: Reader, wishId: string, actor: Actor): Promise<{ readonly author_uid: string }>;
    /** Titles of those that the member may see, by id. */
    shownTitles(
      reader: Reader,
      uid: string,
      wishIds: readonly string[],
    ): Promise<ReadonlyMap<string, string>>;
  };
  readonly rooms: {
    /** Notifies members after the commit of what is for them alone. */
    notifyMembers(tx: Tx, uids: readonly string[], event: { readonly kind: 'inbox_wishes' }): void;
  };
}

/** Whom a wish concerns without their asking, by feature: its voters, its commenters. */
export interface Audience {
  /** Uids of all of them. */
  all(reader: Reader, wishId: string): Promise<readonly string[]>;
  has(reader: Reader, wishId: string, uid: string): Promise<boolean>;
}

/** News as they are stored: members by uid. */
export type StoredNews =
  | Exclude<WishNews, { by: unknown } | { kind: 'liked' }>
  | {
      readonly kind: 'replied' | 'mentioned';
      readonly by: string;
      readonly comment_id: string;
      readonly text: string;
    }
  | { readonly kind: 'voted'; readonly by: string; readonly reason: string }
  | {
      readonly kind: 'liked';
      readonly by: string;
      readonly comment_id: string;
      readonly text: string;
      readonly total: number;
    };

/** Something for one member. */
export interface WishNotification {
  readonly uid: string;
  readonly news: StoredNews;
}
