export { Choices } from './components/Choices.tsx';
export { NoReplay } from './components/NoReplay.tsx';
export { Moments, ReplayComments } from './components/ReplayParts.tsx';
export { ReplayStage } from './components/ReplayStage.tsx';
export { Replays } from './components/Replays.tsx';
export { openReplay, refreshReplay } from './replay.actions.ts';
export { replayState } from './replay.state.ts';
