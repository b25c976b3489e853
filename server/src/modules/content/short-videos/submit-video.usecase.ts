import { shortVideoLimits, type CallAnswer, type CallRequest, type calls } from '@goldbean/contract';
import type { Tx } from '../../../platform/database/index.ts';
import { refuse } from '../../../platform/refusal.ts';
import { dropFilms, type FilmScene } from './drop-films.usecase.ts';
import { filmState } from './short-videos.domain.ts';
import type { PlayedFilm, ShortVideoBody, ShortVideoPorts } from './short-videos.ports.ts';
import { findUnready, saveFilm } from './short-videos.repository.ts';

type VideoSubmission = CallRequest<typeof calls.shortVideos.submit>;

/** What handing in a short video needs. */
interface SubmitVideoDeps extends Pick<ShortVideoPorts, 'engine' | 'stocks' | 'review'> {
  readonly scene: FilmScene;
}

/** @throws Refusal `video.stock` */
async function chaptersOf(
  tx: Tx,
  given: VideoSubmission['chapters'],
  { stocks }: Pick<ShortVideoPorts, 'stocks'>,
): Promise<ShortVideoBody['chapters']> {
  const keys = given.map(({ stock }) => stock).filter((key) => key !== '');
  const known = await stocks.many(tx, [...new Set(keys)]);
  return given.map(({ at, title, stock: key }) => {
    if (key === '') return { at, title, stock: null };
    const { market, code, name } = known.get(key) ?? refuse('video.stock');
    return { at, title, stock: { market, code, name } };
  });
}

/** @throws Refusal `video.unplayable`, `video.too_long`, `video.chapters` */
function check(film: PlayedFilm, chapters: ShortVideoBody['chapters']): void {
  const { duration, conversion } = film;
  if (duration === null && conversion !== 'waiting') refuse('video.unplayable');
  if (conversion === 'failed') refuse('video.unplayable');
  if (duration === null) return;
  if (duration > shortVideoLimits.shortVideoMs) refuse('video.too_long');
  if (chapters.some(({ at }) => at >= duration)) refuse('video.chapters');
}

/** G451: a member hands a short video in, or another version; it waits for review once its film plays. */
export async function submitVideo(
  tx: Tx,
  uid: string,
  given: VideoSubmission,
  { engine, stocks, review, scene }: SubmitVideoDeps,
): Promise<CallAnswer<typeof calls.shortVideos.submit>> {
  const { title, text, film, cover } = given;
  const chapters = await chaptersOf(tx, given.chapters, { stocks });
  const body: ShortVideoBody = { title, text, film, cover: cover ?? null, chapters };
  const post = await engine.write(tx, uid, { kind: 'video', id: given.id, body, as: 'pending' });
  const { post_id: id, state, last_version, shown_version } = post;
  const played = await scene.takeToPlay(tx, uid, film);
  check(played, chapters);
  const isReady = filmState(played) === 'ready';
  await saveFilm(tx, { post_id: id, version: last_version, film_id: film, is_ready: isReady });
  await dropFilms(tx, id, [last_version, shown_version], scene);
  const place = isReady ? (await engine.places(tx, [id], await findUnready(tx))).get(id) : undefined;
  const queue = place === undefined ? null : { place, usual_wait: await review.usualWait(tx, 'video') };
  return { id, state, queue };
}
