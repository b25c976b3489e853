import { nobody, type Picture, type Post, type User } from '@goldbean/contract';
import { shanghaiTime } from '../../../platform/clock.ts';
import type { Reader } from '../../../platform/database/index.ts';
import type { EnginePost } from './engine.ports.ts';
import type { PostPorts } from './posts.ports.ts';
import type { FileOfVersion, PostVersionRow } from './author/versions.repository.ts';
import { findPlaces } from './review/queue.repository.ts';

type PostViewPorts = Pick<PostPorts, 'users' | 'topics' | 'likes' | 'review' | 'addressOf'>;

/** A person as the engine's answers name one. */
export const personOf = (
  people: ReadonlyMap<string, User>,
  uid: string,
): { uid: string; jwcode: string; nickname: string; img: string } => {
  const { jwcode, nickname, img } = people.get(uid) ?? nobody(uid);
  return { uid, jwcode, nickname, img };
};

/** Posts of the circle as one reader sees them. */
export function createPostViews({ users, topics, likes, review, addressOf }: PostViewPorts) {
  const picturesOf = (files: readonly FileOfVersion[], viewer: string | null): Picture[] =>
    files.map(({ file_id, w, h }) => ({ file_id, url: addressOf(file_id, viewer ?? ''), w, h }));

  /** @param viewer null for a visitor */
  async function viewsOf(
    reader: Reader,
    viewer: string | null,
    written: readonly EnginePost[],
  ): Promise<Post[]> {
    if (written.length === 0) return [];
    const ids = written.map(({ post }) => post.post_id);
    const people = await users.many(
      reader,
      written.map(({ post }) => post.author_uid),
    );
    const named = written.flatMap(({ version, edit }) => [version.topic_id, edit?.version.topic_id ?? null]);
    const names = await topics.names(reader, [...new Set(named.filter((id) => id !== null))]);
    const liked = viewer === null ? new Set<string>() : await likes.likedAmong(reader, viewer, 'post', ids);
    const waiting = written.filter(
      ({ post, version, edit }) =>
        post.author_uid === viewer && (version.state === 'pending' || edit?.version.state === 'pending'),
    );
    const places = await findPlaces(
      reader,
      waiting.map(({ post }) => post.post_id),
    );
    const usual_wait = waiting.length > 0 ? await review.usualWait(reader, 'post') : null;
    const queueOf = (id: string, version: PostVersionRow) => {
      const place = version.state === 'pending' ? places.get(id) : undefined;
      return place === undefined ? null : { place, usual_wait };
    };
    const wordsOf = ({ words, topic_id }: PostVersionRow, files: readonly FileOfVersion[]) => ({
      text: words,
      pics: picturesOf(files, viewer),
      topic: topic_id === null ? null : { topic_id, name: names.get(topic_id) ?? topic_id },
    });
    return written.map(({ post, version, files, edit }) => {
      const { post_id: id, kind, state, displayed_at, edited_at } = post;
      const isOwn = post.author_uid === viewer;
      const at = displayed_at ?? (state === 'draft' ? post.created_at : version.submitted_at);
      return {
        id,
        kind,
        author: personOf(people, post.author_uid),
        ...wordsOf(version, files),
        at: shanghaiTime(at),
        at_ts: at,
        edited: edited_at === null ? null : shanghaiTime(edited_at),
        edited_ts: edited_at,
        likes: post.likes,
        liked: liked.has(id),
        comments: post.comments,
        is_own: isOwn,
        state,
        reason: isOwn ? (state === 'hidden' ? post.reason : version.reason) : '',
        queue: isOwn ? queueOf(id, version) : null,
        edit:
          edit === null
            ? null
            : {
                ...wordsOf(edit.version, edit.files),
                version: edit.version.version,
                state: edit.version.state === 'rejected' ? ('rejected' as const) : ('pending' as const),
                reason: edit.version.reason,
                queue: queueOf(id, edit.version),
              },
      };
    });
  }

  return { viewsOf, picturesOf };
}
export type PostViews = ReturnType<typeof createPostViews>;
