import type { Reader } from '../../../../platform/database/index.ts';
import { createRegistry } from '../../../../platform/registry.ts';
import { findDisplayedFiles, holdsFile, type DisplayedFile } from './shown-files.repository.ts';

/** Something that shows uploads of rooms: messages themselves, or what stands in them. */
export interface FileHolder {
  /** The rooms in which uploads are shown now. */
  shown(reader: Reader, fileIds: readonly string[]): Promise<DisplayedFile[]>;
  /** Whether an upload is still needed, shown or not. @param but id of a message that is taken back, and needs it no more */
  holds(reader: Reader, fileId: string, but?: string): Promise<boolean>;
}

/** All that shows uploads of rooms; features that keep messages elsewhere register by name. */
export function createFileHolders() {
  const holders = createRegistry<Record<string, FileHolder>>('holders of files');
  holders.register('messages', { shown: findDisplayedFiles, holds: holdsFile });

  return {
    register: (name: string, holder: FileHolder) => holders.register(name, holder),

    async shown(reader: Reader, fileIds: readonly string[]): Promise<DisplayedFile[]> {
      return (await Promise.all(holders.all().map((holder) => holder.shown(reader, fileIds)))).flat();
    },
    async holds(reader: Reader, fileId: string, but?: string): Promise<boolean> {
      for (const holder of holders.all()) if (await holder.holds(reader, fileId, but)) return true;
      return false;
    },
  };
}
export type FileHolders = ReturnType<typeof createFileHolders>;
