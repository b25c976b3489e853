import { circleRoom, contentEvents, type Post, type PostTab } from '@goldbean/contract/content';
import { codes } from '@goldbean/contract/shared';
import { asApiError } from '../../../shared/api/index.ts';
import { attendRoom } from '../../../shared/attendance/index.ts';
import { createFeed } from '../../../shared/feed/index.ts';
import { notifyError } from '../../../shared/notices/index.ts';
import { createPoll } from '../../../shared/poll/index.ts';
import { onMemberGone } from '../../../shared/session/index.ts';
import { connection } from '../../../shared/socket/index.ts';
import { refreshOpenPost } from './open-post.actions.ts';
import { changePost, dropPost } from './post-rows.ts';
import * as service from './posts.service.ts';
import { emptyPlace, postsState as state, type PostPlace } from './posts.state.ts';

/** How often it is asked where mine stand in the queue, ms: no event tells of a place or a refusal. */
const statusMs = 5_000;

/** As the place asks for them. @param cursor left out for the first */
const listedIn = (place: PostPlace, cursor?: string) => {
  const { tab, topicId } = state.places[place];
  return service.listPosts(tab, topicId, place === 'followed', cursor);
};

const feedOf = (place: PostPlace) =>
  createFeed({
    state: () => state.places[place].feed,
    load: (cursor) => listedIn(place, cursor),
    keyOf: ({ id }: Post) => id,
    onMoreFailed: notifyError,
  });
const feeds: Readonly<Record<PostPlace, ReturnType<typeof feedOf>>> = {
  circle: feedOf('circle'),
  topic: feedOf('topic'),
  followed: feedOf('followed'),
};
onMemberGone(() => {
  for (const feed of Object.values(feeds)) feed.close();
});

/**
 * A page of posts comes on screen. What it showed before is there at once; what came since waits behind the bar (S06, D92).
 * @param topicId only this topic; empty for all
 * @returns when it goes
 */
export function openPosts(place: PostPlace, tab: PostTab, topicId = ''): () => void {
  const listed = state.places[place];
  if (listed.tab !== tab || listed.topicId !== topicId || listed.feed.phase !== 'ready') {
    state.places[place] = emptyPlace(tab, topicId);
    void feeds[place].open();
  } else void catchUp(place);
  const stops = [
    connection.onRoom(circleRoom, contentEvents, {
      content_shown: ({ type, id, topic_id }) => {
        if (type === 'post') hearShown(place, id, topic_id);
      },
      content_gone: ({ type, id }) => {
        if (type === 'post') hearGone(tab, id);
      },
      content_counts: ({ type, id, likes, comments }) => {
        if (type === 'post') changePost(id, (post) => Object.assign(post, { likes, comments }));
      },
    }),
    attendRoom(circleRoom, () => void catchUp(place)),
  ];
  if (tab === 'mine') stops.push(followStatus(place));
  return () => {
    for (const stop of stops) stop();
    feeds[place].close();
  };
}

/** Those from whom the member follows come on screen, as they are now (S03); the circle is where they are followed. @returns when they go */
export function openFollowedPosts(): () => void {
  void feeds.followed.open();
  return feeds.followed.close;
}

function followStatus(place: PostPlace): () => void {
  const poll = createPoll({
    ask: async () => {
      const waits = ({ state: status, edit }: Post) => status === 'pending' || edit?.state === 'pending';
      if (state.places[place].feed.list.some(waits)) await catchUp(place);
    },
    isVisible: () => document.visibilityState === 'visible',
    everyMs: statusMs,
  });
  poll.start();
  return poll.stop;
}

/** A post is displayed: one that is listed changes where it stands, another waits behind the bar. */
function hearShown(place: PostPlace, id: string, topicId: string | null): void {
  const listed = state.places[place];
  if (state.open.id === id) void refreshOpenPost();
  if (listed.feed.list.some((post) => post.id === id)) void refreshPost(id);
  else if (
    listed.tab === 'new' &&
    (listed.topicId === '' || listed.topicId === topicId) &&
    !listed.fresh.includes(id)
  )
    listed.fresh.push(id);
}

/** Hidden or deleted. What was hidden of mine I still see in my list, with the reason. */
function hearGone(tab: PostTab, id: string): void {
  if (tab === 'mine') void refreshPost(id);
  else dropPost(id);
}

async function refreshPost(id: string): Promise<void> {
  try {
    const post = await service.loadPost(id);
    changePost(id, (row) => Object.assign(row, post));
  } catch (error) {
    if (asApiError(error).code === codes.missing) dropPost(id);
  }
}

/** Was away, or without a connection: listed posts are as they are now, and others wait behind the bar. */
async function catchUp(place: PostPlace): Promise<void> {
  const listed = state.places[place];
  const { tab } = listed;
  try {
    const { list } = await listedIn(place);
    // Other posts stand there by now: of another tab or topic, or another member's.
    if (state.places[place] !== listed || listed.feed.phase !== 'ready') return;
    const known = new Map(listed.feed.list.map((post) => [post.id, post]));
    for (const post of list) Object.assign(known.get(post.id) ?? {}, post);
    const others = list.filter(({ id }) => !known.has(id)).map(({ id }) => id);
    // My own never come as a surprise, and the order of the hot ones is one of the moment.
    if (tab === 'mine') listed.feed.list.unshift(...list.filter(({ id }) => !known.has(id)));
    else if (tab === 'new') listed.fresh = others;
  } catch {
    // What stands there is older than it could be; the next time will tell.
  }
}

/** The member wants to see what came. */
export async function showFresh(place: PostPlace): Promise<void> {
  state.places[place].fresh = [];
  await feeds[place].open();
}
export const retryPosts = (place: PostPlace): void => void feeds[place].open();
export const morePosts = (place: PostPlace): void => void feeds[place].more();

/** G056. The heart answers at once; a refusal puts it back. */
export async function likePost(id: string, isLiked: boolean): Promise<void> {
  const step = isLiked ? 1 : -1;
  changePost(id, (post) => Object.assign(post, { liked: isLiked, likes: post.likes + step }));
  try {
    const { liked, likes } = await service.likePost(id, isLiked);
    changePost(id, (post) => Object.assign(post, { liked, likes }));
  } catch (error) {
    changePost(id, (post) => Object.assign(post, { liked: !isLiked, likes: post.likes - step }));
    notifyError(error);
  }
}

export function askToDelete(id: string | null): void {
  state.deleting = id;
}

/** G052, after the question. @returns whether it is gone */
export async function removePost(): Promise<boolean> {
  const { deleting } = state;
  state.deleting = null;
  if (deleting === null) return false;
  try {
    await service.removePost(deleting);
    dropPost(deleting);
    return true;
  } catch (error) {
    notifyError(error);
    return false;
  }
}
