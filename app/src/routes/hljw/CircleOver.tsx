import { useMemo } from 'react';
import { useSnapshot } from 'valtio';
import { Comments } from '../../features/content/comments/index.ts';
import {
  beginContentReport,
  beginHiding,
  ContentReportDialogs,
} from '../../features/content/content-reports/index.ts';
import { DeletePost, OpenPost, type PostRowActions } from '../../features/content/posts/index.ts';
import { identityState } from '../../features/people/identity/index.ts';

/** Who takes something out of sight where it stands (P04); the server knows the roles itself. */
function useModerates(): boolean {
  const { roles } = useSnapshot(identityState);
  return roles.includes('inspector') || roles.includes('admin');
}

/** What is done with a post by other features: reporting it, and hiding it for who may. */
export function useCircleActions(): PostRowActions {
  const moderates = useModerates();
  return useMemo(
    () => ({
      onReport: ({ kind, id, author }) => beginContentReport({ type: kind, id, author: author.nickname }),
      ...(moderates && {
        onHide: ({ kind, id, author }) => beginHiding({ type: kind, id, author: author.nickname }),
      }),
    }),
    [moderates],
  );
}

interface CircleOverProps {
  /** Id of the post that is open; null while none is. */
  readonly post: string | null;
  readonly onClose: () => void;
  readonly actions: PostRowActions;
}

/** What opens over a page of the circle: a post with its comments, and the dialogs of both (D91). */
export function CircleOver({ post, onClose, actions }: CircleOverProps) {
  const moderates = useModerates();
  return (
    <>
      <OpenPost
        id={post}
        comments={
          post !== null && (
            <Comments
              type="post"
              id={post}
              onReport={(target) => beginContentReport({ type: 'comment', ...target })}
              onHide={moderates ? (target) => beginHiding({ type: 'comment', ...target }) : undefined}
            />
          )
        }
        onClose={onClose}
        actions={actions}
      />
      <DeletePost />
      <ContentReportDialogs />
    </>
  );
}
