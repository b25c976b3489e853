/** What browsers record and the server takes (D79). */
const mime = 'audio/webm;codecs=opus';
/** Enough for a voice. */
const audioBitsPerSecond = 32_000;
/** So often the level is measured, ms. */
const everyMs = 100;

export interface VoiceRecording {
  /** Ends it, if it has not ended by itself. @returns what was heard */
  stop(): Promise<Blob>;
  /** Throws it away. */
  cancel(): void;
}

/** Whether this browser can record what the server takes. */
export const canRecord = (): boolean =>
  typeof MediaRecorder !== 'undefined' &&
  MediaRecorder.isTypeSupported(mime) &&
  navigator.mediaDevices !== undefined;

/** Loudness from 0 to 1. A voice fills a small part of what the samples could hold. */
function levelOf(analyser: AnalyserNode, samples: Float32Array<ArrayBuffer>): number {
  analyser.getFloatTimeDomainData(samples);
  const power = samples.reduce((sum, sample) => sum + sample * sample, 0) / samples.length;
  return Math.min(1, Math.sqrt(power) * 4);
}

/**
 * Records the microphone.
 * @param onLevel told how loud it is, 0 to 1, and how long it lasts, ms
 * @param onLost the microphone went away: what was heard until then is kept, and nothing follows
 * @throws DOMException where the member or the browser gives none
 */
export async function record(
  onLevel: (level: number, ms: number) => void,
  onLost: () => void,
): Promise<VoiceRecording> {
  const stream = await navigator.mediaDevices.getUserMedia({ audio: true });
  const context = new AudioContext();
  const analyser = context.createAnalyser();
  context.createMediaStreamSource(stream).connect(analyser);
  const samples = new Float32Array(analyser.fftSize);
  const recorder = new MediaRecorder(stream, { mimeType: mime, audioBitsPerSecond });
  const parts: Blob[] = [];
  recorder.ondataavailable = ({ data }) => parts.push(data);
  const begun = performance.now();
  let isOver = false;
  const timer = setInterval(() => onLevel(levelOf(analyser, samples), performance.now() - begun), everyMs);

  function release(): void {
    clearInterval(timer);
    for (const track of stream.getTracks()) track.stop();
    void context.close();
  }
  /** It also stops by itself, when the microphone is unplugged or taken away, or the recorder breaks. */
  const heard = new Promise<Blob>((resolve) => {
    recorder.onstop = () => {
      release();
      resolve(new Blob(parts, { type: 'audio/webm' }));
      if (!isOver) onLost();
      isOver = true;
    };
  });
  recorder.start();
  function end(): void {
    isOver = true;
    if (recorder.state !== 'inactive') recorder.stop();
  }
  return {
    stop() {
      end();
      return heard;
    },
    cancel: end,
  };
}
