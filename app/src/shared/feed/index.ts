export { createFeed, emptyFeed, type Feed } from './create-feed.ts';
