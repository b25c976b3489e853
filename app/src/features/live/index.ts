export { LessonStage, type LessonStageProps } from './components/LessonStage.tsx';
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
export { liveRoomState, type LiveRoom } from './live.state.ts';
