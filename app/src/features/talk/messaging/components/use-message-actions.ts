import type { MessageActions } from '@goldbean/design-system/chat';
import { useMemo } from 'react';
import { cancelUpload } from '../attachments.actions.ts';
import { answer, editAgain } from '../composing.actions.ts';
import { copyWords } from '../copy.actions.ts';
import { renewPicture, saveFile } from '../files.actions.ts';
import { openMerged } from '../merged.actions.ts';
import { goToQuoted } from '../places.actions.ts';
import { playVideo, playVoice, videoFailed } from '../playback.actions.ts';
import { recallMessage, resend } from '../sending.actions.ts';

interface MessageActionsOf {
  readonly onOpenMember: MessageActions['onOpenAuthor'] | undefined;
  /** What other features do with a message. */
  readonly others: MessageActions | undefined;
  /** A picture was pressed. @param rowId the row it stands in */
  readonly onOpenImage: (rowId: string) => void;
  /** Takes the focus to where one writes. Keep the function the same. */
  readonly toComposer: () => void;
}

/** What can be done with the messages of the room; the same object while nothing that is handed in changes. */
export const useMessageActions = ({
  onOpenMember,
  others,
  onOpenImage,
  toComposer,
}: MessageActionsOf): MessageActions =>
  useMemo(
    () => ({
      onRetry: ({ id }) => void resend(id),
      onCancelUpload: ({ id }) => cancelUpload(id),
      onRecall: ({ id }) => void recallMessage(id),
      onOpenImage: ({ id }) => onOpenImage(id),
      onPlayVideo: ({ id }) => void playVideo(id),
      onVideoFailed: videoFailed,
      onPlayVoice: ({ id }) => void playVoice(id),
      onImageFailed: ({ id }) => renewPicture(id),
      onDownload: ({ id }) => void saveFile(id),
      onOpenQuote: ({ id }) => void goToQuoted(id),
      onEditAgain: ({ id }) => {
        editAgain(id);
        toComposer();
      },
      onCopy: ({ id }) => void copyWords(id),
      onReply: ({ id }) => {
        answer(id);
        toComposer();
      },
      ...(onOpenMember && { onOpenAuthor: onOpenMember }),
      ...others,
      onOpenCard: (message) => {
        if (message.content.kind === 'merged') void openMerged(message.id);
        else others?.onOpenCard?.(message);
      },
    }),
    [onOpenMember, others, onOpenImage, toComposer],
  );
