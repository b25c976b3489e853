import {
  fileFolder,
  type CallAnswer,
  type CallRequest,
  type GroupFile,
  type Message,
  type calls,
} from '@goldbean/contract';
import { refuse } from '../../../platform/refusal.ts';
import type { GroupFilePorts } from './group-files.ports.ts';

/** What was sent in a group, as a folder of files (E37). */
export function createGroupFiles({ database, groups, rooms, readable }: GroupFilePorts) {
  return {
    /** G084, for who may read the group now. @throws Refusal `chat.room_missing`, `chat.not_in_room` */
    async list(
      uid: string,
      { group_id, folder, page, page_size, ...rest }: CallRequest<typeof calls.groupFiles.list>,
    ): Promise<CallAnswer<typeof calls.groupFiles.list>> {
      const { reader } = database;
      const group = await groups.find(reader, group_id);
      if (!group) return refuse('chat.room_missing');
      const { joinedSeq } = await readable(reader, group.room, uid);
      const kinds = folder ? [folder] : fileFolder.options;
      const search = { ...rest, asker: uid, joinedSeq, kinds };
      const { list, total } = await rooms.search(reader, group.room, search, { at: page, size: page_size });
      return { list: list.flatMap(fileOf), total, page, page_size };
    },
  };
}
export type GroupFiles = ReturnType<typeof createGroupFiles>;

function fileOf(message: Message): GroupFile[] {
  if (message.status !== 'normal') return [];
  const { kind, body, sender, seq, ts } = message;
  if (kind !== 'file' && kind !== 'image' && kind !== 'video') return [];
  const { file_id, name, size, mime } = body;
  return [{ file_id, folder: kind, name, size, mime, sender, seq, ts }];
}
