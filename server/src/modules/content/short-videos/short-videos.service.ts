import { shortVideoLimits, type CallAnswer, type CallRequest, type calls } from '@goldbean/contract';
import type { Reader, Tx } from '../../../platform/database/index.ts';
import type { IdempotencyKey } from '../../../platform/idempotency.ts';
import { refuse } from '../../../platform/refusal.ts';
import { readersOfFilms } from './films.access.ts';
import { filmState, wordsOfVideo } from './short-videos.domain.ts';
import type { PlayedFilm, ShortVideoBody, ShortVideoPorts } from './short-videos.ports.ts';
import {
  findFilms,
  findShowing,
  findUnready,
  removeFilm,
  saveFilm,
  setReady,
} from './short-videos.repository.ts';
import { withFilms } from './short-videos.review.ts';
import { bodyOf, createShortVideoViews } from './short-videos.views.ts';

type ShortVideosRequest<Name extends keyof typeof calls.shortVideos> = CallRequest<
  (typeof calls.shortVideos)[Name]
>;
type ShortVideosAnswer<Name extends keyof typeof calls.shortVideos> = CallAnswer<
  (typeof calls.shortVideos)[Name]
>;

/** Short videos (S04, S50) on the engine of what members write: films, which are private until they are displayed. */
export function createShortVideos(ports: ShortVideoPorts) {
  const { database, idempotency, engine, stocks, users, review, addressOf } = ports;
  const { reader } = database;
  const films = ports.films(readersOfFilms(ports));
  const views = createShortVideoViews({ ...ports, videos: films.videos });

  /** Deletes films of versions of which no reader sees anything, unless another version shows the same. */
  async function dropFilms(tx: Tx, id: string, kept: readonly (number | null)[]): Promise<void> {
    for (const row of await findFilms(tx, id)) {
      if (kept.includes(row.version)) continue;
      await films.drop(tx, row.film_id, async () => {
        await removeFilm(tx, row);
        return (await findShowing(tx, [row.film_id])).length > 0;
      });
    }
  }

  /** After another version began to show. */
  async function tidy(tx: Tx, id: string): Promise<void> {
    const written = await engine.find(tx, null, id, 'video');
    if (written) await dropFilms(tx, id, [written.post.shown_version, written.post.last_version]);
  }

  // The contract's schema has checked the fields: it is the only way in.
  engine.kind('video', {
    check: (body) => body as ShortVideoBody,
    words: (body) => wordsOfVideo(body as ShortVideoBody),
    files: (body) => {
      const { cover } = body as ShortVideoBody;
      return cover === null ? [] : [cover];
    },
    onFirstShown: async (tx, { id, authorUid }) => void (await ports.firstVideo(tx, authorUid, id)),
    onRemoved: (tx, id) => dropFilms(tx, id, []),
    queue: (queue) => withFilms(queue, { videos: films.videos, addressOf, tidy }),
  });
  films.onConverted('short videos', (tx, film) => setReady(tx, film.file_id, filmState(film) === 'ready'));

  /** @throws Refusal `video.stock` */
  async function chaptersOf(
    tx: Tx,
    given: ShortVideosRequest<'submit'>['chapters'],
  ): Promise<ShortVideoBody['chapters']> {
    const keys = given.map(({ stock }) => stock).filter((key) => key !== '');
    const known = await stocks.many(tx, [...new Set(keys)]);
    return given.map(({ at, title, stock: key }) => {
      if (key === '') return { at, title, stock: null };
      const { market, code, name } = known.get(key) ?? refuse('video.stock');
      return { at, title, stock: { market, code, name } };
    });
  }

  /** @throws Refusal `short_video.*` for a film that is none of ours */
  function check(film: PlayedFilm, chapters: ShortVideoBody['chapters']): void {
    const { duration, conversion } = film;
    if (duration === null && conversion !== 'waiting') refuse('video.unplayable');
    if (conversion === 'failed') refuse('video.unplayable');
    if (duration === null) return;
    if (duration > shortVideoLimits.shortVideoMs) refuse('video.too_long');
    if (chapters.some(({ at }) => at >= duration)) refuse('video.chapters');
  }

  async function submit(
    tx: Tx,
    uid: string,
    given: ShortVideosRequest<'submit'>,
  ): Promise<ShortVideosAnswer<'submit'>> {
    const { title, text, film, cover } = given;
    const chapters = await chaptersOf(tx, given.chapters);
    const body: ShortVideoBody = { title, text, film, cover: cover ?? null, chapters };
    const post = await engine.write(tx, uid, { kind: 'video', id: given.id, body, as: 'pending' });
    const { post_id: id, state, last_version, shown_version } = post;
    const played = await films.takeToPlay(tx, uid, film);
    check(played, chapters);
    const isReady = filmState(played) === 'ready';
    await saveFilm(tx, { post_id: id, version: last_version, film_id: film, is_ready: isReady });
    await dropFilms(tx, id, [last_version, shown_version]);
    const place = isReady ? (await engine.places(tx, [id], await findUnready(tx))).get(id) : undefined;
    const queue = place === undefined ? null : { place, usual_wait: await review.usualWait(tx, 'video') };
    return { id, state, queue };
  }

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
      database.transaction((tx) => idempotency.once(tx, intent, () => submit(tx, uid, given))),

    /** Cards of the folders of favourites (S44): of what shows, by their authors. */
    async cards(from: Reader, uid: string, ids: readonly string[]) {
      const written = await engine.writtenOf(from, null, ids);
      const people = await users.many(
        from,
        written.map(({ post }) => post.author_uid),
      );
      return new Map(
        written.map(({ post, version, files }) => [
          post.post_id,
          {
            title: bodyOf(version).title,
            img: files[0] ? addressOf(files[0].file_id, uid) : '',
            by: people.get(post.author_uid)?.nickname ?? '',
          },
        ]),
      );
    },

    /** A short video that was put into the engine before, such as in the demo, gets its film, which is in use already. */
    importFilm: (tx: Tx, postId: string, filmId: string): Promise<void> =>
      saveFilm(tx, { post_id: postId, version: 1, film_id: filmId, is_ready: true }),
  };
}
export type ShortVideos = ReturnType<typeof createShortVideos>;
