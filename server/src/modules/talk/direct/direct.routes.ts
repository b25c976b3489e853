import { calls } from '@goldbean/contract';
import { handlersFor } from '../../../platform/http/index.ts';
import type { Direct } from './direct.service.ts';

export const directRoutes = (direct: Direct) => ({
  direct: handlersFor(calls.direct, {
    open: ({ uid }, { caller, intent }) => direct.open(caller.uid, intent, uid),
  }),
});
