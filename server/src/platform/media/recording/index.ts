export { openRecordedFile, type RecordedFile } from './file-play.ts';
export type { Segment } from './playlist.ts';
export { createRecorder, spareBytes, type Recorder, type RecorderSettings } from './recorder.ts';
export type { RecorderRun, RecorderRunEnd } from './recorder-run.ts';
