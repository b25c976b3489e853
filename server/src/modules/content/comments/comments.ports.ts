import type { ContentEvent, PostKind } from '@goldbean/contract';
import type { Clock } from '../../../platform/clock.ts';
import type { Database, Reader, Tx } from '../../../platform/database/index.ts';
import type { Idempotency } from '../../../platform/idempotency.ts';
import type { Ids } from '../../../platform/ids.ts';
import type { Users } from '../../people/identity/identity.ports.ts';
import type { Notifier } from '../../people/notices/notices.ports.ts';

/** What the feature needs from others. */
export interface CommentPorts {
  readonly database: Database;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly idempotency: Idempotency;
  readonly users: Pick<Users, 'many'>;
  readonly likes: {
    /** Those of the things that the member likes. */
    likedAmong(
      reader: Reader,
      uid: string,
      type: string,
      ids: readonly string[],
    ): Promise<ReadonlySet<string>>;
  };
  readonly review: {
    /** How long things of a kind usually wait, ms; null until some were judged. */
    usualWait(reader: Reader, kind: string): Promise<number | null>;
  };
  readonly notices: Notifier;
  readonly rooms: {
    /** Sends a counter to a room, the latest of a key at most once a second. */
    count(room: string, key: string, event: ContentEvent): void;
    /** Notifies members after the commit of what is for them alone. */
    notifyMembers(tx: Tx, uids: readonly string[], event: { readonly kind: 'inbox_reminder' }): void;
  };
}

/** Something displayed that is commented on. */
export interface Commented {
  readonly type: string;
  readonly id: string;
  readonly authorUid: string;
  /** The channel it belongs to, whose owner may review comments on it; null for none. */
  readonly channelId: string | null;
  /** Its title, or how it begins. */
  readonly words: string;
}

/** Things of one kind that can be commented on. */
export interface CommentableThings {
  /** @returns null where it is not displayed */
  displayed(reader: Reader, id: string): Promise<Commented | null>;
  /** How many displayed comments it has. */
  comments(reader: Reader, id: string): Promise<number>;
  /** Counts displayed comments more or less. */
  comment(tx: Tx, id: string, change: number): Promise<void>;
}

/** The kinds that can be commented on. */
export type CommentableKinds = Record<PostKind, CommentableThings>;
