export { openRecordedFile, type RecordedFile } from './file-play.ts';
export type { Segment } from './playlist.ts';
export {
  createRecorder,
  spareBytes,
  type Recorder,
  type RecorderSettings,
  type RecorderRun,
  type RecorderRunEnd,
} from './recorder.ts';
