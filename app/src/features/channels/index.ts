export { ChannelShelf } from './components/ChannelShelf.tsx';
export {
  followChannel,
  loadMoreChannels,
  setFollowed,
  setSubscribed,
  showChannels,
  subscribeChannel,
} from './channels.actions.ts';
export type { ChannelTab } from './channels.service.ts';
export { channelsState } from './channels.state.ts';
