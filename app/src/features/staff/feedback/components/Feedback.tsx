import { feedbackLimits, type OwnFeedback } from '@goldbean/contract/staff';
import { FeedbackForm, type ChosenPicture, type FeedbackFormState } from '@goldbean/design-system/content';
import { FeedbackPanel, type GivenFeedback, type OwnFeedbackState } from '@goldbean/design-system/moderation';
import { useEffect } from 'react';
import { useSnapshot } from 'valtio';
import type { Snapshot } from 'valtio/vanilla';
import { fileAddresses } from '../../../../shared/files/index.ts';
import { errorWords } from '../../../../shared/i18n/index.ts';
import {
  addFeedbackPictures,
  changeFeedback,
  chooseFeedbackTab,
  loadFeedback,
  loadMoreFeedback,
  openFeedback,
  removeFeedbackPicture,
  retryFeedbackPicture,
  sendFeedback,
  withdrawFeedback,
  writeAnotherFeedback,
  type SendFeedbackPicture,
} from '../feedback.actions.ts';
import { feedbackState, type FeedbackPicture } from '../feedback.state.ts';

export interface FeedbackProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly sendPicture: SendFeedbackPicture;
}

function pictureOf({ id, name, preview, fileId, share, error }: Snapshot<FeedbackPicture>): ChosenPicture {
  if (error !== null) return { id, name, url: preview, state: { kind: 'failed', reason: errorWords(error) } };
  return { id, name, url: preview, state: fileId === '' ? { kind: 'uploading', share } : { kind: 'ready' } };
}

/** S46, G022, G480: tells the people behind the product something, and shows what came of it. */
export function Feedback({ isOpen, onClose, sendPicture }: FeedbackProps) {
  const { tab, text, contact, pictures, isSending, sentId, error, pages } = useSnapshot(feedbackState);
  const addresses = useSnapshot(fileAddresses.state);
  useEffect(() => (isOpen ? openFeedback() : undefined), [isOpen]);

  const formState = (): FeedbackFormState => {
    if (sentId !== '') return { kind: 'sent', id: sentId };
    if (isSending) return { kind: 'sending' };
    return error === null ? { kind: 'editing' } : { kind: 'failed', reason: errorWords(error) };
  };
  const rowOf = (row: Snapshot<OwnFeedback>): GivenFeedback => ({
    id: row.id,
    text: row.text,
    contact: row.contact,
    pictures: row.pics.map((id) => {
      const src = addresses[id];
      return { id, ...(src !== undefined && { src }) };
    }),
    at: row.at_ts,
    state: row.state,
    answer: row.answer && { text: row.answer.text, at: row.answer.at_ts },
  });
  const mine = (): OwnFeedbackState => {
    if (pages.phase === 'failed') return { kind: 'failed', reason: errorWords(pages.error) };
    if (pages.phase === 'loading') return { kind: 'loading' };
    return {
      kind: 'ready',
      rows: pages.list.map(rowOf),
      hasMore: pages.list.length < pages.total,
      isLoadingMore: pages.isLoadingMore,
    };
  };
  return (
    <FeedbackPanel
      isOpen={isOpen}
      onClose={onClose}
      tab={tab}
      onTab={chooseFeedbackTab}
      form={
        <FeedbackForm
          state={formState()}
          text={text}
          onText={(value) => changeFeedback({ text: value })}
          contact={contact}
          onContact={(value) => changeFeedback({ contact: value })}
          pictures={pictures.map(pictureOf)}
          onAddPictures={(files) => void addFeedbackPictures(files, sendPicture)}
          onRemovePicture={removeFeedbackPicture}
          onRetryPicture={(id) => void retryFeedbackPicture(id, sendPicture)}
          onSubmit={() => void sendFeedback()}
          onAnother={writeAnotherFeedback}
          limit={feedbackLimits.feedbackCharacters}
          mostPictures={feedbackLimits.feedbackPictures}
        />
      }
      mine={mine()}
      onMore={() => void loadMoreFeedback()}
      onRetry={() => void loadFeedback()}
      onWithdraw={(id) => void withdrawFeedback(id)}
      onBrokenPicture={fileAddresses.renew}
    />
  );
}
