import type { PostState, PostTab, ReviewEntry } from '@goldbean/contract';
import type { Database, Reader, Tx } from '../../../platform/database/index.ts';
import type { Idempotency } from '../../../platform/idempotency.ts';
import type { Users } from '../../people/identity/identity.ports.ts';

/** A stock as a chapter names it. */
export interface VideoStock {
  readonly market: string;
  readonly code: string;
  readonly name: string;
}

/** A version of a short video, as the engine stores it. */
export interface ShortVideoBody {
  readonly title: string;
  readonly text: string;
  /** Upload of the scene `short_video`. */
  readonly film: string;
  /** Upload of the scene `post`; null for none. */
  readonly cover: string | null;
  readonly chapters: readonly {
    /** ms. */
    readonly at: number;
    readonly title: string;
    readonly stock: VideoStock | null;
  }[];
}

interface VideoEngineVersion {
  readonly version: number;
  readonly body: object;
  readonly state: string;
  readonly submitted_at: number;
  readonly reason: string;
}
interface VideoEngineFile {
  readonly file_id: string;
  readonly w: number | null;
  readonly h: number | null;
}

/** A short video as one reader may see it; the engine leaves out what they may not. */
export interface WrittenVideo {
  readonly post: {
    readonly post_id: string;
    readonly author_uid: string;
    readonly state: PostState;
    readonly shown_version: number | null;
    readonly last_version: number;
    readonly reason: string;
    readonly displayed_at: number | null;
    readonly likes: number;
    readonly comments: number;
  };
  readonly version: VideoEngineVersion;
  /** Pictures of the scene `post`: the cover. */
  readonly files: readonly VideoEngineFile[];
  readonly edit: { readonly version: VideoEngineVersion; readonly files: readonly VideoEngineFile[] } | null;
}
interface VideoFeed {
  readonly list: WrittenVideo[];
  readonly next: string | null;
}

/** A queue of the desk. `notBy` is whoever asks. */
export interface ReviewQueue {
  count(reader: Reader, which: VideoQueuePart): Promise<number>;
  list(
    reader: Reader,
    which: VideoQueuePart,
    page: { readonly page: number; readonly page_size: number },
  ): Promise<ReviewEntry[]>;
  waiting(tx: Tx, id: string): Promise<WaitingVideo | null>;
  judge(
    tx: Tx,
    verdict: {
      readonly id: string;
      readonly passes: boolean;
      readonly reason: string;
      readonly by: string;
      readonly at: number;
    },
  ): Promise<void>;
}
export interface VideoQueuePart {
  readonly notBy: string;
  readonly channels: readonly string[] | null;
  readonly without: readonly string[];
}
interface WaitingVideo {
  readonly version: number;
  readonly authorUid: string;
  readonly channelId: string | null;
  readonly submittedAt: number;
}

/** The engine of what members write, as far as short videos need it. */
export interface ShortVideoEngine {
  kind(
    kind: 'video',
    rule: {
      readonly check: (body: unknown) => object;
      readonly words: (body: object) => { readonly title: string; readonly text: string };
      readonly files: (body: object) => readonly string[];
      readonly onFirstShown: (
        tx: Tx,
        shown: { readonly id: string; readonly authorUid: string },
      ) => Promise<void>;
      readonly onRemoved: (tx: Tx, id: string) => Promise<void>;
      readonly queue: (queue: ReviewQueue) => ReviewQueue;
    },
  ): void;
  /** @throws Refusal `post.missing`, `post.state`, `file.unknown`, `request.forbidden` */
  write(
    tx: Tx,
    uid: string,
    given: {
      readonly kind: 'video';
      readonly id?: string | undefined;
      readonly body: unknown;
      readonly as: 'pending';
    },
  ): Promise<WrittenVideo['post']>;
  find(reader: Reader, viewer: string | null, id: string, kind: 'video'): Promise<WrittenVideo | null>;
  feed(
    reader: Reader,
    viewer: string | null,
    asked: {
      readonly kind: 'video';
      readonly sort: Exclude<PostTab, 'mine'>;
      readonly after?: string | undefined;
      readonly cursor?: string | undefined;
      readonly size: number;
    },
  ): Promise<VideoFeed>;
  own(
    reader: Reader,
    uid: string,
    kind: 'video',
    cursor: string | undefined,
    size: number,
  ): Promise<VideoFeed>;
  writtenOf(reader: Reader, viewer: string | null, ids: readonly string[]): Promise<WrittenVideo[]>;
  /** Places in the queue by id, of those that wait. @param without what does not wait to be judged */
  places(
    reader: Reader,
    ids: readonly string[],
    without: readonly string[],
  ): Promise<ReadonlyMap<string, number>>;
}

/** An upload that is to be played; `w` and `h` in px, `duration` in ms, null before it was read. */
export interface PlayedFilm {
  readonly file_id: string;
  readonly w: number | null;
  readonly h: number | null;
  readonly duration: number | null;
  readonly conversion: 'waiting' | 'ready' | 'failed' | null;
  readonly played_id: string | null;
  /** First picture; null until it is drawn. */
  readonly poster_id: string | null;
}

/** Those of the files that a member may see now; `uid` is empty for a visitor. */
export type ReadersOfFilms = (
  reader: Reader,
  uid: string,
  fileIds: readonly string[],
) => Promise<ReadonlySet<string>>;

/** What the feature needs from others. */
export interface ShortVideoPorts {
  readonly database: Database;
  readonly idempotency: Idempotency;
  readonly engine: ShortVideoEngine;
  readonly users: Pick<Users, 'many'>;
  readonly stocks: {
    /** By `market:code`; unknown ones are left out. */
    many(reader: Reader, keys: readonly string[]): Promise<ReadonlyMap<string, VideoStock>>;
  };
  readonly likes: {
    likedAmong(
      reader: Reader,
      uid: string,
      type: string,
      ids: readonly string[],
    ): Promise<ReadonlySet<string>>;
  };
  readonly favourites: {
    /** Those of the things that are favourites of the member. */
    among(
      uid: string,
      asked: { readonly type: 'video'; readonly ids: string[] },
    ): Promise<{ readonly ids: readonly string[] }>;
  };
  readonly review: {
    usualWait(reader: Reader, kind: string): Promise<number | null>;
    /** What a member may judge: everything, or what belongs to some channels. */
    partOf(reader: Reader, uid: string): Promise<'everything' | readonly string[]>;
  };
  /** Opens the private scene of films. */
  readonly films: (readers: ReadersOfFilms) => {
    /** Takes an upload into use and begins its conversion where it needs one. @throws Refusal `file.unknown` */
    takeToPlay(tx: Tx, uid: string, fileId: string): Promise<PlayedFilm>;
    videos(reader: Reader, fileIds: readonly string[]): Promise<ReadonlyMap<string, PlayedFilm>>;
    onConverted(name: string, listener: (tx: Tx, file: PlayedFilm) => Promise<void>): void;
    /** Deletes a film for all, unless it is still in use; `isUsed` is asked while nobody else begins to use it. */
    drop(tx: Tx, fileId: string, isUsed: () => Promise<boolean>): Promise<void>;
  };
  /** An address of a private file for one member; good for 5 minutes. */
  readonly addressOf: (fileId: string, uid: string) => string;
  /** Pays the first short video of a member once it is displayed (K23, D51). Locks the wallet. */
  readonly firstVideo: (tx: Tx, uid: string, subject: string) => Promise<unknown>;
}
