import type { TaskSubmission } from '@goldbean/contract/talk';
import type { AssignmentFile } from '@goldbean/design-system/class-work';
import type { Snapshot } from 'valtio/vanilla';
import { documentHref } from '../../../shared/files/index.ts';
import type { WorkVideosState } from './videos.state.ts';

type SubmittedFile = TaskSubmission['files'][number];

/** What this page knows of files: their addresses by file id, and which video plays. */
export interface FilesHere extends Snapshot<WorkVideosState> {
  readonly addresses: Readonly<Record<string, string>>;
}

/** How a video is drawn; undefined for what is only saved. */
function videoOf(
  { file_id, name, video }: Snapshot<SubmittedFile>,
  { addresses, playing, unplayable }: FilesHere,
): AssignmentFile['video'] {
  if (!video || unplayable.includes(file_id)) return undefined;
  const { state, poster_id, duration, w, h } = video;
  return {
    kind: 'video',
    name,
    poster: poster_id === null ? '' : (addresses[poster_id] ?? ''),
    seconds: duration / 1_000,
    width: w,
    height: h,
    state,
    ...(playing?.fileId === file_id && { url: playing.url }),
  };
}

/** A file of a member's work: where it is read in the page (S26) and how it plays (D32), if it can be. */
export function sentFile(file: Snapshot<SubmittedFile>, here: FilesHere): AssignmentFile {
  const { file_id: id, name, size } = file;
  const href = documentHref(id, name);
  const video = videoOf(file, here);
  return { id, name, size, ...(href !== undefined && { href }), ...(video && { video }) };
}
