export { FiguresPanel } from './components/FiguresPanel.tsx';
export { Summary } from './components/Summary.tsx';
export { RoomStage } from './components/RoomStage.tsx';
export { LikeBar } from './components/LikeBar.tsx';
export { OnlinePanel } from './components/OnlinePanel.tsx';
export {
  catchUpWith,
  dismissRoomNotice,
  markChannel,
  momentSeen,
  openLive,
  refreshLive,
} from './live.actions.ts';
export { openFigures } from './figures.actions.ts';
export { liveRoomState } from './live.state.ts';
