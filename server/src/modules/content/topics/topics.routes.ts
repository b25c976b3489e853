import { calls } from '@goldbean/contract';
import { handlersFor } from '../../../platform/http/index.ts';
import type { Topics } from './topics.service.ts';

/** Binds the calls of the contract's feature `topics`. */
export const topicRoutes = (topics: Topics) => ({
  topics: handlersFor(calls.topics, {
    list: (_input, { caller }) => topics.list(caller?.uid ?? null),
    follow: (input, { caller }) => topics.follow(caller.uid, input),
  }),
});
