import { calls } from '@goldbean/contract';
import { handlersFor } from '../../../platform/http/index.ts';
import type { Votes } from './votes.service.ts';

export const voteRoutes = (votes: Votes) => ({
  votes: handlersFor(calls.votes, {
    info: (input, { caller }) => votes.info(caller.uid, input),
    create: (input, { caller, intent }) => votes.create(caller, input, intent),
    close: (input, { caller }) => votes.close(caller, input),
  }),
});
