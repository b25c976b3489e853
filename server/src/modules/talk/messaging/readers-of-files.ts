import type { Reader } from '../../../platform/database/index.ts';
import type { AskRoomAccess } from './messaging.ports.ts';
import type { FileHolders } from './file-holders.ts';

/** Who may read uploads of messages: whoever may read a room in which a message still shows them. */
export const readersOfFiles =
  (roomAccess: AskRoomAccess, holders: Pick<FileHolders, 'shown'>) =>
  async (reader: Reader, uid: string, fileIds: readonly string[]): Promise<ReadonlySet<string>> => {
    const shown = await holders.shown(reader, fileIds);
    const open = new Set<string>();
    for (const room of new Set(shown.map((place) => place.room))) {
      const access = await roomAccess(reader, room, uid);
      if (access && !access.join) open.add(room);
    }
    return new Set(shown.filter(({ room }) => open.has(room)).map(({ file_id }) => file_id));
  };
