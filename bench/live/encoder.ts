import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { end } from '../money/processes.ts';
import { clockTurns, createPictures, pictureSize } from './clocked-picture.ts';

/** Pictures between two key frames: 2 s, as OBS is told to by most sites. */
const gop = 50;
const frameMs = 1_000 / pictureSize.rate;
/** kbit/s of the picture. */
const bitrate = 1_870;
const soundBitrate = 128;
/** What a stream takes in all, kbit/s. */
export const streamKbits = bitrate + soundBitrate;
const filmSeconds = 20;

const { width, height, rate } = pictureSize;
const raw = ['-f', 'rawvideo', '-pix_fmt', 'yuv420p', '-s', `${width}x${height}`, '-r', String(rate), '-i'];
const sound = ['-f', 'lavfi', '-i', 'sine=frequency=440:sample_rate=44100'];
const x264 =
  `-c:v libx264 -preset ultrafast -tune zerolatency -pix_fmt yuv420p -g ${gop} -keyint_min ${gop} -sc_threshold 0
  -b:v ${bitrate}k -minrate ${bitrate}k -maxrate ${bitrate}k -bufsize ${bitrate}k -x264-params nal-hrd=cbr
  -c:a aac -b:a ${soundBitrate}k -shortest`.split(/\s+/);

function ffmpeg(args: readonly string[]): ChildProcess {
  const command = process.env['FFMPEG_PATH'] ?? 'ffmpeg';
  const child = spawn(command, ['-loglevel', 'error', '-nostdin', '-y', ...args], {
    stdio: ['pipe', 'ignore', 'inherit'],
  });
  // It says itself what went wrong; its end is what whoever started it waits for.
  child.stdin?.on('error', () => {});
  return child;
}

/** An encoder on the line. */
export interface BenchEncoder {
  /** Waits until so great a part of the time between two key frames has passed. */
  readonly atPhase: (part: number) => Promise<void>;
  readonly stop: () => Promise<void>;
}

/**
 * Encodes pictures with the present time in them, and pushes the same bytes to all addresses.
 * @param urls each with its stream and key
 */
export function pushClock(urls: readonly string[]): BenchEncoder {
  const outputs = urls.map((url) => `[f=flv:flvflags=no_duration_filesize]${url}`).join('|');
  const inputs = [...raw, 'pipe:0', ...sound, '-map', '0:v', '-map', '1:a'];
  const child = ffmpeg([...inputs, ...x264, '-flags', '+global_header', '-f', 'tee', outputs]);
  const draw = createPictures();
  const began = performance.now();
  let given = 0;
  const timer = setInterval(() => {
    for (; began + given * frameMs <= performance.now(); given += 1)
      child.stdin?.write(draw(Date.now() % clockTurns));
  }, frameMs / 8);
  return {
    async atPhase(part) {
      const passed = (performance.now() - began) / frameMs / gop;
      const wanted = Math.ceil(passed - part) + part;
      await pause((wanted - passed) * gop * frameMs);
    },
    async stop() {
      clearInterval(timer);
      await end(child);
    },
  };
}

/** Encodes a film of some seconds at a bit rate that does not change, whose pictures carry a clock. */
export async function makeFilm(file: string): Promise<void> {
  const child = ffmpeg([...raw, 'pipe:0', ...sound, ...x264, '-f', 'flv', file]);
  const ended = once(child, 'exit');
  const draw = createPictures();
  for (let n = 0; n < filmSeconds * rate; n += 1)
    if (child.stdin?.write(draw(n * frameMs)) === false) await once(child.stdin, 'drain');
  child.stdin?.end();
  const [code] = await ended;
  if (code !== 0) throw new Error('the film could not be encoded');
}

/** Pushes a film again and again, as it is. @returns stops it */
export function pushFilm(file: string, url: string): () => Promise<void> {
  const child = ffmpeg(['-re', '-stream_loop', '-1', '-i', file, '-c', 'copy', '-f', 'flv', url]);
  return () => end(child);
}
