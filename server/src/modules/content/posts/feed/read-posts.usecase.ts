import type { PostKind } from '@goldbean/contract';
import { feedPage, placeAt } from '../../../../platform/cursor.ts';
import type { Reader } from '../../../../platform/database/index.ts';
import type { FeedRequest, EnginePost } from '../engine.ports.ts';
import { findHottest, findNewest, findOwn, findPlaceInFeed } from './feeds.repository.ts';
import { findPosts, type PostRow } from '../posts.repository.ts';
import { findFilesOf, findUses, findVersions } from '../author/versions.repository.ts';
import type { PostJudgedPart, PostPorts } from '../posts.ports.ts';

/** Whether a member judges what belongs to a channel, or to none. */
const isIn = (part: PostJudgedPart, channelId: string | null): boolean =>
  part === 'everything' || (channelId !== null && part.includes(channelId));

/** What readers see of what was written: others what is displayed, authors their own in every state but deleted (T14). */
export function createPostReader({ review }: Pick<PostPorts, 'review'>) {
  /** Posts with their words, in the order asked for; what the viewer may not see is left out. */
  async function writtenOf(
    reader: Reader,
    viewer: string | null,
    ids: readonly string[],
  ): Promise<EnginePost[]> {
    const found = new Map((await findPosts(reader, ids)).map((post) => [post.post_id, post]));
    const posts = ids.flatMap((id) => {
      const post = found.get(id);
      const isTheirs = post?.author_uid === viewer && post.state !== 'deleted';
      return post && (post.state === 'displayed' || isTheirs) ? [post] : [];
    });
    const wanted = posts.flatMap((post) => {
      const { post_id, shown_version, last_version } = post;
      const numbers =
        post.author_uid === viewer ? [shown_version ?? last_version, last_version] : [shown_version];
      return [...new Set(numbers)].flatMap((version) => (version === null ? [] : [{ post_id, version }]));
    });
    const versions = await findVersions(reader, wanted);
    const files = await findFilesOf(reader, wanted);
    const at = (post: PostRow, number: number) => {
      const isIt = (row: { post_id: string; version: number }) =>
        row.post_id === post.post_id && row.version === number;
      const version = versions.find(isIt);
      return version ? { version, files: files.filter(isIt) } : null;
    };
    return posts.flatMap((post) => {
      const shown = at(post, post.shown_version ?? post.last_version);
      if (!shown) return [];
      const last = post.last_version === shown.version.version ? null : at(post, post.last_version);
      const isOpen = last?.version.state === 'pending' || last?.version.state === 'rejected';
      return [{ post, ...shown, edit: isOpen ? last : null }];
    });
  }

  return {
    writtenOf,

    /** One thing of a kind, as the viewer may see it; null where it does not exist for them. @param viewer null for a visitor */
    async find(
      reader: Reader,
      viewer: string | null,
      id: string,
      kind: PostKind,
    ): Promise<EnginePost | null> {
      const [written] = await writtenOf(reader, viewer, [id]);
      return written?.post.kind === kind ? written : null;
    },

    /** A page of what is displayed. @throws Refusal `request.invalid` for a cursor that is none */
    async feed(reader: Reader, viewer: string | null, { sort, after, cursor, size, ...feed }: FeedRequest) {
      const find = sort === 'hot' ? findHottest : findNewest;
      const begins = cursor === undefined && after !== undefined;
      const place = begins ? await findPlaceInFeed(reader, after, sort) : placeAt(cursor);
      const found = await find(reader, feed, place, size + 1);
      const { rows, next } = feedPage(found, size, ({ key, post_id: id }) => ({ key, id }));
      const list = await writtenOf(
        reader,
        viewer,
        rows.map(({ post_id }) => post_id),
      );
      return { list, next };
    },

    /** All that a member wrote of a kind but drafts, latest first. */
    async own(reader: Reader, uid: string, kind: PostKind, cursor: string | undefined, size: number) {
      const found = await findOwn(reader, uid, kind, placeAt(cursor), size + 1);
      const { rows, next } = feedPage(found, size, ({ key, post_id: id }) => ({ key, id }));
      const list = await writtenOf(
        reader,
        uid,
        rows.map(({ post_id }) => post_id),
      );
      return { list, next };
    },

    /** Those of the files that a member may see: what shows, their own, and what they may judge but drafts. */
    async readersOfFiles(
      reader: Reader,
      uid: string,
      fileIds: readonly string[],
    ): Promise<ReadonlySet<string>> {
      const uses = await findUses(reader, fileIds);
      const isOpen = (use: (typeof uses)[number]) => use.is_shown || use.author_uid === uid;
      const part = uid === '' || uses.every(isOpen) ? [] : await review.partOf(reader, uid);
      return new Set(
        uses
          .filter((use) => isOpen(use) || (!use.is_draft && isIn(part, use.channel_id)))
          .map(({ file_id }) => file_id),
      );
    },
  };
}
export type PostReader = ReturnType<typeof createPostReader>;
