import { calls } from '@goldbean/contract';
import { handlersFor } from '../../../platform/http/index.ts';
import type { Groups } from './groups.service.ts';

export const groupRoutes = (groups: Groups) => ({
  groups: handlersFor(calls.groups, {
    list: (_, { caller }) => groups.list(caller.uid),
  }),
});
