import type { Reader } from '../../../platform/database/index.ts';
import type { ReadersOfFilms, ShortVideoPorts } from './short-videos.ports.ts';
import { findShowing } from './short-videos.repository.ts';

/** Those of the films that a member may see: of what shows, of their own, and of what they judge (T14). */
export const readersOfFilms =
  ({ engine, review }: Pick<ShortVideoPorts, 'engine' | 'review'>): ReadersOfFilms =>
  async (reader: Reader, uid, filmIds) => {
    if (uid === '') return new Set();
    const uses = await findShowing(reader, filmIds);
    const written = await engine.writtenOf(reader, uid, [...new Set(uses.map(({ post_id }) => post_id))]);
    const open = new Set<string>();
    for (const { post, version } of written)
      for (const use of uses)
        if (use.post_id === post.post_id && (post.author_uid === uid || use.version === version.version))
          open.add(use.film_id);
    if (open.size < new Set(filmIds).size && (await review.partOf(reader, uid)) === 'everything')
      for (const { film_id } of uses) open.add(film_id);
    return open;
  };
