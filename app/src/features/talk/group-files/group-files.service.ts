import type { CallData } from '@goldbean/contract/shared';
import { calls, type FileFolder } from '@goldbean/contract/talk';
import { request } from '../../../shared/api/index.ts';

export interface FilesWanted {
  /** null is all of them. */
  folder: FileFolder | null;
  query: string;
  /** Whose files; null is everybody's. */
  person: { readonly uid: string; readonly nickname: string } | null;
}

/** G084: one page, newest first. @throws ApiError */
export const listFiles = (
  groupId: string,
  { folder, query, person }: FilesWanted,
  page: number,
): Promise<CallData<typeof calls.groupFiles.list>> =>
  request(calls.groupFiles.list, {
    group_id: groupId,
    page,
    ...(folder && { folder }),
    ...(person && { uid: person.uid }),
    ...(query.trim() !== '' && { q: query }),
  });
