import { wishEvents, wishRoom } from '@goldbean/contract/wishes';
import { inboxEvents, inboxRoom } from '@goldbean/contract/talk';
import { ref } from 'valtio/vanilla';
import { asApiError, createIntents, newRequestId } from '../../../shared/api/index.ts';
import { notifyError } from '../../../shared/notices/index.ts';
import { createPages } from '../../../shared/pages/index.ts';
import { connection } from '../../../shared/socket/index.ts';
import { createRequestScope } from '../../../shared/requests/index.ts';
import { onMemberGone } from '../../../shared/session/index.ts';
import * as service from './wish-comments.service.ts';
import { emptyWishComments, wishCommentsState as state } from './wish-comments.state.ts';

const scope = createRequestScope();
const intents = createIntents(newRequestId);
const pages = createPages({
  state: () => state.pages,
  load: (page) => service.listComments(state.wishId, page),
  keyOf: ({ comment_id }) => comment_id,
  onMoreFailed: (error, page) => {
    if (page > 1) notifyError(error);
  },
});
onMemberGone(() => {
  scope.end();
  pages.close();
});

/** Others said something, or mine was judged: the first page again. Who has leafed on is not thrown back. */
const refresh = (): void => {
  if (state.pages.page <= 1) void pages.open();
};

/** S10: what is said of a wish, as it is said. @returns ends it */
export function openComments(wishId: string): () => void {
  const isCurrent = scope.begin();
  Object.assign(state, emptyWishComments(wishId));
  void pages.open();
  const stops = [
    connection.onRoom(wishRoom, wishEvents, {
      wish_comments: ({ wish_id }) => {
        if (wish_id === wishId) refresh();
      },
    }),
    connection.onRoom(inboxRoom, inboxEvents, { inbox_wishes: refresh }),
  ];
  return () => {
    for (const stop of stops) stop();
    pages.close();
    if (isCurrent()) scope.end();
  };
}

export const retryComments = (): void => void pages.open();
export const moreComments = (): void => void pages.more();

export function writeComment(text: string): void {
  Object.assign(state, { text, error: null });
}

/** @param to null for the wish itself */
export function answerComment(to: { id: string; nickname: string } | null): void {
  state.replyTo = to;
}

/** G044: it is mine alone until it was reviewed (D68). What is written stays until it has arrived. */
export async function sendComment(text: string): Promise<void> {
  const { wishId, replyTo, isSending } = state;
  if (isSending) return;
  const isCurrent = scope.watch();
  const answers = replyTo?.id ?? null;
  Object.assign(state, { isSending: true, error: null });
  try {
    await intents.run(`comment ${wishId} ${answers ?? ''} ${text}`, (id) =>
      service.addComment(wishId, text, answers, id),
    );
    if (!isCurrent()) return;
    Object.assign(state, { text: '', replyTo: null });
    await pages.open();
  } catch (error) {
    if (isCurrent()) state.error = ref(asApiError(error));
  } finally {
    if (isCurrent()) state.isSending = false;
  }
}

/** G405. */
export async function likeComment(id: string, on: boolean): Promise<void> {
  const isCurrent = scope.watch();
  try {
    const { likes, liked } = await service.like(id, on);
    const comment = state.pages.list.find(({ comment_id }) => comment_id === id);
    if (isCurrent() && comment) Object.assign(comment, { likes, liked });
  } catch (error) {
    if (isCurrent()) notifyError(error);
  }
}

/** G404: takes a comment of mine away. */
export async function deleteComment(id: string): Promise<void> {
  const isCurrent = scope.watch();
  try {
    await service.deleteComment(id);
    if (!isCurrent()) return;
    const { list, total } = state.pages;
    const left = list.filter(({ comment_id }) => comment_id !== id);
    // It was counted with the others: what is left says whether there are more.
    Object.assign(state.pages, { list: left, total: total - (list.length - left.length) });
  } catch (error) {
    if (isCurrent()) notifyError(error);
  }
}
