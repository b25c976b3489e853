import { nobody, type Film, type ShortVideo } from '@goldbean/contract';
import { shanghaiTime } from '../../../platform/clock.ts';
import type { Reader } from '../../../platform/database/index.ts';
import { filmState } from './short-videos.domain.ts';
import type { PlayedFilm, ShortVideoBody, ShortVideoPorts, WrittenVideo } from './short-videos.ports.ts';
import { findUnready } from './short-videos.repository.ts';

type VideoViewPorts = Pick<
  ShortVideoPorts,
  'engine' | 'users' | 'likes' | 'favourites' | 'review' | 'addressOf'
> & {
  readonly videos: (reader: Reader, filmIds: readonly string[]) => Promise<ReadonlyMap<string, PlayedFilm>>;
};
type VideoText = Pick<WrittenVideo, 'version' | 'files'>;

export const bodyOf = ({ body }: { readonly body: object }): ShortVideoBody => body as ShortVideoBody;

/** What plays of an upload, with an address for one member. */
export function filmView(
  fileId: string,
  played: PlayedFilm | undefined,
  addressOf: (fileId: string) => string,
): Film {
  const state = filmState(played);
  return {
    file_id: fileId,
    state,
    url: state === 'ready' ? addressOf(played?.played_id ?? fileId) : '',
    poster: played?.poster_id ? addressOf(played.poster_id) : '',
    w: played?.w ?? null,
    h: played?.h ?? null,
    duration: played?.duration ?? null,
  };
}

/** Short videos as calls answer them. */
export function createShortVideoViews({
  engine,
  users,
  likes,
  favourites,
  review,
  addressOf,
  videos,
}: VideoViewPorts) {
  return {
    async viewsOf(reader: Reader, viewer: string, written: readonly WrittenVideo[]): Promise<ShortVideo[]> {
      if (written.length === 0) return [];
      const ids = written.map(({ post }) => post.post_id);
      const people = await users.many(
        reader,
        written.map(({ post }) => post.author_uid),
      );
      const versions = written.flatMap(({ version, edit }) => [version, ...(edit ? [edit.version] : [])]);
      const played = await videos(reader, [...new Set(versions.map((version) => bodyOf(version).film))]);
      const liked = await likes.likedAmong(reader, viewer, 'video', ids);
      const favourite = new Set((await favourites.among(viewer, { type: 'video', ids })).ids);
      const places = await engine.places(
        reader,
        written.filter(({ post }) => post.author_uid === viewer).map(({ post }) => post.post_id),
        await findUnready(reader),
      );
      const usual_wait = places.size > 0 ? await review.usualWait(reader, 'video') : null;
      const addressFor = (fileId: string): string => addressOf(fileId, viewer);

      const textsOf = (one: VideoText) => {
        const { title, text, film, chapters } = bodyOf(one.version);
        return {
          title,
          text,
          film: filmView(film, played.get(film), addressFor),
          cover:
            one.files.map(({ file_id, w, h }) => ({ file_id, url: addressFor(file_id), w, h }))[0] ?? null,
          chapters: [...chapters],
        };
      };
      const queueOf = (id: string, { state }: VideoText['version'], film: Film) => {
        const place = state === 'pending' && film.state === 'ready' ? places.get(id) : undefined;
        return place === undefined ? null : { place, usual_wait };
      };

      return written.map((one) => {
        const { post, version, edit } = one;
        const { post_id: id, state, displayed_at } = post;
        const isOwn = post.author_uid === viewer;
        const { uid, jwcode, nickname, img } = people.get(post.author_uid) ?? nobody(post.author_uid);
        const at = displayed_at ?? version.submitted_at;
        const shown = textsOf(one);
        const newer = edit && textsOf(edit);
        return {
          id,
          author: { uid, jwcode, nickname, img },
          ...shown,
          at: shanghaiTime(at),
          at_ts: at,
          likes: post.likes,
          liked: liked.has(id),
          kept: favourite.has(id),
          comments: post.comments,
          is_own: isOwn,
          state,
          reason: isOwn ? (state === 'hidden' ? post.reason : version.reason) : '',
          queue: queueOf(id, version, shown.film),
          edit:
            edit && newer
              ? {
                  ...newer,
                  state: edit.version.state === 'rejected' ? ('rejected' as const) : ('pending' as const),
                  reason: edit.version.reason,
                  queue: queueOf(id, edit.version, newer.film),
                }
              : null,
        };
      });
    },
  };
}

/** Cards of the folders of favourites (S44): of what shows, by their authors. */
export async function videoCards(
  from: Reader,
  uid: string,
  ids: readonly string[],
  { engine, users, addressOf }: Pick<ShortVideoPorts, 'engine' | 'users' | 'addressOf'>,
) {
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
}
