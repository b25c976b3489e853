import { calls } from '@goldbean/contract';
import { handlersFor } from '../../../platform/http/index.ts';
import type { GroupJoining } from './group-joining.service.ts';

export const groupJoiningRoutes = (joining: GroupJoining) => ({
  groupJoining: handlersFor(calls.groupJoining, {
    join: (input, { caller, intent }) => joining.join(caller.uid, intent, input),
    exit: (input, { caller, intent }) => joining.exit(caller.uid, intent, input),
    find: (input, { caller }) => joining.find(caller.uid, input),
    large: (input) => joining.large(input),
    open: (input, { caller, intent }) => joining.open(caller.uid, intent, input),
  }),
});
