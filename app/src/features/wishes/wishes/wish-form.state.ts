import type { Wish, WishKind, WishProduct } from '@goldbean/contract/wishes';
import { emptyForm, type DraftFormState } from '../../../shared/forms/index.ts';
import { memberState } from '../../../shared/session/index.ts';

/** A picture on its way or there. */
export interface FormPicture {
  /** Of this form; the file's id is in `sent`. */
  readonly id: string;
  /** File name. */
  readonly name: string;
  /** Share that is sent, 0 to 1. */
  done: number;
  sent: { readonly fileId: string; readonly url: string } | null;
  /** `msg_key` of why it did not arrive; `lost` where a reload ended its way. */
  failure: string;
  /** It can be sent again: it is here still, and the server has not refused it. */
  isKept: boolean;
}

/** S09: the recording of the screen, of which a wish has one. */
export type FormRecording =
  | { readonly kind: 'none' }
  /** The browser asks what is shown. */
  | { readonly kind: 'asking' }
  /** `ms` recorded. */
  | { readonly kind: 'recording'; readonly ms: number }
  /** `done` is the share that is sent, 0 to 1. */
  | { readonly kind: 'sending'; readonly name: string; readonly done: number }
  | { readonly kind: 'ready'; readonly name: string; readonly sent: FormPicture['sent'] & object }
  /** Nothing is shown: the member chose nothing, or the browser does not let them. */
  | { readonly kind: 'denied' }
  /** `isKept`: it is still here, and can be sent again. */
  | { readonly kind: 'failed'; readonly msgKey: string; readonly isKept: boolean };

export interface WishValues {
  title: string;
  description: string;
  product: WishProduct | '';
  kind: WishKind;
  /** Where it was noticed. */
  page: string;
}

export interface WishFormState extends DraftFormState<WishValues> {
  /** The form is on the page; before that nothing can be filled in. */
  isOpen: boolean;
  /** The wish that is changed; empty for a new one. */
  wishId: string;
  /** What is changed is being loaded, or could not be. */
  loading: { readonly kind: 'no' } | { readonly kind: 'yes' } | { readonly kind: 'failed'; error: unknown };
  pictures: FormPicture[];
  recording: FormRecording;
  /** When the draft was kept in this tab, UTC ms; null while it was not. */
  keptAt: number | null;
  /** `msg_key` of a refusal that belongs to no field. */
  failure: string;
  /** Wishes like the title. */
  similar: Wish[];
  search: 'idle' | 'searching' | 'found';
}

export const blank = (page = ''): WishValues => ({ title: '', description: '', product: '', kind: 2, page });

export const emptyWishForm = (): WishFormState => ({
  ...emptyForm(blank()),
  isOpen: false,
  wishId: '',
  loading: { kind: 'no' },
  pictures: [],
  recording: { kind: 'none' },
  keptAt: null,
  failure: '',
  similar: [],
  search: 'idle',
});

export const wishFormState = memberState<WishFormState>(emptyWishForm);
