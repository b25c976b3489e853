import { ref } from 'valtio/vanilla';
import { asApiError } from '../../../shared/api/index.ts';
import { notifyError } from '../../../shared/notices/index.ts';
import { createPages, emptyPages } from '../../../shared/pages/index.ts';
import { createRequestScope } from '../../../shared/requests/index.ts';
import * as service from './live-sessions.service.ts';
import { liveSessionsState } from './live-sessions.state.ts';

const sections: readonly service.LivesSection[] = ['live', 'not_started', 'ended'];

const pagesOf = (section: service.LivesSection) =>
  createPages({
    state: () => liveSessionsState.rows[section],
    load: (page) => service.listLives(section, page),
    keyOf: (live) => live.live_id,
    // Rows are asked for again and again by themselves: only a page that the member asked for is missed.
    onMoreFailed: (error, page) => {
      if (page > 1) notifyError(error);
    },
  });
const rows = { live: pagesOf('live'), not_started: pagesOf('not_started'), ended: pagesOf('ended') };

/** G119: the first page of each row; what is shown stays until the new is here, and so does a row that was leafed on. */
export async function loadLives(): Promise<void> {
  const stale = sections.filter((section) => liveSessionsState.rows[section].page <= 1);
  await Promise.all(stale.map((section) => rows[section].open()));
}

/** The next page of one row. */
export const loadMoreLives = (section: service.LivesSection): Promise<void> => rows[section].more();

const ofChannel = createPages({
  state: () => liveSessionsState.ofChannel,
  load: (page) => service.listLivesOf(liveSessionsState.ofChannel.channelId, page),
  keyOf: (live) => live.live_id,
  onMoreFailed: notifyError,
});

/** G119: what a channel has on air, plans and had. */
export async function loadLivesOf(channelId: string): Promise<void> {
  if (liveSessionsState.ofChannel.channelId !== channelId)
    Object.assign(liveSessionsState.ofChannel, { ...emptyPages(), channelId });
  await ofChannel.open();
}
export const loadMoreLivesOf = ofChannel.more;

const publicOnAir = createPages({
  state: () => liveSessionsState.open,
  load: service.listPublicOnAir,
  keyOf: (live) => live.live_id,
  onMoreFailed: notifyError,
});

/** G462: what everybody may watch now (S16). */
export const loadPublicOnAir = publicOnAir.open;
export const loadMorePublicOnAir = publicOnAir.more;

/** C018: what the way into a live session depends on. */
export async function checkEntrance(liveId: string): Promise<void> {
  liveSessionsState.entrance = { kind: 'checking' };
  try {
    liveSessionsState.entrance = { kind: 'known', info: await service.loadLive(liveId) };
  } catch (error) {
    liveSessionsState.entrance = { kind: 'refused', error: ref(asApiError(error)) };
  }
}

/** Asks again while a member waits before the door; a failure changes nothing (D90). */
export async function refreshEntrance(liveId: string): Promise<void> {
  try {
    const info = await service.loadLive(liveId);
    const { entrance } = liveSessionsState;
    if (entrance.kind === 'known' && entrance.info.live.live_id === liveId) entrance.info = info;
  } catch {
    // The door stays as it was, and is asked again.
  }
}

/** The live sessions that the member may run: on air or to come, of the channels given. */
export async function loadOwnLives(channelIds: readonly string[]): Promise<void> {
  liveSessionsState.own = { kind: 'loading' };
  try {
    const lists = await Promise.all(channelIds.map((channelId) => service.listOwnLives(channelId)));
    liveSessionsState.own = { kind: 'ready', list: lists.flat() };
  } catch (error) {
    liveSessionsState.own = { kind: 'failed', error: ref(asApiError(error)) };
  }
}

/** What is on air elsewhere is offered up to this many. */
const othersMax = 3;
const nextScope = createRequestScope();

/** What comes next on a channel; where it has nothing, what is on air elsewhere. */
export async function loadNext(channelId: string): Promise<void> {
  const isCurrent = nextScope.begin();
  liveSessionsState.next = { kind: 'loading' };
  try {
    const live = await service.findNext(channelId);
    const others = live ? [] : await service.listOnAir(othersMax);
    if (isCurrent()) liveSessionsState.next = { kind: 'ready', live, others };
  } catch {
    // It is an offer beside what was asked for: without it the way to all live sessions stands.
    if (isCurrent()) liveSessionsState.next = { kind: 'failed' };
  }
}

/** C055: makes or gives up the member's appointment. @param make false gives it up */
export async function changeAppointment(liveId: string, make: boolean): Promise<void> {
  if (liveSessionsState.busy[liveId]) return;
  liveSessionsState.busy[liveId] = true;
  try {
    const { state } = await service.changeAppointment(liveId, make ? 'make' : 'cancel');
    markAppointed(liveId, state !== 'none');
  } catch (error) {
    notifyError(error);
  } finally {
    delete liveSessionsState.busy[liveId];
  }
}

/** The live session may stand on a card, at its own entrance and after another one at once. */
function markAppointed(liveId: string, appointed: boolean): void {
  const lists = [...sections.map((section) => liveSessionsState.rows[section]), liveSessionsState.ofChannel];
  for (const live of lists.flatMap(({ list }) => list)) {
    if (live.live_id === liveId) live.appointed = appointed;
  }
  const { entrance, next } = liveSessionsState;
  if (next.kind === 'ready' && next.live?.live_id === liveId) next.live.appointed = appointed;
  if (entrance.kind === 'known' && entrance.info.live.live_id === liveId) {
    entrance.info.my.appointed = appointed;
  }
}
