import { calls, type DownloadVariant } from '@goldbean/contract/content';
import { request } from '../../../shared/api/index.ts';

/** G023. */
export const listBuilds = (variant: DownloadVariant) => request(calls.downloads.list, { variant });
