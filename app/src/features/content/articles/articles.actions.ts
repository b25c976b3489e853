import { contentEvents, postRoom } from '@goldbean/contract/content';
import { codes } from '@goldbean/contract/shared';
import { ref } from 'valtio/vanilla';
import { asApiError } from '../../../shared/api/index.ts';
import { attendRoom } from '../../../shared/attendance/index.ts';
import { notifyError } from '../../../shared/notices/index.ts';
import { session } from '../../../shared/session/index.ts';
import { connection } from '../../../shared/socket/index.ts';
import { createRequestScope } from '../../../shared/requests/index.ts';
import * as service from './articles.service.ts';
import { articlesState as state, noArticle } from './articles.state.ts';

const scope = createRequestScope();

/** S15: opens an article. @returns when it is left */
export function openArticle(id: string): () => void {
  const isCurrent = scope.begin();
  Object.assign(state, noArticle(id));
  void loadArticle();
  const room = postRoom('article', id);
  const stops = [
    connection.onRoom(room, contentEvents, {
      content_shown: () => void refreshArticle(),
      content_gone: () => void refreshArticle(),
      content_counts: ({ type, id: counted, likes, comments }) => {
        if (type === 'article' && counted === id && state.article)
          Object.assign(state.article, { likes, comments });
      },
    }),
    // Visitors have no socket; they see what is new when they come back.
    ...(session.token === '' ? [] : [attendRoom(room, () => void refreshArticle())]),
  ];
  return () => {
    for (const stop of stops) stop();
    if (isCurrent()) scope.end();
  };
}

/** G049: asked for, or anew after a failure. */
export async function loadArticle(): Promise<void> {
  state.phase = 'loading';
  await refreshArticle();
}

/** It is another version now, or opens to me: what is shown stays until the answer is here. */
export async function refreshArticle(): Promise<void> {
  const isCurrent = scope.watch();
  try {
    const article = await service.loadArticle(state.id);
    if (isCurrent()) Object.assign(state, { phase: 'ready', article });
  } catch (error) {
    if (!isCurrent()) return;
    const refused = asApiError(error);
    if (refused.code === codes.missing) Object.assign(state, { phase: 'gone', article: null });
    else if (state.article === null) Object.assign(state, { phase: 'failed', error: ref(refused) });
  }
}

/** G056. */
export async function likeArticle(isLiked: boolean): Promise<void> {
  const { article } = state;
  if (!article) return;
  const isCurrent = scope.watch();
  article.liked = isLiked;
  try {
    const { likes } = await service.likeArticle(article.id, isLiked);
    if (isCurrent() && state.article) Object.assign(state.article, { likes, liked: isLiked });
  } catch (error) {
    if (isCurrent() && state.article) state.article.liked = !isLiked;
    notifyError(error);
  }
}

/** G443. @returns the address of a file that is open to me; null when it is not, which is said */
export async function addressOfFile(fileId: string): Promise<string | null> {
  try {
    return await service.fileAddress(state.id, fileId);
  } catch (error) {
    notifyError(error);
    return null;
  }
}
