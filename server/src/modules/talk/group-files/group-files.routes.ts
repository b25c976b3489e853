import { calls } from '@goldbean/contract';
import { handlersFor } from '../../../platform/http/index.ts';
import type { GroupFiles } from './group-files.service.ts';

export const groupFileRoutes = (groupFiles: GroupFiles) => ({
  groupFiles: handlersFor(calls.groupFiles, {
    list: (input, { caller }) => groupFiles.list(caller.uid, input),
  }),
});
