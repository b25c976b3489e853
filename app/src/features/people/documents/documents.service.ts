import { calls } from '@goldbean/contract/people';
import type { CallData } from '@goldbean/contract/shared';
import { request } from '../../../shared/api/index.ts';

/** What a file is, and where it is now (G187). */
export type FileFacts = CallData<typeof calls.files.facts>;

/** G187. @throws ApiError */
export const facts = (fileId: string): Promise<FileFacts> => request(calls.files.facts, { file_id: fileId });
