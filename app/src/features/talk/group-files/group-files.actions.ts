import { recordLimits } from '@goldbean/contract/talk';
import { fileAddresses, saveAs } from '../../../shared/files/index.ts';
import { notifyError } from '../../../shared/notices/index.ts';
import { createPages, emptyPages } from '../../../shared/pages/index.ts';
import * as service from './group-files.service.ts';
import { emptyGroupFiles, groupFilesState as state } from './group-files.state.ts';

/** So long nothing must be typed before the words are searched, ms. */
const typingMs = 300;
let typing: ReturnType<typeof setTimeout> | undefined;

const files = createPages({
  state: () => state.files,
  load: (page) => service.listFiles(state.groupId, state.wanted, page),
  // A file that was sent twice stands twice.
  keyOf: ({ seq }) => seq,
  onMoreFailed: notifyError,
});

/** E37: the newest of a group. @returns ends it */
export function openFiles(groupId: string): () => void {
  Object.assign(state, emptyGroupFiles(), { groupId });
  void files.open();
  return () => {
    clearTimeout(typing);
    files.close();
    Object.assign(state, emptyGroupFiles());
  };
}

/** Another folder, other words, or the files of another person. */
export function want(change: Partial<service.FilesWanted>): void {
  clearTimeout(typing);
  files.close();
  Object.assign(state.wanted, change);
  state.wanted.query = Array.from(state.wanted.query).slice(0, recordLimits.searchCharacters).join('');
  state.files = emptyPages();
  if (change.query === undefined) void files.open();
  else typing = setTimeout(() => void files.open(), typingMs);
}

/** The next page, or the first once more. */
export const moreFiles = (): Promise<void> => files.more();

/** Saves a file under its name. */
export async function saveFile(fileId: string, name: string): Promise<void> {
  try {
    saveAs(await fileAddresses.fresh(fileId), name);
  } catch (error) {
    notifyError(error);
  }
}
