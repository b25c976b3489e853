import type {
  ArticleAccess,
  ArticleDocument,
  ArticlePrice,
  PayStep,
  PayType,
  PostKind,
  PostState,
} from '@goldbean/contract';
import type { Clock } from '../../../platform/clock.ts';
import type { Database, Reader, Tx } from '../../../platform/database/index.ts';
import type { Idempotency } from '../../../platform/idempotency.ts';
import type { Ids } from '../../../platform/ids.ts';
import type { Log } from '../../../platform/log.ts';
import type { Users } from '../../people/identity/identity.ports.ts';

/** A version of an article, as the engine stores it. */
export interface ArticleBody {
  readonly title: string;
  readonly document: ArticleDocument;
  /** Upload of the scene `post`; null for none. */
  readonly cover: string | null;
  /** Uploads of the scene `article`. */
  readonly files: readonly string[];
  readonly access: ArticleAccess;
  readonly price: ArticlePrice | null;
}

interface ArticleEngineVersion {
  readonly version: number;
  readonly body: object;
  readonly title: string;
  readonly words: string;
  readonly topic_id: string | null;
  readonly state: string;
  readonly submitted_at: number;
  readonly reason: string;
}
interface ArticleEngineFile {
  readonly file_id: string;
  readonly w: number | null;
  readonly h: number | null;
}

/** An article as one reader may see it; the engine leaves out what they may not. */
export interface WrittenArticle {
  readonly post: {
    readonly post_id: string;
    readonly kind: PostKind;
    readonly author_uid: string;
    readonly channel_id: string | null;
    readonly state: PostState;
    readonly last_version: number;
    readonly reason: string;
    readonly created_at: number;
    readonly displayed_at: number | null;
    readonly edited_at: number | null;
    readonly likes: number;
    readonly comments: number;
  };
  readonly version: ArticleEngineVersion;
  /** Pictures of the scene `post`: the cover. */
  readonly files: readonly ArticleEngineFile[];
  readonly edit: {
    readonly version: ArticleEngineVersion;
    readonly files: readonly ArticleEngineFile[];
  } | null;
}

/** The engine of what members write, as far as articles need it. */
interface ArticleEngine {
  kind(
    kind: 'article',
    rule: {
      readonly check: (body: unknown) => object;
      readonly words: (body: object) => { readonly title: string; readonly text: string };
      readonly files: (body: object) => readonly string[];
      readonly onRemoved: (tx: Tx, id: string) => Promise<void>;
    },
  ): void;
  /** @throws Refusal `post.missing`, `post.state`, `post.topic`, `post.drafts_full`, `file.unknown`, `request.forbidden` */
  write(
    tx: Tx,
    uid: string,
    given: {
      readonly kind: 'article';
      readonly id?: string | undefined;
      readonly body: unknown;
      readonly topicId?: string | undefined;
      readonly channelId?: string | undefined;
      readonly as: 'draft' | 'pending';
    },
  ): Promise<WrittenArticle['post']>;
  find(reader: Reader, viewer: string | null, id: string, kind: 'article'): Promise<WrittenArticle | null>;
  feed(
    reader: Reader,
    viewer: string | null,
    asked: {
      readonly kind: 'article';
      readonly sort: 'new';
      readonly topicId?: string | undefined;
      readonly channelId?: string | undefined;
      readonly from?:
        | { readonly authors: readonly string[]; readonly channels: readonly string[] }
        | undefined;
      readonly cursor?: string | undefined;
      readonly size: number;
    },
  ): Promise<{ readonly list: WrittenArticle[]; readonly next: string | null }>;
  writtenOf(reader: Reader, viewer: string | null, ids: readonly string[]): Promise<WrittenArticle[]>;
  /** Places in the queue by id, of those that wait. */
  places(reader: Reader, ids: readonly string[]): Promise<ReadonlyMap<string, number>>;
}

/** A file that was taken into use. */
export interface TakenFile {
  readonly file_id: string;
  readonly name: string;
  readonly size: number;
  readonly w: number | null;
  readonly h: number | null;
}

/** Those of the files that a member may read; `uid` is empty for a visitor. */
export type ReadersOfArticleFiles = (
  reader: Reader,
  uid: string,
  fileIds: readonly string[],
) => Promise<ReadonlySet<string>>;

/** What the feature needs from others. */
export interface ArticlePorts {
  readonly database: Database;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly idempotency: Idempotency;
  readonly log: Log;
  readonly engine: ArticleEngine;
  readonly users: Pick<Users, 'many'>;
  readonly follows: {
    /** Whom a member follows: authors by uid, and channels. */
    of(
      reader: Reader,
      uid: string,
    ): Promise<{ readonly authors: readonly string[]; readonly channels: readonly string[] }>;
  };
  readonly channels: {
    many(reader: Reader, ids: readonly string[]): Promise<ReadonlyMap<string, { readonly name: string }>>;
    /** Channels of which the member is the owner. */
    ownedBy(reader: Reader, uid: string): Promise<readonly { readonly channel_id: string }[]>;
  };
  readonly topics: { names(reader: Reader, ids: readonly string[]): Promise<ReadonlyMap<string, string>> };
  readonly likes: {
    likedAmong(
      reader: Reader,
      uid: string,
      type: string,
      ids: readonly string[],
    ): Promise<ReadonlySet<string>>;
  };
  readonly review: {
    usualWait(reader: Reader, kind: string): Promise<number | null>;
    /** What a member may judge: everything, or what belongs to some channels. */
    partOf(reader: Reader, uid: string): Promise<'everything' | readonly string[]>;
  };
  readonly clubs: {
    /** Whether the member is in the fan club of the channel. */
    isFan(reader: Reader, channelId: string, uid: string): Promise<boolean>;
    /** Those of `uids` whose iron-fan membership of the channel runs. */
    ironFans(reader: Reader, channelId: string, uids: readonly string[]): Promise<ReadonlySet<string>>;
  };
  /** Opens the private scene of an article's pictures and files (S49). */
  readonly files: (readers: ReadersOfArticleFiles) => {
    /** @throws Refusal `file.unknown` when it is not this member's to use */
    take(tx: Tx, uid: string, fileId: string): Promise<TakenFile>;
    /** Deletes a file for all, unless it is still in use. */
    drop(tx: Tx, fileId: string, isUsed: () => Promise<boolean>): Promise<void>;
  };
  /** An address of a private file for one member, or with an empty uid for visitors; good for 5 minutes. */
  readonly addressOf: (fileId: string, uid: string) => string;
  readonly orders: {
    /** @throws Refusal `order.*` */
    place(
      tx: Tx,
      order: {
        readonly uid: string;
        readonly kind: 'content';
        readonly productId: string;
        readonly payType: PayType;
        readonly agreementVersion: string | undefined;
      },
    ): Promise<{ readonly orderNo: string }>;
    /** Begins the payment, or answers the step that was begun before; never inside a transaction. */
    begin(
      uid: string,
      given: { readonly order_no: string; readonly return_url: string | undefined },
      origin: string,
    ): Promise<{ readonly step: PayStep }>;
    /** @throws Refusal `request.invalid` for a page that is not ours */
    checkReturn(place: { readonly origin: string; readonly returnUrl: string | undefined }): void;
  };
}
