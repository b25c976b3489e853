export { VoteAsking } from './components/VoteAsking.tsx';
export { VotePanel } from './components/VotePanel.tsx';
export { votesState } from './votes.state.ts';
export { enterVote, openVotes } from './votes.actions.ts';
