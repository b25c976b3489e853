export {
  ChannelScreen,
  type ChannelScreenProps,
  type ChannelScreenState,
} from './ChannelScreen/ChannelScreen.tsx';
export { ChannelsScreen, type ChannelsScreenProps } from './ChannelsScreen/ChannelsScreen.tsx';
export { LargeClassScreen, type LargeClassScreenProps } from './LargeClassScreen/LargeClassScreen.tsx';
