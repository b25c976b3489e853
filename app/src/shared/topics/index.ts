export { topicAbout, topicName } from './topic-words.ts';
