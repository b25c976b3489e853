import type { CallAnswer, CallRequest, calls } from '@goldbean/contract';
import type { Reader, Tx } from '../../../platform/database/index.ts';
import type { IdempotencyKey } from '../../../platform/idempotency.ts';
import { refuse } from '../../../platform/refusal.ts';
import { readersOfFilms } from './films.access.ts';
import type { ShortVideoPorts } from './short-videos.ports.ts';
import { saveFilm } from './short-videos.repository.ts';
import { createShortVideoViews, videoCards } from './short-videos.views.ts';
import { submitVideo } from './submit-video.usecase.ts';
import { provideVideoKind } from './video-kind.provider.ts';

type ShortVideosRequest<Name extends keyof typeof calls.shortVideos> = CallRequest<
  (typeof calls.shortVideos)[Name]
>;
type ShortVideosAnswer<Name extends keyof typeof calls.shortVideos> = CallAnswer<
  (typeof calls.shortVideos)[Name]
>;

/** Short videos (S04, S50) on the engine of what members write: films, which are private until they are displayed. */
export function createShortVideos(ports: ShortVideoPorts) {
  const { database, idempotency, engine } = ports;
  const { reader } = database;
  const scene = ports.films(readersOfFilms(ports));
  const views = createShortVideoViews({ ...ports, videos: scene.videos });
  provideVideoKind(ports, scene);

  return {
    /** G057. */
    async feed(
      uid: string,
      { tab, after, cursor, size }: ShortVideosRequest<'feed'>,
    ): Promise<ShortVideosAnswer<'feed'>> {
      const { list, next } =
        tab === 'mine'
          ? await engine.own(reader, uid, 'video', cursor, size)
          : await engine.feed(reader, uid, { kind: 'video', sort: tab, after, cursor, size });
      return { list: await views.viewsOf(reader, uid, list), next };
    },

    /** G450. */
    async detail(uid: string, { id }: ShortVideosRequest<'detail'>): Promise<ShortVideosAnswer<'detail'>> {
      const written = (await engine.find(reader, uid, id, 'video')) ?? refuse('video.missing');
      const [video] = await views.viewsOf(reader, uid, [written]);
      return { video: video ?? refuse('video.missing') };
    },

    /** G451. */
    submit: (
      uid: string,
      given: ShortVideosRequest<'submit'>,
      intent: IdempotencyKey,
    ): Promise<ShortVideosAnswer<'submit'>> =>
      database.transaction((tx) =>
        idempotency.once(tx, intent, () => submitVideo(tx, uid, given, { ...ports, scene })),
      ),

    cards: (from: Reader, uid: string, ids: readonly string[]) => videoCards(from, uid, ids, ports),

    /** A short video that was put into the engine before, such as in the demo, gets its film, which is in use already. */
    importFilm: (tx: Tx, postId: string, filmId: string): Promise<void> =>
      saveFilm(tx, { post_id: postId, version: 1, film_id: filmId, is_ready: true }),
  };
}
export type ShortVideos = ReturnType<typeof createShortVideos>;
