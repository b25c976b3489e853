export { ChannelHead } from './components/ChannelHead.tsx';
export { ChannelShelf } from './components/ChannelShelf.tsx';
export { ChannelTabs } from './components/ChannelTabs.tsx';
export { ChannelTeachers } from './components/ChannelTeachers.tsx';
export { FollowedLives } from './components/FollowedLives.tsx';
export { FeaturedTeachers } from './components/FeaturedTeachers.tsx';
export { SubscribeDialog } from './components/SubscribeDialog.tsx';
export {
  loadChannel,
  openChannel,
  setFollowed,
  setSubscribed,
  showChannels,
  showFollowed,
} from './channels.actions.ts';
export { channelsState } from './channels.state.ts';
export type { ChannelTab } from './channels.service.ts';
