import type { TaskSubmission } from '@goldbean/contract/talk';
import type { AssignmentFile, WorkFileActions } from '@goldbean/design-system/class-work';
import { useEffect } from 'react';
import { useSnapshot, type Snapshot } from 'valtio';
import { fileAddresses } from '../../../../shared/files/index.ts';
import { saveWorkFile } from '../filling.actions.ts';
import { sentFile } from '../sent-file.ts';
import { playWork, renewPoster, stopWork, workVideoFailed } from '../videos.actions.ts';
import { workVideosState } from '../videos.state.ts';

type WorkFiles = Snapshot<TaskSubmission['files']>;

/** How files of members' work are drawn and what is done with them, while they are in view. */
export function useWorkFiles(files: WorkFiles): {
  readonly shown: (file: WorkFiles[number]) => AssignmentFile;
  readonly actions: WorkFileActions;
} {
  const addresses = useSnapshot(fileAddresses.state);
  const videos = useSnapshot(workVideosState);
  // One value, since the list is a new one with each snapshot.
  const posters = files.flatMap(({ video }) => video?.poster_id ?? []).join(' ');
  useEffect(() => fileAddresses.need(posters.split(' ').filter(Boolean)), [posters]);
  useEffect(() => stopWork, []);
  const withFile = (fileId: string, run: (file: WorkFiles[number]) => void) => {
    const file = files.find(({ file_id }) => file_id === fileId);
    if (file) run(file);
  };
  return {
    shown: (file) => sentFile(file, { ...videos, addresses }),
    actions: {
      onDownload: (id) => withFile(id, ({ name }) => void saveWorkFile(id, name)),
      onPlay: (id) => withFile(id, (file) => void playWork(file)),
      onVideoFailed: workVideoFailed,
      onPosterFailed: (id) => withFile(id, renewPoster),
    },
  };
}
