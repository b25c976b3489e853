import type { CallInput, calls } from '@goldbean/contract';
import { ref } from 'valtio/vanilla';
import { asApiError, newRequestId } from '../../shared/api/index.ts';
import { notifyError } from '../../shared/notices/index.ts';
import { draftOf, emptyDraft, inputOf, type LessonDraft } from './draft.ts';
import { checkLesson, type LessonErrors, type LessonField } from './lesson-rules.ts';
import * as service from './lesson-settings.service.ts';
import { emptyLessonSettings, lessonSettingsState as state } from './lesson-settings.state.ts';

/** One id per intent (D77): the same lesson sent twice is one lesson. A change makes it another intent. */
let requestId = newRequestId();

/** Which field of the call a field of the draft belongs to, for its error to go when it is changed. */
const fieldOf: Partial<Record<keyof LessonDraft, LessonField>> = {
  name: 'name',
  theme: 'theme',
  introduction: 'introduction',
  previewTime: 'preview_time',
  startTime: 'start_time',
  backgroundId: 'background',
  courseType: 'course_type',
  blockNetwork: 'block_network',
  replayMode: 'replay_days',
  replayDays: 'replay_days',
  channelId: 'channel_id',
};

/** A lesson in these states may still be changed (C059). */
const editable: ReadonlySet<string> = new Set(['draft', 'not_started']);

/**
 * G152, or an empty form for a new lesson.
 * @param liveId empty for a new one
 * @param channelId the channel a new lesson was asked for on; empty: my only one
 */
export async function openLesson(liveId: string, channelId: string): Promise<void> {
  Object.assign(state, emptyLessonSettings());
  requestId = newRequestId();
  try {
    const [channels, live] = await Promise.all([
      service.listMyChannels(),
      liveId === '' ? null : service.loadSettings(liveId),
    ]);
    const only = channels.length === 1 ? (channels[0]?.channel_id ?? '') : '';
    state.channels = channels.map(({ channel_id, name }) => ({ channel_id, name }));
    state.locked = live !== null && !editable.has(live.state);
    state.draft = live ? draftOf(live) : emptyDraft(channelId || only);
    state.phase = 'ready';
  } catch (error) {
    Object.assign(state, { phase: 'failed', error: ref(asApiError(error)) });
  }
}

/** The member changed something in the form. */
export function changeLesson(change: Partial<LessonDraft>): void {
  Object.assign(state.draft, change);
  requestId = newRequestId();
  for (const name of Object.keys(change) as (keyof LessonDraft)[]) {
    const field = fieldOf[name];
    if (field) delete state.errors[field];
  }
}

/**
 * C059: saves the lesson unless a rule refuses it (V27 to V32); then the fields say why.
 * @returns its id, or null when it was not saved
 */
export async function saveLesson(): Promise<string | null> {
  if (state.saving) return null;
  state.errors = checkLesson(state.draft, Date.now());
  if (Object.keys(state.errors).length > 0) return null;
  state.saving = true;
  try {
    // The rules have just seen that everything the call asks for is there.
    const input = inputOf(state.draft) as CallInput<typeof calls.editLive>;
    const live = await service.saveLesson({ ...input, request_id: requestId });
    state.draft = draftOf(live);
    return live.live_id;
  } catch (error) {
    const fields = asApiError(error).fields as LessonErrors;
    if (Object.keys(fields).length > 0) state.errors = fields;
    else notifyError(error);
    return null;
  } finally {
    state.saving = false;
  }
}

/**
 * Adds an administrator of the lesson.
 * @returns why not, as an error to be shown beside the field; null when it is done
 */
export async function addAdmin(uid: string): Promise<unknown> {
  if (state.draft.admins.some((admin) => admin.uid === uid)) return null;
  try {
    changeLesson({ admins: [...state.draft.admins, await service.loadUser(uid)] });
    return null;
  } catch (error) {
    return error;
  }
}
