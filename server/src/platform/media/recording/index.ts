export type { Segment } from './playlist.ts';
export {
  createRecorder,
  spareBytes,
  type Recorder,
  type RecorderOff,
  type RecorderSettings,
  type Stretch,
  type StretchEnd,
} from './recorder.ts';
