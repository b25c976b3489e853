import type { Post } from '@goldbean/contract/content';
import { PostCard, PostLightbox } from '@goldbean/design-system/content';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { useSnapshot } from 'valtio';
import type { Snapshot } from 'valtio/vanilla';
import { fileAddresses } from '../../../../shared/files/index.ts';
import { paths } from '../../../../shared/paths/index.ts';
import { topicName } from '../../../../shared/topics/index.ts';
import { postView } from '../post-view.ts';
import { askToDelete, likePost } from '../posts.actions.ts';

/** What can be done with a post that another feature does. */
export interface PostRowActions {
  /** Tells the inspectors of it (P02). */
  readonly onReport: (post: Snapshot<Post>) => void;
  /** Takes it out of sight; left out for who may not. */
  readonly onHide?: ((post: Snapshot<Post>) => void) | undefined;
}

interface PostRowProps {
  readonly post: Snapshot<Post>;
  /** Goes to its comments. */
  readonly onComment: () => void;
  readonly actions: PostRowActions;
}

/** A post, with its pictures to be seen in their whole. */
export function PostRow({ post, onComment, actions }: PostRowProps) {
  const { t } = useTranslation('circle');
  const go = useNavigate();
  const [shown, setShown] = useState<number | null>(null);
  const addresses = useSnapshot(fileAddresses.state);
  const { onReport, onHide } = actions;
  const view = postView(post, post.topic ? topicName(post.topic, t) : '', addresses);
  const renew = (at: number) => {
    const picture = post.pics[at];
    if (!picture) return;
    fileAddresses.need([picture.file_id]);
    fileAddresses.renew(picture.file_id);
  };
  return (
    <>
      <PostCard
        post={view}
        onLike={(isLiked) => void likePost(post.id, isLiked)}
        onComment={onComment}
        onOpenPicture={setShown}
        onBrokenPicture={renew}
        onDelete={() => askToDelete(post.id)}
        onReport={() => onReport(post)}
        onEditAgain={() => void go(paths.publish.href({ edit: post.id }))}
        {...(onHide && { onHide: () => onHide(post) })}
      />
      {shown !== null && (
        <PostLightbox
          pictures={view.pictures}
          shown={shown}
          onShow={setShown}
          onClose={() => setShown(null)}
        />
      )}
    </>
  );
}
