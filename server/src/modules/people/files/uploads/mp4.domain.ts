import { open, type FileHandle } from 'node:fs/promises';

/*
 * What an mp4 says of how its tracks are shown, as far as the reader of media passes over it: which parts of a track are
 * played (edit lists), and how wide and high its picture is to be.
 */

/** Part of a track that is played, in the order of playing. Times in seconds. */
interface Edit {
  readonly duration: number;
  /** Where it begins in the track; null for a wait in which nothing of the track is shown. */
  readonly from: number | null;
  /** 1: as fast as it was taken. */
  readonly rate: number;
}

/** A track of pictures or sound as an mp4 presents it. */
export interface Mp4Track {
  readonly edits: readonly Edit[];
  /** How long all of it is, seconds; 0 where its samples come in fragments. */
  readonly duration: number;
  /** How wide and high its picture is shown before it is turned, px; 0 of sound. */
  readonly width: number;
  readonly height: number;
}

interface Mp4Box {
  readonly name: string;
  readonly content: Buffer;
}

/** The index of hours of film has some megabytes. */
const mostIndexBytes = 67_108_864;

/** @throws RangeError where a box ends beyond what holds it */
function boxesOf(bytes: Buffer): Mp4Box[] {
  const boxes: Mp4Box[] = [];
  let place = 0;
  while (place + 8 <= bytes.length) {
    const short = bytes.readUInt32BE(place);
    const head = short === 1 ? 16 : 8;
    const size =
      short === 0 ? bytes.length - place : short === 1 ? Number(bytes.readBigUInt64BE(place + 8)) : short;
    if (size < head || place + size > bytes.length)
      throw new RangeError('a box is larger than what holds it');
    boxes.push({
      name: bytes.toString('latin1', place + 4, place + 8),
      content: bytes.subarray(place + head, place + size),
    });
    place += size;
  }
  return boxes;
}

function contentAt(bytes: Buffer, ...path: readonly string[]): Buffer | undefined {
  let content: Buffer | undefined = bytes;
  for (const wanted of path)
    content = content && boxesOf(content).find(({ name }) => name === wanted)?.content;
  return content;
}

/** A header whose times have 32 bits in version 0 and 64 in version 1: what stands after two times of when it was made. */
function timesOf(header: Buffer): { readonly scale: number; readonly duration: number } {
  const isLong = header.readUInt8(0) === 1;
  const scale = header.readUInt32BE(isLong ? 20 : 12);
  return { scale, duration: isLong ? Number(header.readBigUInt64BE(24)) : header.readUInt32BE(16) };
}

function editsOf(list: Buffer, movieScale: number, trackScale: number): Edit[] {
  const isLong = list.readUInt8(0) === 1;
  const bytes = isLong ? 20 : 12;
  return Array.from({ length: list.readUInt32BE(4) }, (_, index) => {
    const place = 8 + index * bytes;
    const duration = isLong ? Number(list.readBigUInt64BE(place)) : list.readUInt32BE(place);
    const from = isLong ? Number(list.readBigInt64BE(place + 8)) : list.readInt32BE(place + 4);
    const rate = list.readInt32BE(place + bytes - 4) / 65_536;
    return { duration: duration / movieScale, from: from < 0 ? null : from / trackScale, rate };
  });
}

function trackOf(track: Buffer, movieScale: number): Mp4Track[] {
  const kind = contentAt(track, 'mdia', 'hdlr')?.toString('latin1', 8, 12);
  const [shown, times] = [contentAt(track, 'tkhd'), contentAt(track, 'mdia', 'mdhd')];
  if (!shown || !times || (kind !== 'vide' && kind !== 'soun')) return [];
  const { scale, duration } = timesOf(times);
  const list = contentAt(track, 'edts', 'elst');
  return [
    {
      edits: list ? editsOf(list, movieScale, scale) : [],
      duration: duration / scale,
      width: shown.readUInt32BE(shown.length - 8) / 65_536,
      height: shown.readUInt32BE(shown.length - 4) / 65_536,
    },
  ];
}

/** Finds the index of a file without reading what it indexes; it may stand at its end. */
async function readIndex(file: FileHandle, bytes: number): Promise<Buffer> {
  const head = Buffer.alloc(16);
  for (let place = 0; place + 8 <= bytes;) {
    const { bytesRead } = await file.read(head, 0, 16, place);
    const short = head.readUInt32BE(0);
    const long = short === 1 && bytesRead === 16;
    const size = long ? Number(head.readBigUInt64BE(8)) : short === 0 ? bytes - place : short;
    const begin = long ? 16 : 8;
    if (size < begin) throw new RangeError('a box is smaller than its head');
    if (head.toString('latin1', 4, 8) === 'moov') {
      if (size > mostIndexBytes || place + size > bytes) throw new RangeError('the index is too large');
      const index = Buffer.alloc(size - begin);
      await file.read(index, 0, index.length, place + begin);
      return index;
    }
    place += size;
  }
  throw new RangeError('there is no index');
}

/**
 * Reads how an mp4 presents its tracks of pictures and sound.
 * @throws RangeError where it is broken
 */
export async function readMp4(path: string): Promise<Mp4Track[]> {
  const file = await open(path);
  try {
    const index = await readIndex(file, (await file.stat()).size);
    const movie = contentAt(index, 'mvhd');
    if (!movie) throw new RangeError('it does not say how its time is counted');
    const { scale } = timesOf(movie);
    return boxesOf(index).flatMap(({ name, content }) => (name === 'trak' ? trackOf(content, scale) : []));
  } finally {
    await file.close();
  }
}

/** How much of a track's end may be left out as what its codec fills up, seconds. */
const fillSeconds = 0.25;

/**
 * Whether all players play the same of a track: after a wait at most, all of it from some place on. Browsers pass over
 * what else an edit list says, each in its own way.
 */
export function isPlayedThrough({ edits, duration }: Mp4Track): boolean {
  const parts = edits.filter(({ from }) => from !== null);
  const [part, ...more] = parts;
  if (!part) return edits.length === 0;
  if (more.length > 0 || part.rate !== 1) return false;
  const end = (part.from ?? 0) + part.duration;
  return part.duration === 0 || duration === 0 || end >= duration - fillSeconds;
}
