import { postLimits } from '@goldbean/contract/content';
import { PostComposer, type ChosenPicture, type PostComposerState } from '@goldbean/design-system/content';
import { useFormats } from '@goldbean/design-system/formats';
import { ErrorState, Skeleton } from '@goldbean/design-system/primitives';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useSnapshot } from 'valtio';
import type { Snapshot } from 'valtio/vanilla';
import { useLeaveWarning } from '../../../../shared/forms/index.ts';
import { errorWords } from '../../../../shared/i18n/index.ts';
import { addPictures, removePicture, retryPicture, type SendPostPicture } from '../pictures.actions.ts';
import {
  chooseTopic,
  loadPublishing,
  openPublishing,
  sendPost,
  writeAnother,
  writePost,
} from '../publishing.actions.ts';
import { publishingState, type PickedPicture } from '../publishing.state.ts';

export interface PublishingProps {
  /** Id of my post that is changed; null for a new one. */
  readonly edit: string | null;
  /** Chosen already; empty for none. */
  readonly topicId: string;
  /** What one can choose, with names in the member's language. */
  readonly topics: readonly { readonly id: string; readonly name: string }[];
  readonly sendPicture: SendPostPicture;
}

function pictureView(
  { key, name, url, fileId, share, error }: Snapshot<PickedPicture>,
  unnamed: string,
): ChosenPicture {
  const state = (): ChosenPicture['state'] => {
    if (fileId !== null) return { kind: 'ready' };
    return error === null ? { kind: 'uploading', share } : { kind: 'failed', reason: errorWords(error) };
  };
  return { id: key, name: name || unnamed, url, state: state() };
}

/** G050, G420 to G423: writes a post, keeps its draft, and says where it stands once it is sent (S06, V22). */
export function Publishing({ edit, topicId, topics, sendPicture }: PublishingProps) {
  const { t } = useTranslation('circle');
  const formats = useFormats();
  const now = useSnapshot(publishingState);
  useEffect(() => openPublishing(edit, topicId), [edit, topicId]);
  // A draft that the server takes is kept by itself.
  useLeaveWarning(now.isChanged && (now.editing !== null || now.error !== null));

  if (now.phase === 'loading') return <Skeleton shape="block" height="320px" />;
  if (now.phase === 'failed') {
    return (
      <ErrorState
        title={t('post.failed')}
        retry={{ label: t('retry'), onRetry: () => void loadPublishing() }}
      >
        {errorWords(now.error)}
      </ErrorState>
    );
  }
  const state = (): PostComposerState => {
    if (now.phase === 'sending') return { kind: 'sending' };
    if (now.phase === 'sent') {
      const { queue } = now;
      return {
        kind: 'submitted',
        ...(queue && { place: queue.place }),
        ...(queue?.usual_wait != null && { usualWait: queue.usual_wait }),
      };
    }
    if (now.error !== null) return { kind: 'failed', reason: errorWords(now.error) };
    if (now.refusal !== '') return { kind: 'rejected', reason: now.refusal };
    return { kind: 'editing', ...(now.savedAt !== null && { savedAt: now.savedAt }) };
  };
  return (
    <PostComposer
      state={state()}
      text={now.text}
      onText={writePost}
      topics={topics}
      topicId={now.topicId}
      onTopic={chooseTopic}
      pictures={now.pictures.map((picture, at) =>
        pictureView(picture, t('pictures.unnamed', { n: formats.number(at + 1) })),
      )}
      onAddPictures={(files) => addPictures(files, sendPicture)}
      onRemovePicture={removePicture}
      onRetryPicture={(key) => retryPicture(key, sendPicture)}
      onSubmit={() => void sendPost()}
      onAnother={writeAnother}
      limit={postLimits.postCharacters}
    />
  );
}
