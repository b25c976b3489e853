import type { Product } from '@goldbean/contract/money';
import type { User } from '@goldbean/contract/shared';
import { emptyForm, type DraftFormState } from '../../../shared/forms/index.ts';
import { memberState } from '../../../shared/session/index.ts';
import { emptyDraft, type LiveDraft } from './draft.ts';

/** What there is to choose from. */
export type Choices<One> =
  | { kind: 'loading' }
  | { kind: 'failed'; error: unknown }
  | { kind: 'ready'; list: One[] };

export interface LiveSettingsState {
  phase: 'loading' | 'ready' | 'failed';
  /** Why the live session could not be loaded. */
  error: unknown;
  form: DraftFormState<LiveDraft>;
  channels: { channel_id: string; name: string }[];
  /** Members found for the words that were typed last. */
  people: Choices<User>;
  /** What the chosen channel has on sale. */
  products: Choices<Product>;
  /** It has begun or is over: the server takes no change any more. */
  locked: boolean;
  /** Somebody has a ticket: its price stays (S49). */
  ticketSold: boolean;
}

export const emptyLiveSettings = (): LiveSettingsState => ({
  phase: 'loading',
  error: null,
  form: emptyForm(emptyDraft()),
  channels: [],
  people: { kind: 'ready', list: [] },
  products: { kind: 'ready', list: [] },
  locked: false,
  ticketSold: false,
});

export const liveSettingsState = memberState<LiveSettingsState>(emptyLiveSettings);
