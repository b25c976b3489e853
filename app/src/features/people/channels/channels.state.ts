import { emptyPages, type Pages } from '../../../shared/pages/index.ts';
import { memberState } from '../../../shared/session/index.ts';
import type { ChannelInfo, ListedChannel, ChannelTab } from './channels.service.ts';

/**
 * Where channels are listed: two shelves of the homepage, one for those that are followed (S03), and the page of
 * channels. Each keeps its own rows (D92).
 */
export type ChannelPlace = 'shelf' | 'followed' | 'page';

export interface ChannelList extends Pages<ListedChannel> {
  tab: ChannelTab;
  /** Words of a name; empty for all. */
  q: string;
}

/** The channel of the page of one channel. */
export interface OneChannel {
  id: string;
  phase: 'loading' | 'ready' | 'failed';
  /** Why it could not be loaded. */
  error: unknown;
  info: ChannelInfo | null;
}

export interface ChannelsState {
  lists: Record<ChannelPlace, ChannelList>;
  one: OneChannel;
  /** What is being changed now, by channel. */
  busy: Record<string, 'follow' | 'subscribe'>;
}

const emptyList = (): ChannelList => ({ ...emptyPages(), tab: 'all', q: '' });
export const emptyChannel = (id = ''): OneChannel => ({ id, phase: 'loading', error: null, info: null });

export const channelsState = memberState<ChannelsState>(() => ({
  lists: { shelf: emptyList(), followed: { ...emptyList(), tab: 'followed' }, page: emptyList() },
  one: emptyChannel(),
  busy: {},
}));
