import { liveCounters, liveEvents } from '@goldbean/contract/live';
import { asApiError } from '../../../shared/api/index.ts';
import { notifyError } from '../../../shared/notices/index.ts';
import { createPages } from '../../../shared/pages/index.ts';
import { connection } from '../../../shared/socket/index.ts';
import { createRequestScope } from '../../../shared/requests/index.ts';
import * as service from './live-wishes.service.ts';
import { emptyLiveWishes, liveWishesState as state } from './live-wishes.state.ts';

/** How long after a gift the faces of those who helped are asked for anew, ms: once for all gifts until then. */
const facesAfterMs = 15_000;

const scope = createRequestScope();
let faces: ReturnType<typeof setTimeout> | undefined;

function stopFaces(): void {
  clearTimeout(faces);
  faces = undefined;
}

/**
 * Shows what the teacher hopes for in a live session, and follows it.
 * @param room of the live session
 * @returns ends it
 */
export function openLiveWishes(liveId: string, room: string): () => void {
  const isCurrent = scope.begin();
  Object.assign(state, emptyLiveWishes(), { liveId });
  const stopHearing = connection.onRoom(
    room,
    { wishes_change: liveEvents.wishes_change, wish_sum: liveCounters.wish_sum },
    { wishes_change: () => void loadLiveWishes(), wish_sum: ({ wish_id, now }) => hearSum(wish_id, now) },
  );
  void loadLiveWishes();
  return () => {
    stopHearing();
    if (!isCurrent()) return;
    stopFaces();
    scope.end();
  };
}

/** What is hoped for, and how far it has come; also after events were lost. */
export async function loadLiveWishes(): Promise<void> {
  const isCurrent = scope.watch();
  stopFaces();
  try {
    const list = await service.loadWishes(state.liveId);
    if (!isCurrent()) return;
    // A sum may have overtaken the answer: what has come is never fewer.
    const known = new Map(state.list.map(({ id, now }) => [id, now]));
    state.list = list.map((wish) => ({ ...wish, now: Math.max(wish.now, known.get(wish.id) ?? 0) }));
    state.phase = 'ready';
    state.failure = '';
  } catch (error) {
    // What is shown already is worth more than the news that it could not be loaded anew.
    if (isCurrent() && state.phase !== 'ready')
      Object.assign(state, { phase: 'failed', failure: asApiError(error).msgKey });
  }
}

function hearSum(wishId: string, now: number): void {
  const wish = state.list.find(({ id }) => id === wishId);
  if (!wish || wish.now >= now) return;
  wish.now = now;
  faces ??= setTimeout(() => void loadLiveWishes(), facesAfterMs);
}

async function change(what: string, act: () => Promise<void>): Promise<void> {
  if (state.busy !== null) return;
  const isCurrent = scope.watch();
  state.busy = what;
  try {
    await act();
    if (isCurrent()) await loadLiveWishes();
  } catch (error) {
    notifyError(error);
  } finally {
    if (isCurrent()) state.busy = null;
  }
}

/** G133: hopes for a gift, or for another number of one that is hoped for. */
export const saveLiveWish = (giftId: string, target: number): Promise<void> =>
  change(state.list.find(({ gift }) => gift.gift_id === giftId)?.id ?? 'new', () =>
    service.saveWish(state.liveId, giftId, target),
  );

/** G134: hopes for it no longer. */
export const removeLiveWish = (id: string): Promise<void> => change(id, () => service.removeWish(id));

const helpers = createPages({
  state: () => state.helpers,
  load: (page) => service.loadHelpers(state.asked?.id ?? '', page),
  keyOf: ({ user }) => user.uid,
  onMoreFailed: notifyError,
});

/** C054: shows who helped a wish. */
export function openHelpers(id: string): void {
  state.asked = state.list.find((wish) => wish.id === id) ?? null;
  void helpers.open();
}
export const loadHelpers = helpers.open;
export const loadMoreHelpers = helpers.more;
export function closeHelpers(): void {
  helpers.close();
  state.asked = null;
}
