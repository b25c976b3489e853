import type { Reader } from '../../../../platform/database/index.ts';
import type { AskRoomAccess } from '../messaging.ports.ts';
import type { FileHolders } from './file-holders.registry.ts';

/** Who may read uploads of messages: whoever may read a message that still shows them. */
export const readersOfFiles =
  (roomAccess: AskRoomAccess, holders: Pick<FileHolders, 'shown'>) =>
  async (reader: Reader, uid: string, fileIds: readonly string[]): Promise<ReadonlySet<string>> => {
    const shown = await holders.shown(reader, fileIds);
    /** By room, after which `seq` the member may read it. */
    const open = new Map<string, number>();
    for (const room of new Set(shown.map((place) => place.room))) {
      const access = await roomAccess(reader, room, uid);
      if (access && !access.join) open.set(room, access.joinedSeq ?? 0);
    }
    const isOpen = ({ room, seq }: (typeof shown)[number]): boolean => seq > (open.get(room) ?? Infinity);
    return new Set(shown.filter(isOpen).map(({ file_id }) => file_id));
  };
