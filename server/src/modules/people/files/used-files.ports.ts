import type { Reader, Tx } from '../../../platform/database/index.ts';
import { isPublicName } from './files.domain.ts';
import type { FileRow } from './files.repository.ts';

/**
 * A file as others may show it. Size in bytes, `w` and `h` in px (null for what has no picture), `duration` in ms (null
 * for what browsers do not play, and is not converted either).
 */
export interface UsedFile {
  readonly file_id: string;
  /** Relative to the host; empty for a private file, whose addresses are made for one member each. */
  readonly url: string;
  readonly name: string;
  readonly size: number;
  readonly mime: string;
  readonly w: number | null;
  readonly h: number | null;
  readonly duration: number | null;
}

/** How far the conversion of a file has come; null for one that is shown as it came. */
export type Conversion = 'waiting' | 'ready' | 'failed' | null;

/** A file that is to be played. */
export interface PlayedFile extends UsedFile {
  readonly conversion: Conversion;
  /** What is played in its place once its conversion is ready; null before, and for what plays as it came. */
  readonly played_id: string | null;
  /** First picture of a video; null until it is drawn, and where that cannot be. */
  readonly poster_id: string | null;
}

/**
 * Marks an upload as used in the caller's transaction, so that it is not deleted.
 * @throws Refusal `file.unknown` when it is not the member's, not for this scene, or gone
 */
export type TakeFile = (tx: Tx, uid: string, fileId: string) => Promise<UsedFile>;

/** A listener to the end of a conversion or poster, called in its transaction: nobody begins to use the file meanwhile. */
export type ConversionListener = (tx: Tx, file: PlayedFile) => Promise<void>;

/** The uploads of a scene, for the feature that uses them. */
export interface SceneFiles {
  readonly take: TakeFile;
  /** The same for what is to be played: begins the conversion of what browsers do not play (D32, D79). */
  takeToPlay(tx: Tx, uid: string, fileId: string): Promise<PlayedFile>;
  /** How videos of the scene play, by file id; what is no video, or is only saved, is left out. */
  videos(reader: Reader, fileIds: readonly string[]): Promise<ReadonlyMap<string, PlayedFile>>;
  /** Registers a listener to conversions of the scene, before the server starts. */
  onConverted(name: string, listener: ConversionListener): void;
  /** What stands in a file of the scene, for what is read as a whole. @throws where it is gone */
  content(reader: Reader, fileId: string): Promise<Uint8Array<ArrayBuffer>>;
  /** Holds a file of the scene until the transaction ends, to use it once more. @returns false when it is gone */
  hold(tx: Tx, fileId: string): Promise<boolean>;
  /**
   * Deletes a file of the scene for all, and what it was converted to, unless it is still in use.
   * @param isUsed asked while nobody else can begin or cease to use the file
   */
  drop(tx: Tx, fileId: string, isUsed: () => Promise<boolean>): Promise<void>;
}

export const asUsed = (row: FileRow): UsedFile => ({
  file_id: row.file_id,
  url: isPublicName(row.stored) ? `/files/${row.stored}` : '',
  name: row.name,
  size: row.size,
  mime: row.mime,
  w: row.w,
  h: row.h,
  duration: row.duration,
});
