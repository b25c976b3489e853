import type { Tx } from '../../../platform/database/index.ts';
import type { ShortVideoPorts } from './short-videos.ports.ts';
import { findFilms, findShowing, removeFilm } from './short-videos.repository.ts';

/** The scene of films. */
export type FilmScene = ReturnType<ShortVideoPorts['films']>;

/**
 * Deletes films of versions of which no reader sees anything, unless another version shows the same.
 * @param shown versions whose films stay
 */
export async function dropFilms(
  tx: Tx,
  id: string,
  shown: readonly (number | null)[],
  films: Pick<FilmScene, 'drop'>,
): Promise<void> {
  for (const row of await findFilms(tx, id)) {
    if (shown.includes(row.version)) continue;
    await films.drop(tx, row.film_id, async () => {
      await removeFilm(tx, row);
      return (await findShowing(tx, [row.film_id])).length > 0;
    });
  }
}
