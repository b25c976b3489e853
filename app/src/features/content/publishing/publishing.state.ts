import type { Queued } from '@goldbean/contract/content';
import { memberState } from '../../../shared/session/index.ts';

/** A picture of the post that is written. */
export interface PickedPicture {
  /** Of this tab, whatever becomes of it. */
  readonly key: string;
  /** Name of the file; empty for one that the post has already. */
  readonly name: string;
  /** Address of what is shown. */
  url: string;
  /** Once it has arrived. */
  fileId: string | null;
  /** 0 to 1 while it is on its way. */
  share: number;
  /** Why it did not arrive. */
  error: unknown;
}

export interface PublishingState {
  phase: 'loading' | 'failed' | 'writing' | 'sending' | 'sent';
  /** Why the last try, or the loading, failed. */
  error: unknown;
  /** Id of my post that is changed; null for a new one. */
  editing: string | null;
  /** Something was changed since it was opened or kept. */
  isChanged: boolean;
  /** Why the post that is changed was refused; empty else. */
  refusal: string;
  /** Id of the draft on the server; null until it is kept. */
  draft: string | null;
  /** When it was kept last, UTC ms; null while it was not. */
  savedAt: number | null;
  text: string;
  topicId: string;
  pictures: PickedPicture[];
  /** Where the sent post stands in the queue. */
  queue: Queued | null;
}

export const emptyPublishing = (topicId = ''): PublishingState => ({
  phase: 'loading',
  error: null,
  editing: null,
  isChanged: false,
  refusal: '',
  draft: null,
  savedAt: null,
  text: '',
  topicId,
  pictures: [],
  queue: null,
});

export const publishingState = memberState<PublishingState>(emptyPublishing);
