import type { RecordingOff } from '@goldbean/contract';

/** A live session that is recorded on this server, or was to be. */
export interface RunningRecording {
  off: RecordingOff | null;
  failures: number;
  stop: (() => void) | null;
  /** How often it was asked to begin or to end: a stretch that begins is outdated when it is asked again meanwhile. */
  asked: number;
  /** Resolves when all stretches that were begun are over and their rows say so; never rejects. */
  written: Promise<void>;
  again: NodeJS.Timeout | undefined;
}

/** What is recorded on this server, by live session. */
export type RunningRecordings = Map<string, RunningRecording>;

/** Outdates what was asked before, and what waits to be taken up again. */
function outdateRequests(recording: RunningRecording): void {
  recording.asked += 1;
  clearTimeout(recording.again);
}

/** The recording of a live session that is about to begin a stretch. */
export function askToBegin(running: RunningRecordings, liveId: string): RunningRecording {
  const recording: RunningRecording = running.get(liveId) ?? {
    off: null,
    failures: 0,
    stop: null,
    asked: 0,
    written: Promise.resolve(),
    again: undefined,
  };
  running.set(liveId, recording);
  outdateRequests(recording);
  return recording;
}

/** Ends the stretch under way, also one that is about to begin; none is begun again by itself. */
export function endRecording(recording: RunningRecording): void {
  outdateRequests(recording);
  recording.stop?.();
}
