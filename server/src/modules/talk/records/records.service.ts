import type { CallAnswer, CallRequest, calls } from '@goldbean/contract';
import type { RecordPorts } from './records.ports.ts';

/** The search for messages of a room (E38). */
export function createRecords({ database, readable, rooms }: RecordPorts) {
  return {
    /** G130, for who may read the room now. @throws Refusal `chat.room_missing`, `chat.not_in_room` */
    async search(
      uid: string,
      { room, kind, page, page_size, ...rest }: CallRequest<typeof calls.records.search>,
    ): Promise<CallAnswer<typeof calls.records.search>> {
      const { reader } = database;
      const { joinedSeq } = await readable(reader, room, uid);
      const search = { ...rest, asker: uid, joinedSeq, kinds: kind && [kind] };
      const { list, total } = await rooms.search(reader, room, search, { at: page, size: page_size });
      return { list, total, page, page_size };
    },
  };
}
export type RecordsService = ReturnType<typeof createRecords>;
