import { PostPanel, type PostPanelState } from '@goldbean/design-system/content';
import { type ReactNode, useEffect } from 'react';
import { useSnapshot } from 'valtio';
import { errorWords } from '../../../../shared/i18n/index.ts';
import { loadOpenPost, openPost } from '../open-post.actions.ts';
import { postsState } from '../posts.state.ts';
import { type PostRowActions, PostRow } from './PostRow.tsx';

export interface OpenPostProps {
  /** Id from the address; null while none is open. */
  readonly id: string | null;
  /** The comments on it; asked for once it is displayed. */
  readonly comments: ReactNode;
  readonly onClose: () => void;
  readonly actions: PostRowActions;
}

/** G421: a post with its comments, over the page it was found on (D91). */
export function OpenPost({ id, comments, onClose, actions }: OpenPostProps) {
  const { open } = useSnapshot(postsState);
  useEffect(() => (id === null ? undefined : openPost(id)), [id]);
  const state = (): PostPanelState => {
    if (open.phase === 'failed') return { kind: 'failed', reason: errorWords(open.error) };
    return { kind: open.phase };
  };
  const { post } = open;
  return (
    <PostPanel
      isOpen={id !== null}
      state={state()}
      post={post && <PostRow post={post} onComment={() => undefined} actions={actions} />}
      comments={post?.state === 'displayed' && comments}
      onRetry={() => void loadOpenPost()}
      onClose={onClose}
    />
  );
}
