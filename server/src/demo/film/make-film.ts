/**
 * Makes film.flv, the film that the demo classroom plays as its live session:
 * 24 s of a chart that explains the golden cross, with sound, cut to loop.
 *
 *   node server/src/demo/film/make-film.ts
 *
 * Run it after a change to the plan, the picture or the sound, and commit the
 * new film with that change. The server only reads the film; nothing here runs
 * in production.
 *
 * Needs: Node 24, the workspace's node_modules (playwright and the Noto Sans
 * packages), ffmpeg on the PATH with libx264, and Chromium at CHROMIUM_PATH
 * (default /usr/bin/chromium). The same tools give the same film again: prices
 * are seeded and every picture is drawn from its number, never from a clock.
 */
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { chromium, type Page } from 'playwright';
import * as plan from './film-plan.ts';
import { RATE, framesFor, makeSound, toPcm } from './film-sound.ts';

const FILM = join(import.meta.dirname, 'film.flv');
const SIZE_LIMIT = 1_500_000;
/** Seconds between keyframes: the longest a newcomer waits for the first picture. */
const GOP_SECONDS = 2;
const QUIET = ['-hide_banner', '-loglevel', 'error', '-y'];

const FONTS = ['@fontsource-variable/noto-sans/index.css', '@fontsource-variable/noto-sans-sc/index.css'];

function ffmpeg(args: string[], input?: Buffer): void {
  const run = spawnSync('ffmpeg', [...QUIET, ...args], {
    input,
    stdio: ['pipe', 'inherit', 'inherit'],
  });
  if (run.error) throw run.error;
  if (run.status !== 0) throw new Error(`ffmpeg ended with ${run.status ?? run.signal}`);
}

/** Opens the stage with its fonts loaded; a missing glyph must fail here, not show in the film. */
async function openStage(page: Page, bars: plan.PriceBar[]): Promise<void> {
  await page.goto(pathToFileURL(join(import.meta.dirname, 'film.html')).href);
  const packages = createRequire(import.meta.url);
  for (const css of FONTS) {
    await page.addStyleTag({ url: pathToFileURL(packages.resolve(css)).href });
  }
  const facts = {
    bars,
    crossing: plan.crossingBar(bars),
    strokes: plan.STROKES,
    captions: plan.CAPTIONS,
    fade: plan.FADE,
    barSeconds: plan.BAR_SECONDS,
    seconds: plan.SECONDS,
  };
  await page.evaluate(`stage.open(${JSON.stringify(facts)})`);
}

async function drawPicture(page: Page, frame: number): Promise<Buffer> {
  const url: string = await page.evaluate(`stage.picture(${frame / plan.FPS})`);
  return Buffer.from(url.slice(url.indexOf(',') + 1), 'base64');
}

async function makeVideo(bars: plan.PriceBar[], file: string): Promise<void> {
  const gop = String(GOP_SECONDS * plan.FPS);
  const encoder = spawn(
    'ffmpeg',
    [
      ...QUIET,
      '-f',
      'image2pipe',
      '-framerate',
      String(plan.FPS),
      '-c:v',
      'png',
      '-i',
      '-',
      '-vf',
      'scale=out_color_matrix=bt709:out_range=tv,format=yuv420p',
      '-colorspace',
      'bt709',
      '-color_primaries',
      'bt709',
      '-color_trc',
      'bt709',
      '-c:v',
      'libx264',
      '-profile:v',
      'main',
      '-level',
      '3.1',
      '-preset',
      'veryslow',
      // Fixed group length and no B-frames: any keyframe can open the stream and
      // pictures leave in the order they are shown, as a live encoder would send them.
      '-g',
      gop,
      '-keyint_min',
      gop,
      '-sc_threshold',
      '0',
      '-bf',
      '0',
      '-tune',
      'animation',
      '-crf',
      '17',
      '-maxrate',
      '700k',
      '-bufsize',
      '1400k',
      // One thread: with a rate limit, the split over threads shows in the bytes.
      '-threads',
      '1',
      '-flags:v',
      '+bitexact',
      '-f',
      'matroska',
      file,
    ],
    { stdio: ['pipe', 'inherit', 'inherit'] },
  );
  const ended = once(encoder, 'close');
  const browser = await chromium.launch({
    executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu', '--force-color-profile=srgb'],
  });
  try {
    const page = await browser.newPage({ viewport: { width: 960, height: 540 } });
    await openStage(page, bars);
    for (let frame = 0; frame < plan.SECONDS * plan.FPS; frame++) {
      const picture = await drawPicture(page, frame);
      if (!encoder.stdin.write(picture)) await once(encoder.stdin, 'drain');
    }
  } finally {
    encoder.stdin.end();
    await browser.close();
  }
  const [code] = await ended;
  if (code !== 0) throw new Error(`The video encoder ended with ${String(code)}`);
}

/** The byte ranges of the ADTS frames in an AAC stream. */
function adtsFrames(stream: Buffer): Buffer[] {
  const frames: Buffer[] = [];
  for (let at = 0; at + 7 <= stream.length;) {
    const length = (stream.readUInt32BE(at + 2) >> 5) & 0x1fff;
    if (length < 7) throw new Error(`Broken AAC frame at ${at}`);
    frames.push(stream.subarray(at, at + length));
    at += length;
  }
  return frames;
}

/**
 * AAC overlaps neighbouring frames, and an encoder begins with a priming frame.
 * So the ring is encoded three times in a row and the middle turn is cut out:
 * its first frame already follows on from its last.
 */
function makeAudio(bars: plan.PriceBar[], file: string, workFolder: string): void {
  const ring = makeSound(bars, plan.SECONDS);
  const raw = join(workFolder, 'turns.aac');
  ffmpeg(
    [
      '-f',
      's16le',
      '-ar',
      String(RATE),
      '-ac',
      '1',
      '-i',
      '-',
      '-c:a',
      'aac',
      '-b:a',
      '48k',
      '-flags:a',
      '+bitexact',
      '-f',
      'adts',
      raw,
    ],
    toPcm(ring, 3),
  );
  const count = framesFor(plan.SECONDS);
  const priming = 1;
  const frames = adtsFrames(readFileSync(raw)).slice(count + priming, 2 * count + priming);
  writeFileSync(file, Buffer.concat(frames));
}

const workFolder = mkdtempSync(join(tmpdir(), 'film-'));
try {
  const bars = plan.makeBars();
  const video = join(workFolder, 'film.mkv');
  const audio = join(workFolder, 'film.aac');
  makeAudio(bars, audio, workFolder);
  await makeVideo(bars, video);
  ffmpeg([
    '-i',
    video,
    '-i',
    audio,
    '-map',
    '0:v',
    '-map',
    '1:a',
    '-c',
    'copy',
    '-bsf:a',
    'aac_adtstoasc',
    '-fflags',
    '+bitexact',
    // An end-of-sequence mark in the middle of a loop would tell players to stop.
    '-flvflags',
    'no_sequence_end',
    '-f',
    'flv',
    FILM,
  ]);
  const { size } = statSync(FILM);
  if (size > SIZE_LIMIT) throw new Error(`film.flv has ${size} bytes, over ${SIZE_LIMIT}`);
  process.stdout.write(`film.flv: ${plan.SECONDS} s, ${size} bytes\n`);
} finally {
  rmSync(workFolder, { recursive: true, force: true });
}
