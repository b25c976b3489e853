import { emptyForm, type DraftFormState } from '../../../shared/forms/index.ts';
import { memberState } from '../../../shared/session/index.ts';

/** What is written of a book. */
export interface EbookValues {
  title: string;
  author: string;
  about: string;
}

/** A file on its way or there. */
export interface EbookUpload {
  readonly name: string;
  /** Bytes. */
  readonly size: number;
  /** Address of a preview; empty for what has none. */
  readonly url: string;
  /** Null until it has arrived. */
  fileId: string | null;
  /** Share that is sent, 0 to 1. */
  share: number;
  /** Why it did not arrive; null where it did, or is on its way. */
  error: unknown;
}

/** What is sent with a book: the book itself, and its front. */
export type EbookPart = 'book' | 'cover';

export interface EbookFormState extends DraftFormState<EbookValues> {
  isOpen: boolean;
  /** The book that is changed; null for a new one. */
  id: string | null;
  files: Record<EbookPart, EbookUpload | null>;
  /** Why the last try did not arrive, as something thrown; null where it did. */
  failure: unknown;
}

export const blankEbook = (): EbookValues => ({ title: '', author: '', about: '' });

export const emptyEbookForm = (): EbookFormState => ({
  ...emptyForm(blankEbook()),
  isOpen: false,
  id: null,
  files: { book: null, cover: null },
  failure: null,
});

export const ebookFormState = memberState<EbookFormState>(emptyEbookForm);
