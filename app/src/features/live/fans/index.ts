export { FanClub } from './components/FanClub.tsx';
export { openClub } from './fans.actions.ts';
export { fansState } from './fans.state.ts';
