import { proxy } from 'valtio/vanilla';
import type { ChannelRow, ChannelTab } from './channels.service.ts';

export interface ChannelsState {
  tab: ChannelTab;
  phase: 'loading' | 'ready' | 'failed';
  list: ChannelRow[];
  total: number;
  page: number;
  error: unknown;
  /** What is being changed now, by channel. */
  busy: Record<string, 'follow' | 'subscribe'>;
}

export const channelsState = proxy<ChannelsState>({
  tab: 'all',
  phase: 'loading',
  list: [],
  total: 0,
  page: 0,
  error: null,
  busy: {},
});
