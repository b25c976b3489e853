import { calls } from '@goldbean/contract';
import { handlersFor } from '../../../platform/http/index.ts';
import type { Records } from './records.service.ts';

export const recordRoutes = (records: Records) => ({
  records: handlersFor(calls.records, {
    search: (input, { caller }) => records.search(caller.uid, input),
  }),
});
