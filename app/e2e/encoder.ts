import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { patienceMs } from './patience.ts';

const ffmpeg = process.env['FFMPEG_PATH'] ?? 'ffmpeg';

/** @throws Error with the one command that mends it */
export function needFfmpeg(): void {
  if (spawnSync(ffmpeg, ['-version'], { timeout: patienceMs }).status === 0) return;
  throw new Error(`no ffmpeg at ${ffmpeg}; run: sudo apt-get install -y ffmpeg`);
}

/** A teacher's encoder on the line. */
export interface TestEncoder {
  /** Cuts it off as a broken line does. @returns when it is gone */
  readonly kill: () => Promise<void>;
  /** Its exit code, once it ended by itself. */
  readonly ended: Promise<number | null>;
}

const picture = ['-re', '-f', 'lavfi', '-i', 'testsrc2=size=320x180:rate=15'];
const sound = ['-f', 'lavfi', '-i', 'sine=frequency=440:sample_rate=44100'];
const video = [
  '-c:v',
  'libx264',
  '-preset',
  'ultrafast',
  '-tune',
  'zerolatency',
  '-g',
  '15',
  '-pix_fmt',
  'yuv420p',
];

/** Pushes a test picture with sound, as a teacher's OBS would: address and key are what G088 gave. */
export function push(rtmpUrl: string, key: string): TestEncoder {
  const output = ['-c:a', 'aac', '-f', 'flv', `${rtmpUrl}/${key}`];
  const child = spawn(ffmpeg, ['-loglevel', 'fatal', '-nostdin', ...picture, ...sound, ...video, ...output], {
    stdio: 'ignore',
  });
  const ended = once(child, 'exit').then(([code]) => (typeof code === 'number' ? code : null));
  return {
    ended,
    kill: async () => {
      child.kill('SIGKILL');
      await ended;
    },
  };
}
