import { createReadStream, type ReadStream } from 'node:fs';
import { copyFile, mkdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** Storage of uploaded files: here a folder; an object store would be another adapter of this port (D72). */
export interface Storage {
  /** Moves a local file in under `name`, a name of our own making. */
  put(name: string, path: string): Promise<void>;
  /** Bytes `start` to `end`, both included; the whole file without them. */
  read(name: string, range?: { start: number; end: number }): ReadStream;
  /** Bytes, or null when there is no such file. */
  size(name: string): Promise<number | null>;
  remove(name: string): Promise<void>;
}

/** @param folder of its own; made when missing */
export function createStorage(folder: string): Storage {
  const place = (name: string): string => {
    if (!/^[\w-]+(\.[a-z\d]+)?$/.test(name))
      throw new Error('a stored name has letters, digits, _ and - alone');
    return join(folder, name.slice(0, 2), name);
  };
  return {
    async put(name, path) {
      const target = place(name);
      await mkdir(dirname(target), { recursive: true });
      try {
        await rename(path, target);
      } catch (error) {
        // The temporary folder may be another disk.
        if ((error as NodeJS.ErrnoException).code !== 'EXDEV') throw error;
        await copyFile(path, target);
        await rm(path, { force: true });
      }
    },
    read: (name, range) => createReadStream(place(name), range),
    async size(name) {
      try {
        return (await stat(place(name))).size;
      } catch {
        return null;
      }
    },
    remove: (name) => rm(place(name), { force: true }),
  };
}
