import type { Queued } from '@goldbean/contract/content';
import { memberState } from '../../../shared/session/index.ts';

/** The film as far as it has come. */
export type PickedFilm =
  | { readonly kind: 'none' }
  | { readonly kind: 'uploading'; readonly name: string; readonly size: number; readonly share: number }
  | { readonly kind: 'refused'; readonly name: string; readonly size: number; readonly error: unknown }
  /** `url` plays it; empty where the browser cannot. */
  | {
      readonly kind: 'ready';
      readonly name: string;
      readonly size: number;
      readonly url: string;
      readonly fileId: string;
    };

/** A chapter as it is typed; `at` in s. */
export interface TypedChapter {
  readonly key: string;
  readonly at: number | null;
  readonly title: string;
  readonly stock: string;
}

export interface ShortVideoWritingState {
  phase: 'loading' | 'failed' | 'writing' | 'sending' | 'sent';
  /** Why the last try, or the loading, failed; null when nothing did. */
  error: unknown;
  /** The video that is changed; null for a new one. */
  id: string | null;
  /** Why it was refused before; empty else. */
  refusal: string;
  film: PickedFilm;
  title: string;
  text: string;
  cover: { readonly fileId: string; readonly url: string } | null;
  chapters: TypedChapter[];
  /** Something was changed that would be lost. */
  isChanged: boolean;
  /** Where the sent one stands in the queue; null while its film is prepared. */
  queue: Queued | null;
}

export const emptyWriting = (id: string | null = null): ShortVideoWritingState => ({
  phase: id === null ? 'writing' : 'loading',
  error: null,
  id,
  refusal: '',
  film: { kind: 'none' },
  title: '',
  text: '',
  cover: null,
  chapters: [],
  isChanged: false,
  queue: null,
});

/** The short video that is written in this tab. */
export const shortVideoWritingState = memberState<ShortVideoWritingState>(emptyWriting);
