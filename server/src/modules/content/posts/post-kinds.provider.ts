import { circleRoom, type PostKind } from '@goldbean/contract';
import type { Reader, Tx } from '../../../platform/database/index.ts';
import { createPostReview } from './review/review-post.usecase.ts';
import { createPostImport } from './author/import-post.usecase.ts';
import { createKinds, type KindOfPost } from './post-kinds.registry.ts';
import type { ReadOnlyAccess, PostPorts } from './posts.ports.ts';
import { createQueue } from './review/posts.review.ts';
import type { PostQueue } from './review/review-queue.ports.ts';
import { createPostReader } from './feed/read-posts.usecase.ts';
import { createPostNotifications } from './post.events.ts';
import { createThings, type Things } from './things.provider.ts';
import { removePost } from './author/remove-post.usecase.ts';
import { writePost } from './author/write-post.usecase.ts';
import type { ToWrite } from './engine.ports.ts';

/** Where the engine tells of each kind: to likes, comments, reports, the desk and the rooms. */
export interface KindListener {
  readonly things: Things;
  readonly queue: PostQueue;
}

/**
 * The engine of what members write (E30): versions, states, feeds, queue, counts and rooms of every kind. A kind is added
 * by registering it; nothing here names one but the circle's room.
 * @param onKind called with each kind that is registered
 */
export function createEngine(ports: PostPorts, onKind: (kind: PostKind, listener: KindListener) => void) {
  const { database, rooms } = ports;
  const kinds = createKinds();
  const reading = createPostReader(ports);
  const notifications = createPostNotifications(ports);
  const scene = ports.files(reading.readersOfFiles);
  const deciding = createPostReview(ports, kinds, notifications);
  const deps = { ...ports, kinds, scene, notifications };

  return {
    write: (tx: Tx, uid: string, given: ToWrite) => writePost(tx, uid, given, deps),
    remove: (tx: Tx, uid: string, id: string) => removePost(tx, { id, uid }, deps),
    ...createPostImport(ports, kinds),
    find: reading.find,
    feed: reading.feed,
    own: reading.own,
    writtenOf: reading.writtenOf,

    /**
     * Registers a kind, before the server starts: from then on its things can be written, reviewed, liked, commented on and
     * reported.
     */
    kind(kind: PostKind, rule: KindOfPost): void {
      kinds.register(kind, rule);
      const queue = createQueue(kind, ports, deciding);
      onKind(kind, {
        things: createThings(kind, { reading, notifications, deciding, users: ports.users }),
        queue: rule.queue?.(queue) ?? queue,
      });
    },

    /** Members hear the rooms of what is displayed, and nobody speaks there; the circle's is always there. */
    async roomAccesses(
      reader: Reader,
      room: string,
      uids: readonly string[],
    ): Promise<ReadonlyMap<string, ReadOnlyAccess> | null> {
      const [kind, id] = [room.slice(0, room.indexOf('_')), room.slice(room.indexOf('_') + 1)];
      const isThere =
        room === circleRoom || (await reading.find(reader, null, id, kind as PostKind)) !== null;
      const access: ReadOnlyAccess = { role: 'member', join: null, speak: 'request.forbidden' };
      return isThere ? new Map(uids.map((uid) => [uid, access])) : null;
    },

    /** Makes the circle's room, at the start of a server. */
    start: (): Promise<void> => database.transaction((tx) => rooms.create(tx, circleRoom)),
  };
}
export type PostEngine = ReturnType<typeof createEngine>;
