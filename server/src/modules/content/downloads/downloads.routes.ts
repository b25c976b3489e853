import { calls } from '@goldbean/contract';
import { handlersFor } from '../../../platform/http/index.ts';
import type { Downloads } from './downloads.service.ts';

export const downloadRoutes = (downloads: Downloads) => ({
  downloads: handlersFor(calls.downloads, { list: (input) => downloads.list(input) }),
});
