export { ChannelShelf } from './components/ChannelShelf.tsx';
export { FeaturedTeachers } from './components/FeaturedTeachers.tsx';
export { SubscribeDialog } from './components/SubscribeDialog.tsx';
export { setFollowed, setSubscribed, showChannels } from './channels.actions.ts';
export { channelsState } from './channels.state.ts';
