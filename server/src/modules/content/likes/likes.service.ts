import type { CallAnswer, CallRequest, ContentType, calls } from '@goldbean/contract';
import type { Tx } from '../../../platform/database/index.ts';
import { refuse } from '../../../platform/refusal.ts';
import { createRegistry } from '../../../platform/registry.ts';
import type { LikableThings, LikePorts } from './likes.ports.ts';
import { deleteLike, findLiked, insertLike } from './likes.repository.ts';

type LikeCalls = typeof calls.likes;

/** Likes of what is displayed, one of each member (G056). */
export function createLikes({ database, clock }: LikePorts) {
  const things = createRegistry<Record<ContentType, LikableThings>>('things that are liked');
  return {
    /** Registers the things of a type, before the server starts. */
    things: things.register,
    likedAmong: findLiked,
    /** Likes that were given before, such as in the demo: nobody is notified. */
    async importLikes(tx: Tx, type: ContentType, thingId: string, uids: readonly string[]): Promise<void> {
      for (const uid of uids) await insertLike(tx, { type, thingId, uid }, clock.now());
      await things.need(type).likedBefore(tx, thingId, uids.length);
    },

    /** G056. Of two at once the row of the first decides. */
    set: (
      uid: string,
      { type, id: thingId, action }: CallRequest<LikeCalls['set']>,
    ): Promise<CallAnswer<LikeCalls['set']>> =>
      database.transaction(async (tx) => {
        const { like, likes } = things.find(type) ?? refuse('post.missing');
        const key = { type, thingId, uid };
        const isNew = action ? await insertLike(tx, key, clock.now()) : await deleteLike(tx, key);
        const n = isNew ? await like(tx, thingId, action ? 1 : -1, uid) : await likes(tx, thingId);
        return { likes: n, liked: action };
      }),
  };
}
export type Likes = ReturnType<typeof createLikes>;
