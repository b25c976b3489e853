import { postText, type Post } from '@goldbean/contract/content';
import { ref } from 'valtio/vanilla';
import { asApiError, createIntents, newRequestId } from '../../../shared/api/index.ts';
import { createRequestScope } from '../../../shared/requests/index.ts';
import { beginDraft, endDraft, keepSoon, settleDraft, written } from './drafts.actions.ts';
import { letPicturesGo } from './pictures.actions.ts';
import * as service from './publishing.service.ts';
import { emptyPublishing, publishingState as state } from './publishing.state.ts';

const scope = createRequestScope();
const intents = createIntents(newRequestId);

/**
 * The page of writing: with what was left unfinished, or with the words of a post that is changed (S06).
 * @param edit id of my post; null for a new one
 * @param topicId a topic that is chosen already; empty for none
 * @returns when it goes
 */
export function openPublishing(edit: string | null, topicId: string): () => void {
  scope.begin();
  Object.assign(state, emptyPublishing(topicId), { editing: edit });
  beginDraft(false);
  void loadPublishing();
  return () => {
    endDraft();
    letPicturesGo();
    scope.end();
  };
}

/** Asks for what is to be written on, or anew after a failure. */
export async function loadPublishing(): Promise<void> {
  const isCurrent = scope.watch();
  state.phase = 'loading';
  try {
    const post =
      state.editing === null ? (await service.listDrafts())[0] : await service.loadPost(state.editing);
    if (!isCurrent()) return;
    if (post) take(post);
    state.phase = 'writing';
    beginDraft(post !== undefined);
  } catch (error) {
    if (isCurrent()) Object.assign(state, { phase: 'failed', error: ref(asApiError(error)) });
  }
}

/** A draft, or a post with its newest version: one that waits or was refused comes before the displayed one. */
function take(post: Post): void {
  const { text, pics, topic } = post.edit ?? post;
  const isDraft = post.state === 'draft';
  Object.assign(state, {
    text,
    topicId: topic?.topic_id ?? (isDraft ? state.topicId : ''),
    pictures: pics.map(({ file_id, url }) => ({
      key: file_id,
      name: '',
      url,
      fileId: file_id,
      share: 1,
      error: null,
    })),
    draft: isDraft ? post.id : null,
    savedAt: isDraft ? post.at_ts : null,
    refusal:
      post.edit?.state === 'rejected' ? post.edit.reason : post.state === 'rejected' ? post.reason : '',
  });
}

export function writePost(text: string): void {
  Object.assign(state, { text, error: null });
  keepSoon();
}

export function chooseTopic(topicId: string): void {
  state.topicId = topicId;
  keepSoon();
}

/** G050, G420: sent once; a refusal keeps everything. */
export async function sendPost(): Promise<void> {
  if (state.phase !== 'writing' || !postText.safeParse(state.text).success) return;
  const isCurrent = scope.watch();
  Object.assign(state, { phase: 'sending', error: null });
  await settleDraft();
  if (!isCurrent()) return;
  const { editing, draft } = state;
  const words = written();
  try {
    const wish = JSON.stringify([editing, draft, words]);
    const { queue } = await intents.run(wish, (requestId) =>
      editing === null
        ? service.addPost(draft, words, requestId)
        : service.editPost(editing, words, requestId),
    );
    if (isCurrent()) Object.assign(state, { phase: 'sent', queue, isChanged: false });
  } catch (error) {
    if (isCurrent()) Object.assign(state, { phase: 'writing', error: ref(asApiError(error)) });
  }
}

/** After one was sent. */
export function writeAnother(): void {
  letPicturesGo();
  Object.assign(state, emptyPublishing(), { phase: 'writing' });
  beginDraft(false);
}
