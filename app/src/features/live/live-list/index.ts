export { ChannelLives } from './components/ChannelLives.tsx';
export { LiveDoor } from './components/LiveDoor.tsx';
export { LiveRow } from './components/LiveListRow.tsx';
export { NextLive } from './components/NextLive.tsx';
export { PublicOnAir } from './components/PublicOnAir.tsx';
export { OnAir } from './components/OnAir.tsx';
export { checkEntrance, loadLives, loadOwnLives, refreshEntrance } from './live-list.actions.ts';
export { readsIronFans, runsLive } from './live-staff.ts';
export { liveListState } from './live-list.state.ts';
