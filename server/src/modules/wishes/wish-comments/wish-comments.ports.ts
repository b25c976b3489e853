import type { Actor } from '../../../platform/actor.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Database, Reader, Tx } from '../../../platform/database/index.ts';
import type { Idempotency } from '../../../platform/idempotency.ts';
import type { Ids } from '../../../platform/ids.ts';
import type { Users } from '../../people/identity/identity.ports.ts';

/** A wish, as far as its comments need it. */
export interface CommentedWish {
  readonly wish_id: string;
  readonly author_uid: string;
  readonly merged_into: string | null;
}

type WishCommentNews =
  | {
      readonly kind: 'replied' | 'mentioned';
      readonly by: string;
      readonly comment_id: string;
      readonly text: string;
    }
  | {
      readonly kind: 'liked';
      readonly by: string;
      readonly comment_id: string;
      readonly text: string;
      readonly total: number;
    }
  | { readonly kind: 'rejected'; readonly text: string; readonly reason: string };

/** What the feature needs from others. */
export interface WishCommentPorts {
  readonly database: Database;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly idempotency: Idempotency;
  readonly users: Pick<Users, 'many'>;
  readonly pool: {
    /** A wish that the member may see. @throws Refusal `wish.missing` */
    find(reader: Reader, wishId: string, actor: Actor): Promise<CommentedWish>;
    titles(reader: Reader, wishIds: readonly string[]): Promise<ReadonlyMap<string, string>>;
    /** There are comments more, or fewer, that everybody sees; the room is notified. Locks the wish. */
    addComments(tx: Tx, wishId: string, more: number): Promise<void>;
  };
  readonly messages: {
    /** Notifies members about a wish, except those who muted it. */
    notify(
      tx: Tx,
      wishId: string,
      notifications: readonly { readonly uid: string; readonly news: WishCommentNews }[],
    ): Promise<void>;
    /** Nobody likes the comment any more, or it is gone. */
    forgetLikes(tx: Tx, commentId: string): Promise<void>;
    /** Deletes the messages that mention members in a comment that was deleted. */
    forgetComment(tx: Tx, wishId: string, commentId: string): Promise<void>;
  };
}
