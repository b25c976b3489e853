import { ref } from 'valtio/vanilla';
import { asApiError } from '../../../shared/api/index.ts';
import { createDraftForm } from '../../../shared/forms/index.ts';
import { notifyError } from '../../../shared/notices/index.ts';
import { draftOf, emptyDraft, inputOf, type LiveDraft } from './draft.ts';
import { checkLive, type LiveField } from './live-rules.ts';
import * as service from './live-settings.service.ts';
import { emptyLiveSettings, liveSettingsState as state } from './live-settings.state.ts';

/** Which field of the call a field of the draft belongs to, for its error to go when it is changed. */
const fieldOf: Partial<Record<keyof LiveDraft, readonly LiveField[]>> = {
  name: ['name'],
  theme: ['theme'],
  introduction: ['introduction'],
  previewTime: ['preview_time'],
  startTime: ['start_time'],
  backgroundId: ['background'],
  courseType: ['course_type'],
  blockNetwork: ['block_network'],
  replayMode: ['replay_days'],
  replayDays: ['replay_days'],
  channelId: ['channel_id'],
};

const form = createDraftForm({
  state: () => state.form,
  inputOf,
  check: (draft: LiveDraft) => checkLive(draft, Date.now()),
  fieldsOf: (name) => fieldOf[name] ?? [],
  onFailed: notifyError,
});

/** A live session in these states may still be changed (C059). */
const editable: ReadonlySet<string> = new Set(['draft', 'not_started']);

/**
 * G152, or an empty form for a new live session.
 * @param liveId empty for a new one
 * @param channelId the channel a new live session was asked for on; empty: my only one
 */
export async function openLive(liveId: string, channelId: string): Promise<void> {
  Object.assign(state, emptyLiveSettings());
  try {
    const [channels, live] = await Promise.all([
      service.listMyChannels(),
      liveId === '' ? null : service.loadSettings(liveId),
    ]);
    const only = channels.length === 1 ? (channels[0]?.channel_id ?? '') : '';
    state.channels = channels.map(({ channel_id, name }) => ({ channel_id, name }));
    state.locked = live !== null && !editable.has(live.state);
    form.open(live ? draftOf(live) : emptyDraft(channelId || only));
    state.phase = 'ready';
  } catch (error) {
    Object.assign(state, { phase: 'failed', error: ref(asApiError(error)) });
  }
}

/** The member changed something in the form. */
export const changeLive: (change: Partial<LiveDraft>) => void = form.change;

/**
 * C059: saves the live session unless a rule refuses it (V27 to V32); then the fields say why.
 * @returns its id, or null when it was not saved
 */
export async function saveLive(): Promise<string | null> {
  const live = await form.submit((input, request_id) => service.saveLive({ ...input, request_id }));
  if (!live) return null;
  form.open(draftOf(live));
  return live.live_id;
}

/**
 * Adds an administrator of the live session.
 * @returns why not, as an error to be shown beside the field; null when it is done
 */
export async function addAdmin(uid: string): Promise<unknown> {
  if (state.form.values.admins.some((admin) => admin.uid === uid)) return null;
  try {
    changeLive({ admins: [...state.form.values.admins, await service.loadUser(uid)] });
    return null;
  } catch (error) {
    return error;
  }
}
