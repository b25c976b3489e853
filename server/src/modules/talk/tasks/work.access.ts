import type { Reader } from '../../../platform/database/index.ts';
import type { AskTaskAccess } from './tasks.ports.ts';
import { findOwnersOfFiles } from './tasks.repository.ts';

/** Who may read the files of a member's work: that member, and the staff of the group. */
export const readersOfWork =
  (roomAccess: AskTaskAccess) =>
  async (reader: Reader, uid: string, fileIds: readonly string[]): Promise<ReadonlySet<string>> => {
    const owned = await findOwnersOfFiles(reader, fileIds);
    const staffed = new Set<string>();
    for (const room of new Set(owned.map((file) => file.room))) {
      const access = await roomAccess(reader, room, uid);
      if (access && access.role !== 'member') staffed.add(room);
    }
    return new Set(
      owned.filter((file) => file.uid === uid || staffed.has(file.room)).map(({ file_id }) => file_id),
    );
  };
