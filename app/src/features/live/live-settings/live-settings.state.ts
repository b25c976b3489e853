import { proxy } from 'valtio/vanilla';
import { emptyForm, type DraftFormState } from '../../../shared/forms/index.ts';
import { emptyDraft, type LiveDraft } from './draft.ts';

export interface LiveSettingsState {
  phase: 'loading' | 'ready' | 'failed';
  /** Why the live session could not be loaded. */
  error: unknown;
  form: DraftFormState<LiveDraft>;
  channels: { channel_id: string; name: string }[];
  /** It has begun or is over: the server takes no change any more. */
  locked: boolean;
}

export const emptyLiveSettings = (): LiveSettingsState => ({
  phase: 'loading',
  error: null,
  form: emptyForm(emptyDraft()),
  channels: [],
  locked: false,
});

export const liveSettingsState = proxy<LiveSettingsState>(emptyLiveSettings());
