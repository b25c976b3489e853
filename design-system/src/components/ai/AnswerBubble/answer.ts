/** How one answer of the assistant stands (T: queued, streaming, done, stopped, failed; K08: capped). */
export type AnswerState =
  /** Waits for its turn; so many questions are before it. */
  | { kind: 'queued'; ahead: number }
  /** Is being written. `isResuming`: the connection was lost and it goes on where it stopped. */
  | { kind: 'streaming'; isResuming?: boolean }
  | { kind: 'done' }
  /** Stopped by the member. Before the first word the question is given back (D52). */
  | { kind: 'stopped'; isReturned: boolean }
  /** `reason` is a sentence for the member. The question is given back (S18). */
  | { kind: 'failed'; reason: string; isReturned: boolean }
  /** Ended on a sentence at the limit of characters; it can go on (K08). */
  | { kind: 'capped' };

/** Something of our own that the answer rests on. */
export interface AnswerCitation {
  id: string;
  kind: 'lesson' | 'article' | 'help';
  title: string;
  href: string;
  /** The place in the lesson, in seconds. */
  at?: number;
}

/** What can be done with an answer. What is left out is not offered. */
export interface AnswerActions {
  /** Asks again: after a failure in place, otherwise as another version. */
  onRetry: () => void;
  onContinue: () => void;
  onCopy: () => void;
  /** `null` takes the rating back. */
  onRate: (rating: 'up' | 'down' | null) => void;
  /** Shares the dialogue with the community. */
  onShare?: () => void;
}
