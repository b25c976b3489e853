import { ref } from 'valtio/vanilla';
import { serverNow } from '../../../shared/clock/index.ts';
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
  previewAt: ['preview_time'],
  startAt: ['start_time'],
  backgroundId: ['background'],
  courseType: ['course_type', 'ticket_beans'],
  ticketBeans: ['ticket_beans'],
  blockNetwork: ['block_network'],
  replayMode: ['replay_days'],
  replayDays: ['replay_days'],
  channelId: ['channel_id'],
};

const form = createDraftForm({
  state: () => state.form,
  inputOf,
  check: (draft: LiveDraft) => checkLive(draft, serverNow()),
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
    state.ticketSold = live?.ticket_sold ?? false;
    state.locked = live !== null && !editable.has(live.state);
    form.open(live ? draftOf(live) : emptyDraft(channelId || only));
    state.phase = 'ready';
    void loadProducts();
  } catch (error) {
    Object.assign(state, { phase: 'failed', error: ref(asApiError(error)) });
  }
}

/** The member changed something in the form. What is on sale follows the channel. */
export function changeLive(change: Partial<LiveDraft>): void {
  form.change(change);
  if (change.channelId === undefined) return;
  form.change({ goods: [] });
  void loadProducts();
}

/** C100: what the chosen channel has on sale; nothing before one is chosen. */
export async function loadProducts(): Promise<void> {
  const { channelId } = state.form.values;
  const isAsked = () => state.form.values.channelId === channelId;
  state.products = channelId === '' ? { kind: 'ready', list: [] } : { kind: 'loading' };
  if (channelId === '') return;
  try {
    const list = await service.listProducts(channelId);
    if (isAsked()) state.products = { kind: 'ready', list };
  } catch (error) {
    if (isAsked()) state.products = { kind: 'failed', error: ref(asApiError(error)) };
  }
}

/** A member is looked for when the typing rests for so long, ms. */
const restMs = 250;
const search = { words: '', timer: undefined as ReturnType<typeof setTimeout> | undefined };

/** G171: looks for members; the answer of words that were typed over is not shown. */
export function searchPeople(words: string): void {
  clearTimeout(search.timer);
  search.words = words.trim();
  if (search.words === '') {
    state.people = { kind: 'ready', list: [] };
    return;
  }
  state.people = { kind: 'loading' };
  search.timer = setTimeout(() => void findPeople(search.words), restMs);
}

async function findPeople(words: string): Promise<void> {
  const isAsked = () => search.words === words;
  try {
    const list = await service.searchPeople(words);
    if (isAsked()) state.people = { kind: 'ready', list };
  } catch (error) {
    if (isAsked()) state.people = { kind: 'failed', error: ref(asApiError(error)) };
  }
}

/** The same words again, after a failure. */
export const searchAgain = (): void => searchPeople(search.words);

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

/** The administrators that were chosen: of those who are, and those who were found. */
export function chooseAdmins(uids: readonly string[]): void {
  const found = state.people.kind === 'ready' ? state.people.list : [];
  const known = [...state.form.values.admins, ...found];
  changeLive({ admins: uids.flatMap((uid) => known.find((one) => one.uid === uid) ?? []) });
}
