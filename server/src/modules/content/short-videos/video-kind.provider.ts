import type { Tx } from '../../../platform/database/index.ts';
import { dropFilms, type FilmScene } from './drop-films.usecase.ts';
import { filmState, wordsOfVideo } from './short-videos.domain.ts';
import type { ShortVideoBody, ShortVideoPorts } from './short-videos.ports.ts';
import { setReady } from './short-videos.repository.ts';
import { withFilms } from './short-videos.review.ts';

/** Registers short videos with the engine of what members write, and their films with the conversion. */
export function provideVideoKind(
  { engine, addressOf, firstVideo }: Pick<ShortVideoPorts, 'engine' | 'addressOf' | 'firstVideo'>,
  films: FilmScene,
): void {
  /** After another version began to show. */
  async function tidy(tx: Tx, id: string): Promise<void> {
    const written = await engine.find(tx, null, id, 'video');
    if (written) await dropFilms(tx, id, [written.post.shown_version, written.post.last_version], films);
  }

  // The contract's schema has checked the fields: it is the only way in.
  engine.kind('video', {
    check: (body) => body as ShortVideoBody,
    words: (body) => wordsOfVideo(body as ShortVideoBody),
    files: (body) => {
      const { cover } = body as ShortVideoBody;
      return cover === null ? [] : [cover];
    },
    onFirstShown: async (tx, { id, authorUid }) => void (await firstVideo(tx, authorUid, id)),
    onRemoved: (tx, id) => dropFilms(tx, id, [], films),
    queue: (queue) => withFilms(queue, { videos: films.videos, addressOf, tidy }),
  });
  films.onConverted('short videos', (tx, film) => setReady(tx, film.file_id, filmState(film) === 'ready'));
}
