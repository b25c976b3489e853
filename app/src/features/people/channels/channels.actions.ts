import { notifyError } from '../../../shared/notices/index.ts';
import { createPages } from '../../../shared/pages/index.ts';
import * as service from './channels.service.ts';
import { channelsState } from './channels.state.ts';

const pages = createPages({
  state: () => channelsState,
  load: (page) => service.listChannels(channelsState.tab, page),
  keyOf: (channel) => channel.channel_id,
  onMoreFailed: notifyError,
});

/** G121: the first page of a tab. */
export async function showChannels(tab: service.ChannelTab): Promise<void> {
  if (tab !== channelsState.tab) Object.assign(channelsState, { tab, list: [], phase: 'loading' });
  await pages.open();
}

/** The next page of the tab. */
export const loadMoreChannels = pages.more;

/** C098. The button answers at once; a refusal puts it back. */
export async function followChannel(channelId: string, on: boolean): Promise<void> {
  await change(channelId, 'follow', { followed: on }, async (row) => {
    const { followed, fans } = await service.follow(channelId, on);
    Object.assign(row, { followed, fans });
  });
}

/** C096, D80, D94: the class group comes and goes with the subscription. @param on after the terms were ticked (V35) */
export async function subscribeChannel(channelId: string, on: boolean): Promise<void> {
  await change(channelId, 'subscribe', { subscribed: on }, async (row) => {
    row.subscribed = (await (on ? service.subscribe : service.unsubscribe)(channelId)).subscribed;
  });
}

const rowOf = (channelId: string) => channelsState.list.find((channel) => channel.channel_id === channelId);

/**
 * C098 from a page that shows no shelf, such as a live session; a refusal is told in passing.
 * @returns how it is now, null when it could not be changed
 */
export async function setFollowed(channelId: string, on: boolean): Promise<boolean | null> {
  try {
    const { followed, fans } = await service.follow(channelId, on);
    Object.assign(rowOf(channelId) ?? {}, { followed, fans });
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
    Object.assign(rowOf(channelId) ?? {}, { subscribed });
    return subscribed;
  } catch (error) {
    notifyError(error);
    return null;
  }
}

async function change(
  channelId: string,
  what: 'follow' | 'subscribe',
  wish: Partial<Pick<service.ChannelRow, 'followed' | 'subscribed'>>,
  ask: (row: service.ChannelRow) => Promise<void>,
): Promise<void> {
  const row = rowOf(channelId);
  if (!row || channelsState.busy[channelId]) return;
  const { followed, subscribed } = row;
  channelsState.busy[channelId] = what;
  Object.assign(row, wish);
  try {
    await ask(row);
  } catch (error) {
    Object.assign(row, { followed, subscribed });
    notifyError(error);
  } finally {
    delete channelsState.busy[channelId];
  }
}
