import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import {
  Drawer,
  EmptyState,
  ErrorState,
  Skeleton,
  Trash2Icon,
  VisuallyHidden,
} from '../../../primitives/index.ts';
import { PanelBody } from './PostPanel.styles.ts';

export type PostPanelState =
  | { kind: 'loading' }
  /** `reason` is a sentence for the member. */
  | { kind: 'failed'; reason: string }
  /** Deleted, hidden, or not mine to see (T14). */
  | { kind: 'gone' }
  | { kind: 'ready' };

export interface PostPanelProps {
  isOpen: boolean;
  state: PostPanelState;
  /** A PostCard. */
  post: ReactNode;
  /** A CommentList; not given while nothing can be said about the post. */
  comments?: ReactNode;
  onRetry: () => void;
  onClose: () => void;
}

/** One post with its comments, over the page it was found on. */
export function PostPanel({ isOpen, state, post, comments, onRetry, onClose }: PostPanelProps) {
  const { t } = useTranslation('circle');
  return (
    <Drawer
      isOpen={isOpen}
      onClose={onClose}
      title={t('post.title')}
      closeLabel={t('post.close')}
      size="large"
    >
      {state.kind === 'loading' && (
        <PanelBody aria-busy="true">
          <VisuallyHidden as="output">{t('loading')}</VisuallyHidden>
          <Skeleton shape="block" height="220px" />
          <Skeleton shape="block" height="120px" />
        </PanelBody>
      )}
      {state.kind === 'failed' && (
        <ErrorState title={t('post.failed')} retry={{ label: t('retry'), onRetry }}>
          {state.reason}
        </ErrorState>
      )}
      {state.kind === 'gone' && (
        <EmptyState icon={<Trash2Icon aria-hidden="true" />} title={t('post.gone')}>
          {t('post.goneHint')}
        </EmptyState>
      )}
      {state.kind === 'ready' && (
        <PanelBody>
          {post}
          {comments}
        </PanelBody>
      )}
    </Drawer>
  );
}
