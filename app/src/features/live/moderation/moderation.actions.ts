import { mayKeepOrder, moderationEvents, type LiveRole } from '@goldbean/contract/live';
import { roomEvents } from '@goldbean/contract/talk';
import { ref } from 'valtio/vanilla';
import { asApiError } from '../../../shared/api/index.ts';
import { connection } from '../../../shared/socket/index.ts';
import { createRequestScope } from '../../../shared/requests/index.ts';
import { loadRestricted } from './restricted-viewers.ts';
import * as service from './moderation.service.ts';
import {
  emptyModeration,
  moderationState as state,
  type ModerationDialogKind,
  type OpenedViewer,
} from './moderation.state.ts';

const scope = createRequestScope();
/** Anew with everybody who is looked at. */
const looking = createRequestScope();
/** Anew with every question, so that an older answer does not stand over a newer one. */
const listing = createRequestScope();

const { freeze, warn, warn_ack, viewer_block } = moderationEvents;
const heard = { freeze, warn, warn_ack, viewer_block, mute: roomEvents.mute };

export interface ModerationPlace {
  readonly liveId: string;
  readonly channelId: string;
  readonly room: string;
  readonly role: LiveRole;
}

/** Begins to keep order in a live room: what others do there is seen at once (P05). @returns ends it */
export function openModeration(place: ModerationPlace): () => void {
  const isCurrent = scope.begin();
  Object.assign(state, emptyModeration(), place);
  const again = ({ uid }: { readonly uid: string }) => {
    if (state.shown?.uid === uid) void loadViewer();
    if (isListed) void loadRestrictedViewers();
  };
  const stop = connection.onRoom(place.room, heard, {
    freeze: again,
    warn: again,
    warn_ack: again,
    viewer_block: again,
    mute: again,
  });
  return () => {
    stop();
    if (!isCurrent()) return;
    scope.end();
    looking.end();
    listing.end();
    Object.assign(state, emptyModeration());
  };
}

/** C028: shows who somebody in the room is. */
export function showViewer(shown: OpenedViewer): void {
  looking.begin();
  Object.assign(state, { shown, viewer: { phase: 'loading', data: null, error: null } });
  void loadViewer();
}

export async function loadViewer(): Promise<void> {
  const { shown, liveId } = state;
  if (!shown) return;
  const isCurrent = looking.watch();
  try {
    const data = await service.loadViewer(liveId, shown.uid);
    if (isCurrent()) state.viewer = { phase: 'ready', data, error: null };
  } catch (error) {
    // What is known already is worth more than the news that it could not be asked for anew.
    if (isCurrent() && !state.viewer.data)
      state.viewer = { phase: 'failed', data: null, error: ref(asApiError(error)) };
  }
}

export function closeViewer(): void {
  looking.end();
  state.shown = null;
}

/** Asks for the reason first. @param member null for what is against the streamer */
export function askAction(action: ModerationDialogKind, member: OpenedViewer | null): void {
  Object.assign(state, { asked: { action, member }, error: null });
}

export function cancelAction(): void {
  if (state.saving === null) state.asked = null;
}

let isListed = false;

/** Shows the staff of a room whom they hold back. @returns stops it */
export function openRestricted(): () => void {
  isListed = true;
  state.restricted = { phase: 'loading', list: [], error: null };
  void loadRestrictedViewers();
  return () => {
    isListed = false;
    listing.end();
  };
}

export async function loadRestrictedViewers(): Promise<void> {
  const isCurrent = listing.begin();
  const { liveId, channelId, room, role } = state;
  if (!mayKeepOrder(role, 'block')) return;
  if (state.restricted.phase === 'failed') state.restricted.phase = 'loading';
  try {
    const list = await loadRestricted({ liveId, channelId, room, role });
    if (isCurrent()) state.restricted = { phase: 'ready', list, error: null };
  } catch (error) {
    if (isCurrent() && state.restricted.list.length === 0)
      state.restricted = { phase: 'failed', list: [], error: ref(asApiError(error)) };
  }
}
