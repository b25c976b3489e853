import type { GroupFile } from '@goldbean/contract/talk';
import { emptyPages, type Pages } from '../../../shared/pages/index.ts';
import { memberState } from '../../../shared/session/index.ts';
import type { FilesWanted } from './group-files.service.ts';

export interface GroupFilesState {
  /** The group whose files are shown; empty while none are. */
  groupId: string;
  wanted: FilesWanted;
  files: Pages<GroupFile>;
}

export const emptyGroupFiles = (): GroupFilesState => ({
  groupId: '',
  wanted: { folder: null, query: '', person: null },
  files: emptyPages(),
});

/** What was sent in the group that is open; read with `useSnapshot`. */
export const groupFilesState = memberState<GroupFilesState>(emptyGroupFiles);
