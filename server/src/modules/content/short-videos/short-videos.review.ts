import type { Reader, Tx } from '../../../platform/database/index.ts';
import type { PlayedFilm, VideoQueuePart, ReviewQueue } from './short-videos.ports.ts';
import { findFilms, findUnready, isReady } from './short-videos.repository.ts';
import { filmView } from './short-videos.views.ts';

interface FilmsOfQueue {
  readonly videos: (reader: Reader, filmIds: readonly string[]) => Promise<ReadonlyMap<string, PlayedFilm>>;
  readonly addressOf: (fileId: string, uid: string) => string;
  /** Deletes films of versions that nobody sees any more. */
  readonly tidy: (tx: Tx, id: string) => Promise<void>;
}

/** The same queue with its films: what does not play, or not yet, does not wait to be judged. */
export function withFilms(queue: ReviewQueue, { videos, addressOf, tidy }: FilmsOfQueue): ReviewQueue {
  const ready = async (reader: Reader, which: VideoQueuePart): Promise<VideoQueuePart> => ({
    ...which,
    without: [...which.without, ...(await findUnready(reader))],
  });
  return {
    count: async (reader, which) => queue.count(reader, await ready(reader, which)),

    async list(reader, which, page) {
      const entries = await queue.list(reader, await ready(reader, which), page);
      const rows = (await Promise.all(entries.map(({ id }) => findFilms(reader, id)))).flat();
      const played = await videos(
        reader,
        rows.map(({ film_id }) => film_id),
      );
      return entries.map((entry) => {
        const row = rows.find(({ post_id, version }) => post_id === entry.id && version === entry.version);
        if (!row) return entry;
        const film = filmView(row.film_id, played.get(row.film_id), (id) => addressOf(id, which.notBy));
        return { ...entry, film };
      });
    },

    async waiting(tx, id) {
      const found = await queue.waiting(tx, id);
      return found && (await isReady(tx, id, found.version)) ? found : null;
    },

    async judge(tx, verdict) {
      await queue.judge(tx, verdict);
      if (verdict.passes) await tidy(tx, verdict.id);
    },
  };
}
