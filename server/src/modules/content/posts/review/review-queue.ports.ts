import type { ReviewEntry } from '@goldbean/contract';
import type { Reader, Tx } from '../../../../platform/database/index.ts';
import type { PostQueuePart } from './queue.repository.ts';

/** A verdict on the version that waits; `at` in UTC ms. */
export interface QueueVerdict {
  readonly id: string;
  readonly passes: boolean;
  readonly reason: string;
  readonly by: string;
  readonly at: number;
}

/** What waits of a thing; `submittedAt` in UTC ms. */
export interface WaitingPost {
  readonly version: number;
  readonly authorUid: string;
  readonly channelId: string | null;
  readonly submittedAt: number;
}

/** The queue of one kind, for the desk (D68). */
export interface PostQueue {
  count(reader: Reader, which: PostQueuePart): Promise<number>;
  /** @param which `notBy` is whoever asks: addresses of pictures are theirs */
  list(
    reader: Reader,
    which: PostQueuePart,
    page: { readonly page: number; readonly page_size: number },
  ): Promise<ReviewEntry[]>;
  /** What waits of a thing, locked until the transaction ends; null where nothing does. */
  waiting(tx: Tx, id: string): Promise<WaitingPost | null>;
  judge(tx: Tx, verdict: QueueVerdict): Promise<void>;
}
