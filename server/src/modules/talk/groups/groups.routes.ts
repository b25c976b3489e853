import { calls } from '@goldbean/contract';
import { handlersFor } from '../../../platform/http/index.ts';
import type { Groups } from './groups.service.ts';

export const groupRoutes = (groups: Groups) => ({
  groups: handlersFor(calls.groups, {
    list: (_, { caller }) => groups.list(caller.uid),
    info: (input, { caller }) => groups.info(caller.uid, input),
    edit: (input, { caller, intent }) => groups.edit(caller.uid, intent, input),
    choose: (input, { caller, intent }) => groups.choose(caller.uid, intent, input),
  }),
});
