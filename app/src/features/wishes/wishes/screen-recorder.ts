/** What browsers write of a screen and the server takes (S09), the best first. */
const types = ['video/webm;codecs=vp9,opus', 'video/webm;codecs=vp8,opus', 'video/webm'];
/** Letters stay readable, and 60 seconds have about 19 MB. */
const videoBitsPerSecond = 2_500_000;
/** So often a part is written, by which the bytes are counted, and the time is told, ms. */
const everyMs = { part: 1_000, told: 250 };

/** The browser, as far as recording needs it; tests bring their own. */
export interface ScreenDevices {
  /** Lets the member choose what is shown. @throws DOMException where they choose nothing, or may not */
  readonly capture: () => Promise<MediaStream>;
  readonly Recorder: Pick<typeof MediaRecorder, 'isTypeSupported'> &
    (new (stream: MediaStream, options: MediaRecorderOptions) => MediaRecorder);
}

export interface ScreenRecording {
  /** What was recorded, once it ends: by `stop`, at a limit, or because nothing is shown any more. Rejects when it broke. */
  readonly done: Promise<Blob>;
  stop(): void;
  /** Ends it, for what nobody wants any more. */
  cancel(): void;
}

/** The devices of this browser; null where it cannot record a screen. */
export function screenDevices(): ScreenDevices | null {
  if (typeof MediaRecorder === 'undefined' || !navigator.mediaDevices?.getDisplayMedia) return null;
  return {
    capture: () => navigator.mediaDevices.getDisplayMedia({ video: { frameRate: { max: 15 } }, audio: true }),
    Recorder: MediaRecorder,
  };
}

const typeOf = ({ Recorder }: ScreenDevices): string | undefined =>
  types.find((type) => Recorder.isTypeSupported(type));

export const canRecordScreen = (devices = screenDevices()): boolean =>
  devices !== null && typeOf(devices) !== undefined;

/**
 * Records what the member shows.
 * @param most ends by itself before it is longer or larger, ms and bytes
 * @param onMs told how long it lasts
 * @throws DOMException where the member or the browser shows nothing
 */
export async function recordScreen(
  devices: ScreenDevices,
  most: { readonly ms: number; readonly bytes: number },
  onMs: (ms: number) => void,
): Promise<ScreenRecording> {
  const stream = await devices.capture();
  const mimeType = typeOf(devices);
  const recorder = new devices.Recorder(stream, { ...(mimeType && { mimeType }), videoBitsPerSecond });
  const parts: Blob[] = [];
  const begun = performance.now();
  const stop = (): void => {
    if (recorder.state !== 'inactive') recorder.stop();
  };
  const timer = setInterval(() => {
    const ms = Math.min(performance.now() - begun, most.ms);
    onMs(ms);
    if (ms >= most.ms) stop();
  }, everyMs.told);
  function release(): void {
    clearInterval(timer);
    for (const track of stream.getTracks()) track.stop();
  }
  let size = 0;
  recorder.addEventListener('dataavailable', ({ data }) => {
    parts.push(data);
    size += data.size;
    // One part is on its way when the recorder stops.
    if (size + 2 * data.size >= most.bytes) stop();
  });
  const done = new Promise<Blob>((resolve, reject) => {
    recorder.addEventListener('stop', () => {
      release();
      resolve(new Blob(parts, { type: 'video/webm' }));
    });
    recorder.addEventListener('error', () => {
      release();
      reject(new Error('the recorder broke'));
    });
  });
  // The browser's own "stop sharing".
  for (const track of stream.getVideoTracks()) track.addEventListener('ended', stop);
  recorder.start(everyMs.part);
  return {
    done,
    stop,
    cancel() {
      stop();
      release();
    },
  };
}
