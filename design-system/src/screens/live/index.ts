export { FrozenScreen, type FrozenScreenProps } from './FrozenScreen/FrozenScreen.tsx';
export {
  LiveEntranceScreen,
  type LiveEntranceScreenProps,
} from './LiveEntranceScreen/LiveEntranceScreen.tsx';
export { LiveRoomScreen, type LiveRoomScreenProps } from './LiveRoomScreen/LiveRoomScreen.tsx';
export { LiveSettingScreen, type LiveSettingScreenProps } from './LiveSettingScreen/LiveSettingScreen.tsx';
export { ReplayScreen, type ReplayScreenProps } from './ReplayScreen/ReplayScreen.tsx';
export { RoomSide, type RoomSideProps } from './RoomSide/RoomSide.tsx';
export { StreamerScreen, type StreamerScreenProps } from './StreamerScreen/StreamerScreen.tsx';
export { WatchersScreen, type WatchersScreenProps } from './WatchersScreen/WatchersScreen.tsx';
