import { groupCalls } from '@goldbean/contract';
import { handlersFor } from '../../platform/http/index.ts';
import type { Groups } from './groups.service.ts';

export const groupRoutes = (groups: Groups) =>
  handlersFor(groupCalls, {
    groupList: (_, { caller }) => groups.list(caller.uid),
  });
