import { calls } from '@goldbean/contract';
import { handlersFor } from '../../../platform/http/index.ts';
import type { Fans } from './fans.service.ts';

export const fanRoutes = (fans: Fans) => ({
  fans: handlersFor(calls.fans, {
    join: (input, { caller, intent }) => fans.join(caller.uid, input, intent),
    info: (input, { caller }) => fans.info(caller.uid, input),
    user: (input, { caller }) => fans.user(caller.uid, input),
    tasks: (input, { caller, intent }) => fans.tasks(caller.uid, input, intent),
    exit: (input, { caller, intent }) => fans.exit(caller.uid, input, intent),
    unlock: (input, { caller, intent }) => fans.unlock(caller.uid, input, intent),
    members: (input) => fans.members(input),
    light: (input, { caller, intent }) => fans.light(caller.uid, input, intent),
    isLit: (input, { caller }) => fans.isLit(caller.uid, input),
  }),
});
