export { Guidance } from './components/Guidance.tsx';
export { InviteCard } from './components/InviteCard.tsx';
export { NewcomerGift } from './components/NewcomerGift.tsx';
export { SignInCard } from './components/SignInCard.tsx';
export { TaskList } from './components/TaskList.tsx';
export { loadInvites, loadSignIns, openRewards } from './rewards.actions.ts';
