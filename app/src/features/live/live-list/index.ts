export { LiveDoor } from './components/LiveDoor.tsx';
export { LiveRow } from './components/LiveListRow.tsx';
export { NextLive } from './components/NextLive.tsx';
export { OnAir } from './components/OnAir.tsx';
export { checkEntrance, loadLives, loadOwnLives, refreshEntrance } from './live-list.actions.ts';
export { runsLive } from './live-crew.ts';
export { liveListState } from './live-list.state.ts';
