export { VoteAsking } from './components/VoteAsking.tsx';
export { VotePanel } from './components/VotePanel.tsx';
export { enterVote, openVotes } from './votes.actions.ts';
