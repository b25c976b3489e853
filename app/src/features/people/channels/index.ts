export { ChannelShelf } from './components/ChannelShelf.tsx';
export { setFollowed, setSubscribed, showChannels } from './channels.actions.ts';
export { channelsState } from './channels.state.ts';
