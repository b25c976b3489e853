export { createPoll } from './poll.ts';
