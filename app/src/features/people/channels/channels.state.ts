import { proxy } from 'valtio/vanilla';
import { emptyPages, type Pages } from '../../../shared/pages/index.ts';
import type { ChannelRow, ChannelTab } from './channels.service.ts';

export interface ChannelsState extends Pages<ChannelRow> {
  tab: ChannelTab;
  /** What is being changed now, by channel. */
  busy: Record<string, 'follow' | 'subscribe'>;
}

export const channelsState = proxy<ChannelsState>({
  ...emptyPages(),
  tab: 'all',
  busy: {},
});
