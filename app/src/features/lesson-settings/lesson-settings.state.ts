import { proxy } from 'valtio/vanilla';
import { emptyDraft, type LessonDraft } from './draft.ts';
import type { LessonErrors } from './lesson-rules.ts';

export interface LessonSettingsState {
  phase: 'loading' | 'ready' | 'failed';
  /** Why the lesson could not be loaded. */
  error: unknown;
  draft: LessonDraft;
  /** Field to `msg_key`; a field loses its own when it is changed. */
  errors: LessonErrors;
  channels: { channel_id: string; name: string }[];
  /** It has begun or is over: the server takes no change any more. */
  locked: boolean;
  saving: boolean;
}

export const emptyLessonSettings = (): LessonSettingsState => ({
  phase: 'loading',
  error: null,
  draft: emptyDraft(),
  errors: {},
  channels: [],
  locked: false,
  saving: false,
});

export const lessonSettingsState = proxy<LessonSettingsState>(emptyLessonSettings());
