import { calls } from '@goldbean/contract';
import { handlersFor } from '../../../platform/http/index.ts';
import type { RecordsService } from './records.service.ts';

export const recordRoutes = (records: RecordsService) => ({
  records: handlersFor(calls.records, {
    search: (input, { caller }) => records.search(caller.uid, input),
  }),
});
