import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/*
 * Films of some seconds as phones, cameras and editors make them: drawn by ffmpeg, the same each time, and rewritten in their
 * boxes where an encoder says other things than ffmpeg does.
 */

const quiet = ['-hide_banner', '-loglevel', 'error', '-nostdin', '-y'];
const same = ['-fflags', '+bitexact', '-flags:v', '+bitexact', '-flags:a', '+bitexact', '-threads', '1'];
/** 64 x 48: red and green above, blue and white below. */
const corners = (seconds: number): string[] =>
  ['red', 'lime', 'blue', 'white'].flatMap((colour) => [
    '-f',
    'lavfi',
    '-i',
    `color=${colour}:s=32x24:r=25:d=${seconds}`,
  ]);
const beside = '[0][1]hstack[above];[2][3]hstack[below];[above][below]vstack';

/** Runs ffmpeg in a folder of its own. @returns what it wrote at `target`, or at its standard output */
function run(args: (folder: string) => readonly string[], target?: string): Buffer {
  const folder = mkdtempSync(join(tmpdir(), 'goldbean-film-'));
  try {
    const program = process.env['FFMPEG_PATH'] ?? 'ffmpeg';
    const ended = spawnSync(program, [...quiet, ...args(folder)], { maxBuffer: 2 ** 28 });
    if (ended.status !== 0) throw new Error(`ffmpeg: ${ended.error?.message ?? ended.stderr.toString()}`);
    return target === undefined ? ended.stdout : readFileSync(join(folder, target));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

export interface FilmSample {
  /** How its picture is encoded, as arguments of ffmpeg. */
  readonly picture?: readonly string[];
  /** How its sound is, a tone; null for none. */
  readonly sound?: readonly string[] | null;
  /** Its container, as arguments of ffmpeg. */
  readonly container?: readonly string[];
  /** How much later its sound begins than its picture, s. */
  readonly soundAfter?: number;
  /** What its picture goes through before it is encoded. */
  readonly filter?: string;
  /** Two where it is left out. */
  readonly seconds?: number;
}

/** Makes a film of four corners and a tone; H.264 and AAC in an mp4 where nothing else is asked for. */
export function makeFilm({
  picture = ['libx264'],
  sound = ['aac'],
  container = ['-f', 'mp4'],
  soundAfter = 0,
  filter,
  seconds = 2,
}: FilmSample = {}): Buffer {
  const tone = ['-itsoffset', String(soundAfter), '-f', 'lavfi', '-i', `sine=440:d=${seconds}`];
  return run(
    (folder) => [
      ...corners(seconds),
      ...(sound ? tone : []),
      '-filter_complex',
      `${beside}${filter ? `,${filter}` : ''}[v]`,
      '-map',
      '[v]',
      ...(sound ? ['-map', '4', '-c:a', ...sound] : []),
      '-c:v',
      ...picture,
      ...same,
      '-strict',
      '-2',
      ...container,
      join(folder, 'film'),
    ],
    'film',
  );
}

/** Sound of a phone, which ffmpeg reads and does not write: two seconds of AMR beside the picture of a film. */
export function withAmr(film: Buffer): Buffer {
  // A frame of 12.2 kbit/s of silence.
  const frame = Buffer.alloc(32);
  frame.writeUInt8(0x3c);
  return run((folder) => {
    const [seen, sound] = [join(folder, 'seen'), join(folder, 'sound.amr')];
    writeFileSync(seen, film);
    writeFileSync(sound, Buffer.concat([Buffer.from('#!AMR\n'), ...Array<Buffer>(100).fill(frame)]));
    const tracks = ['-i', seen, '-i', sound, '-map', '0:v', '-map', '1', '-c', 'copy'];
    return [...tracks, ...same, '-f', '3gp', '-brand', 'isom', join(folder, 'film')];
  }, 'film');
}

const holders = new Set(['moov', 'trak', 'edts', 'mdia', 'minf', 'stbl', 'stsd', 'avc1']);
/** Bytes of a box before the first one it holds. */
const leads: Readonly<Record<string, number>> = { stsd: 8, avc1: 78 };

/** Rewrites boxes of an mp4 whose index stands behind its pictures. @param say gives other content, or null for no box */
function rewritten(bytes: Buffer, say: (name: string, content: Buffer) => Buffer | null): Buffer {
  const written: Buffer[] = [];
  for (let place = 0; place + 8 <= bytes.length;) {
    const size = bytes.readUInt32BE(place);
    const name = bytes.toString('latin1', place + 4, place + 8);
    const content = bytes.subarray(place + 8, place + size);
    const lead = leads[name] ?? 0;
    const inside = holders.has(name)
      ? Buffer.concat([content.subarray(0, lead), rewritten(content.subarray(lead), say)])
      : content;
    const changed = say(name, inside);
    const head = Buffer.from(bytes.subarray(place, place + 8));
    if (changed) head.writeUInt32BE(changed.length + 8);
    if (changed) written.push(head, changed);
    place += size;
  }
  return Buffer.concat(written);
}

/** Says how a picture is turned and mirrored. @param matrix its first two columns: what becomes of a step right and down */
export const withMatrix = (film: Buffer, matrix: readonly [number, number, number, number]): Buffer =>
  rewritten(film, (name, content) => {
    if (name !== 'tkhd') return content;
    const changed = Buffer.from(content);
    for (const [index, place] of [40, 44, 52, 56].entries())
      changed.writeInt32BE((matrix[index] ?? 0) * 65_536, place);
    return changed;
  });

/** A part of each track that is played, s; `from` null waits. */
export interface PlayedPart {
  readonly from: number | null;
  readonly for: number;
  readonly rate?: number;
}

/** Says which parts of each track are played. */
export function withEdits(film: Buffer, parts: readonly PlayedPart[]): Buffer {
  const whole = parts.reduce((sum, part) => sum + part.for, 0) * 1_000;
  const scales: number[] = [];
  rewritten(film, (name, content) => {
    if (name === 'mdhd') scales.push(content.readUInt32BE(12));
    return content;
  });
  return rewritten(film, (name, content) => {
    const changed = Buffer.from(content);
    if (name === 'mvhd') changed.writeUInt32BE(whole, 16);
    if (name === 'tkhd') changed.writeUInt32BE(whole, 20);
    if (name !== 'elst') return changed;
    const scale = scales.shift() ?? 1;
    // What the codec needs before the first picture stays before it.
    const before = content.readInt32BE(12);
    const list = Buffer.alloc(8 + 12 * parts.length);
    list.writeUInt32BE(parts.length, 4);
    for (const [index, part] of parts.entries()) {
      list.writeUInt32BE(part.for * 1_000, 8 + 12 * index);
      list.writeInt32BE(part.from === null ? -1 : before + Math.round(part.from * scale), 12 + 12 * index);
      list.writeUInt32BE((part.rate ?? 1) * 65_536, 16 + 12 * index);
    }
    return list;
  });
}

/** Leaves the shape of the pixels to the pictures themselves. */
export const withoutPixelShape = (film: Buffer): Buffer =>
  rewritten(film, (name, content) => (name === 'pasp' ? null : content));

/** Lets an FLV begin at another time. */
export const flvFrom = (seconds: number): readonly string[] => [
  '-output_ts_offset',
  String(seconds),
  '-f',
  'flv',
];

function ofFilm(film: Buffer, args: readonly string[]): Buffer {
  return run((folder) => {
    const path = join(folder, 'film');
    writeFileSync(path, film);
    return ['-i', path, ...args, 'pipe:1'];
  });
}

const colours: Readonly<Record<string, string>> = {
  '100': 'R',
  '010': 'G',
  '001': 'B',
  '111': 'W',
  '000': '-',
};

/** The corners of the first picture as a player shows it, such as `RG/BW`; of a picture too. */
export function cornersOf(film: Buffer): string {
  const edge = 8;
  const pixels = ofFilm(film, [
    '-frames:v',
    '1',
    '-vf',
    `format=rgb24,scale=${edge}:${edge}:flags=neighbor`,
    '-f',
    'rawvideo',
  ]);
  const name = (x: number, y: number): string => {
    const at = (y * edge + x) * 3;
    const bits = Array.from(pixels.subarray(at, at + 3), (value) => (value > 127 ? 1 : 0));
    return colours[bits.join('')] ?? '?';
  };
  const [near, far] = [1, edge - 2];
  return `${name(near, near)}${name(far, near)}/${name(near, far)}${name(far, far)}`;
}

/** When the sound of a film begins to be audible, in the time of its first picture, s; null where nothing is. */
export function audibleFrom(film: Buffer): number | null {
  const rate = 8_000;
  const filters = `aresample=${rate}:async=1:first_pts=0`;
  const samples = ofFilm(film, ['-map', '0:a:0', '-af', filters, '-ac', '1', '-f', 's16le']);
  for (let place = 0; place + 2 <= samples.length; place += 2)
    if (Math.abs(samples.readInt16LE(place)) > 1_000) return place / 2 / rate;
  return null;
}

/** The pictures of a film: their size, such as `64x48`, and when each is shown, s. */
export function picturesOf(film: Buffer): { readonly size: string; readonly times: readonly number[] } {
  const args = ['-map', '0:v:0', '-fps_mode', 'passthrough', '-f', 'framecrc'];
  const listing = ofFilm(film, args).toString();
  const [count = 0, of = 1] = (/#tb 0: (\d+)\/(\d+)/.exec(listing) ?? []).slice(1).map(Number);
  const pictures = listing.split('\n').filter((line) => line.startsWith('0,'));
  return {
    size: /#dimensions 0: (\S+)/.exec(listing)?.[1] ?? '',
    times: pictures.map((line) => (Number(line.split(',')[2]) * count) / of),
  };
}
