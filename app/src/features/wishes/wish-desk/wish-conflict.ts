import type { Wish, WishAnswer, WishEvent } from '@goldbean/contract/wishes';

/** A wish with what was done with it, as G031 answers it. */
export interface ReadWish {
  readonly wish: Wish;
  readonly events: readonly WishEvent[];
  readonly answer: WishAnswer | null;
}

/** What a product head had before them when they began to decide. */
export interface SeenWish {
  readonly edition: number;
  /** What its author wrote, to be compared. */
  readonly written: string;
  readonly events: readonly string[];
  readonly answer: string | null;
}

/** What others did with the wish meanwhile. */
export interface WishConflict {
  /** Newest first. */
  readonly events: readonly WishEvent[];
  /** Its author changed what it says. */
  readonly isRewritten: boolean;
  /** The answer as it is by now; null where nobody changed it. */
  readonly answer: string | null;
}

export const seenOf = ({ wish, events, answer }: ReadWish): SeenWish => {
  const { title, description, product, kind, pics, recording } = wish;
  const files = [...pics.map(({ file_id }) => file_id), recording?.file_id];
  return {
    edition: wish.edition,
    written: JSON.stringify([title, description, product, kind, files]),
    events: events.map(({ event_id }) => event_id),
    answer: answer?.text ?? null,
  };
};

/** @param seen what the product head decided on @param read the wish as it is by now */
export function conflictOf(seen: SeenWish, read: ReadWish): WishConflict {
  const now = seenOf(read);
  return {
    events: read.events.filter(({ event_id }) => !seen.events.includes(event_id)),
    isRewritten: now.written !== seen.written,
    answer: now.answer === seen.answer ? null : now.answer,
  };
}
