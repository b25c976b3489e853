import type { Comment } from '@goldbean/contract/content';
import { type CommentActions, CommentItem } from '@goldbean/design-system/content';
import { Button } from '@goldbean/design-system/primitives';
import { useFormats } from '@goldbean/design-system/formats';
import { useTranslation } from 'react-i18next';
import type { Snapshot } from 'valtio/vanilla';
import { commentView } from '../comment-view.ts';
import { moreReplies } from '../comments.actions.ts';

interface CommentThreadProps {
  readonly comment: Snapshot<Comment>;
  readonly actions: CommentActions;
}

/** A comment of the first level with its answers; those that did not come with it are asked for. */
export function CommentThread({ comment, actions }: CommentThreadProps) {
  const { t } = useTranslation('content');
  const formats = useFormats();
  const { comment_id: id, first_replies: replies } = comment;
  const left = comment.replies - replies.length;
  return (
    <CommentItem comment={commentView(comment)} actions={actions}>
      {replies.length > 0 && (
        <>
          {replies.map((reply) => (
            <CommentItem
              key={reply.comment_id}
              comment={commentView(reply)}
              actions={actions}
              depth="reply"
            />
          ))}
          {left > 0 && (
            <Button size="small" fill="quiet" onClick={() => void moreReplies(id)}>
              {t('comment.moreReplies', { count: left, n: formats.number(left) })}
            </Button>
          )}
        </>
      )}
    </CommentItem>
  );
}
