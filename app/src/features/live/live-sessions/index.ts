export { ChannelLives } from './components/ChannelLives.tsx';
export { LiveDoor } from './components/LiveDoor.tsx';
export { LiveRow } from './components/LiveSessionRow.tsx';
export { NextLive } from './components/NextLive.tsx';
export { PublicOnAir } from './components/PublicOnAir.tsx';
export { OnAir } from './components/OnAir.tsx';
export { checkEntrance, loadLives, loadOwnLives, refreshEntrance } from './live-sessions.actions.ts';
export { readsIronFans, runsLive } from './live-staff.ts';
export { liveSessionsState } from './live-sessions.state.ts';
