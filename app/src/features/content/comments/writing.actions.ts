import { commentText } from '@goldbean/contract/content';
import { ref } from 'valtio/vanilla';
import { asApiError, createIntents, newRequestId } from '../../../shared/api/index.ts';
import { putComment } from './comment-rows.ts';
import * as service from './comments.service.ts';
import { commentsState as state, type CommentsState } from './comments.state.ts';

const intents = createIntents(newRequestId);

export function writeComment(text: string): void {
  Object.assign(state, { text, error: null });
}

/** @param whom the comment that is answered and its author; null: nobody in particular */
export function answerComment(whom: CommentsState['answering']): void {
  Object.assign(state, { answering: whom, editing: null });
}

/** My refused comment is written anew: its words come back into the box. */
export function rewriteComment(id: string, text: string): void {
  Object.assign(state, { editing: id, answering: null, text, error: null });
}

/** G054, G428: what is written is sent once; a refusal keeps it in the box (V22, F1). */
export async function sendComment(words: service.CommentInput): Promise<void> {
  const { subject, answering, editing, isSending } = state;
  if (!subject || isSending || !commentText.safeParse(words.text).success) return;
  const isCurrent = () => state.subject === subject;
  Object.assign(state, { isSending: true, error: null });
  try {
    const wish = JSON.stringify([subject, answering?.id, editing, words]);
    const { comment } = await intents.run(wish, (requestId) =>
      editing !== null
        ? service.editComment(editing, words, requestId)
        : service.addComment(subject, answering?.id ?? null, words, requestId),
    );
    if (!isCurrent()) return;
    putComment(comment);
    Object.assign(state, { text: '', answering: null, editing: null });
  } catch (error) {
    if (isCurrent()) state.error = ref(asApiError(error));
  } finally {
    if (isCurrent()) state.isSending = false;
  }
}
