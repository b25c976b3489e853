import { ref } from 'valtio/vanilla';
import { asApiError } from '../../../shared/api/index.ts';
import { notifyError } from '../../../shared/notices/index.ts';
import { createPages } from '../../../shared/pages/index.ts';
import { createRequestScope } from '../../../shared/requests/index.ts';
import * as service from './channels.service.ts';
import { channelsState as state, emptyChannel, type ChannelPlace } from './channels.state.ts';

/** G121 lists by name: what is on air may stand on any page, so few large ones are asked for (D56). */
const followedAtOnce = 100;

const pagesOf = (place: ChannelPlace, pageSize?: number) =>
  createPages({
    state: () => state.lists[place],
    load: (page) => service.listChannels(state.lists[place], page, pageSize),
    keyOf: (channel) => channel.channel_id,
    onMoreFailed: notifyError,
  });
const pages = {
  shelf: pagesOf('shelf'),
  followed: pagesOf('followed', followedAtOnce),
  page: pagesOf('page'),
};

/** G121: the first page of a tab. @param q words of a name; empty for all */
export async function showChannels(place: ChannelPlace, tab: service.ChannelTab, q = ''): Promise<void> {
  const list = state.lists[place];
  if (tab !== list.tab || q !== list.q) Object.assign(list, { tab, q, list: [], phase: 'loading' });
  await pages[place].open();
}

/** S03: all channels that the member follows; each page shows as soon as it is here. */
export async function showFollowed(): Promise<void> {
  await showChannels('followed', 'followed');
  const now = state.lists.followed;
  // A page that brings nothing new, or that did not come, ends it; so does another member.
  for (
    let known = -1;
    now === state.lists.followed && known < now.list.length && now.list.length < now.total;
  ) {
    known = now.list.length;
    await pages.followed.more();
  }
}

/** The next page of the tab. */
export const loadMoreChannels = (place: ChannelPlace): Promise<void> => pages[place].more();

const scope = createRequestScope();

/** Shows one channel (C097). @returns ends it */
export function openChannel(channelId: string): () => void {
  const isCurrent = scope.begin();
  state.one = emptyChannel(channelId);
  void loadChannel();
  return () => {
    if (isCurrent()) scope.end();
  };
}

/** C097; also after a failure. */
export async function loadChannel(): Promise<void> {
  const isCurrent = scope.watch();
  state.one.phase = 'loading';
  try {
    const info = await service.loadChannel(state.one.id);
    if (isCurrent()) Object.assign(state.one, { phase: 'ready', info });
  } catch (error) {
    if (isCurrent()) Object.assign(state.one, { phase: 'failed', error: ref(asApiError(error)) });
  }
}

/** Whatever shows the channel: its cards on the lists, and its own page. */
const shownOf = (channelId: string) => [
  ...Object.values(state.lists).flatMap(({ list }) =>
    list.filter((channel) => channel.channel_id === channelId),
  ),
  ...(state.one.info && state.one.id === channelId ? [state.one.info] : []),
];

/** C098. The button answers at once; a refusal puts it back. */
export async function followChannel(channelId: string, on: boolean): Promise<void> {
  await change(channelId, 'follow', { followed: on }, async () => {
    const { followed, fans } = await service.follow(channelId, on);
    return { followed, fans };
  });
}

/** C096, D80, D94: the class group comes and goes with the subscription. @param on after the terms were ticked (V35) */
export async function subscribeChannel(channelId: string, on: boolean): Promise<void> {
  await change(channelId, 'subscribe', { subscribed: on }, async () => {
    const { subscribed, group_id } = await (on ? service.subscribe : service.unsubscribe)(channelId);
    if (state.one.info && state.one.id === channelId) state.one.info.group_id = group_id;
    return { subscribed };
  });
}

/**
 * C098 from a page that shows no card of it, such as a live session; a refusal is told in passing.
 * @returns how it is now, null when it could not be changed
 */
export async function setFollowed(channelId: string, on: boolean): Promise<boolean | null> {
  try {
    const { followed, fans } = await service.follow(channelId, on);
    for (const shown of shownOf(channelId)) Object.assign(shown, { followed, fans });
    return followed;
  } catch (error) {
    notifyError(error);
    return null;
  }
}

/** C096, likewise. @returns how it is now, null when it could not be changed */
export async function setSubscribed(channelId: string, on: boolean): Promise<boolean | null> {
  try {
    const { subscribed } = await (on ? service.subscribe : service.unsubscribe)(channelId);
    for (const shown of shownOf(channelId)) Object.assign(shown, { subscribed });
    return subscribed;
  } catch (error) {
    notifyError(error);
    return null;
  }
}

type ChannelMembership = Partial<Pick<service.ListedChannel, 'followed' | 'subscribed' | 'fans'>>;

async function change(
  channelId: string,
  what: 'follow' | 'subscribe',
  wish: ChannelMembership,
  ask: () => Promise<ChannelMembership>,
): Promise<void> {
  const [before] = shownOf(channelId);
  if (!before || state.busy[channelId]) return;
  const { followed, subscribed } = before;
  const show = (status: ChannelMembership) => {
    for (const shown of shownOf(channelId)) Object.assign(shown, status);
  };
  state.busy[channelId] = what;
  show(wish);
  try {
    show(await ask());
  } catch (error) {
    show({ followed, subscribed });
    notifyError(error);
  } finally {
    delete state.busy[channelId];
  }
}
