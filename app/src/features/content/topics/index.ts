export { TopicCards } from './components/TopicCards.tsx';
export { loadTopics } from './topics.actions.ts';
export { topicsState } from './topics.state.ts';
