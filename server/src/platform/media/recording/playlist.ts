import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { playlistName } from './recording-task.ts';

/** A whole segment of a recording. */
export interface Segment {
  readonly name: string;
  /** How long it plays, ms. */
  readonly ms: number;
}

/** The segments that a playlist of one recording names, in their order. */
function segmentsOf(playlist: string): Segment[] {
  const segments: Segment[] = [];
  let seconds = 0;
  for (const line of playlist.split('\n')) {
    const length = /^#EXTINF:([\d.]+)/.exec(line)?.[1];
    if (length !== undefined) seconds = Number(length);
    else if (/^\d+\.m4s$/.test(line)) segments.push({ name: line, ms: Math.round(seconds * 1_000) });
  }
  return segments;
}

/** What is whole of the recording in this folder; empty where there is none. */
export async function readSegments(folder: string): Promise<Segment[]> {
  try {
    return segmentsOf(await readFile(join(folder, playlistName), 'utf8'));
  } catch {
    return [];
  }
}

/** Bytes of a file of a recording; null when it is not there. */
export async function sizeOf(path: string): Promise<number | null> {
  try {
    return (await stat(path)).size;
  } catch {
    return null;
  }
}
