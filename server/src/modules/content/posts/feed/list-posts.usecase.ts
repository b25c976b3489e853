import type { CallAnswer, CallRequest, calls } from '@goldbean/contract';
import type { Reader } from '../../../../platform/database/index.ts';
import type { PostEngine } from '../post-kinds.provider.ts';
import type { PostPorts } from '../posts.ports.ts';
import { findDrafts } from '../posts.repository.ts';
import type { PostViews } from '../posts.views.ts';

/** What a list needs to find and show its posts. */
interface ListPostsDeps extends Pick<PostPorts, 'follows'> {
  readonly engine: PostEngine;
  readonly views: PostViews;
}

/** G051: a page of the circle, or of the member's own posts. @param viewer null for a visitor */
export async function listPosts(
  reader: Reader,
  viewer: string | null,
  given: CallRequest<typeof calls.posts.list>,
  { engine, follows, views }: ListPostsDeps,
): Promise<CallAnswer<typeof calls.posts.list>> {
  const { tab, topic: topicId, uid: authorUid, followed, cursor, size } = given;
  if ((tab === 'mine' || followed === 1) && viewer === null) return { list: [], next: null };
  const { list, next } =
    tab === 'mine' && viewer !== null
      ? await engine.own(reader, viewer, 'post', cursor, size)
      : await engine.feed(reader, viewer, {
          kind: 'post',
          sort: tab === 'hot' ? 'hot' : 'new',
          topicId,
          authorUid,
          from: followed === 1 && viewer !== null ? await follows.of(reader, viewer) : undefined,
          cursor,
          size,
        });
  return { list: await views.viewsOf(reader, viewer, list), next };
}

/** G423: the drafts of a member. */
export async function listDrafts(
  reader: Reader,
  uid: string,
  { engine, views }: Pick<ListPostsDeps, 'engine' | 'views'>,
): Promise<CallAnswer<typeof calls.posts.drafts>> {
  const rows = await findDrafts(reader, uid, 'post');
  const written = await engine.writtenOf(
    reader,
    uid,
    rows.map(({ post_id }) => post_id),
  );
  return { list: await views.viewsOf(reader, uid, written) };
}
