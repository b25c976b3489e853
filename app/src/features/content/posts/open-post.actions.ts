import { contentEvents, postRoom } from '@goldbean/contract/content';
import { codes } from '@goldbean/contract/shared';
import { ref } from 'valtio/vanilla';
import { asApiError } from '../../../shared/api/index.ts';
import { attendRoom } from '../../../shared/attendance/index.ts';
import { connection } from '../../../shared/socket/index.ts';
import { createRequestScope } from '../../../shared/requests/index.ts';
import { changePost, dropPost } from './post-rows.ts';
import * as service from './posts.service.ts';
import { noPost, postsState as state } from './posts.state.ts';

const scope = createRequestScope();

/** D91: a post opens over the page. @returns when it closes */
export function openPost(id: string): () => void {
  scope.begin();
  state.open = noPost(id);
  void loadOpenPost();
  const room = postRoom('post', id);
  const stops = [
    connection.onRoom(room, contentEvents, {
      content_shown: () => void refreshOpenPost(),
      content_gone: () => dropPost(id),
      content_counts: ({ type, id: counted, likes, comments }) => {
        if (type === 'post' && counted === id)
          changePost(id, (post) => Object.assign(post, { likes, comments }));
      },
    }),
    attendRoom(room, () => void refreshOpenPost()),
  ];
  return () => {
    for (const stop of stops) stop();
    scope.end();
    state.open = noPost();
  };
}

/** G421: asked for, or anew after a failure. */
export async function loadOpenPost(): Promise<void> {
  const isCurrent = scope.watch();
  state.open.phase = 'loading';
  try {
    const post = await service.loadPost(state.open.id);
    if (isCurrent()) Object.assign(state.open, { phase: 'ready', post });
  } catch (error) {
    if (!isCurrent()) return;
    const refused = asApiError(error);
    if (refused.code === codes.missing) state.open.phase = 'gone';
    else Object.assign(state.open, { phase: 'failed', error: ref(refused) });
  }
}

/** It is another version now, or was away: what is shown stays until the answer is here. */
export async function refreshOpenPost(): Promise<void> {
  const isCurrent = scope.watch();
  const { id } = state.open;
  try {
    const post = await service.loadPost(id);
    if (!isCurrent()) return;
    Object.assign(state.open, { phase: 'ready', post });
    changePost(id, (row) => Object.assign(row, post));
  } catch (error) {
    if (isCurrent() && asApiError(error).code === codes.missing) dropPost(id);
  }
}
