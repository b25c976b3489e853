import { sql } from 'kysely';
import type { Moment, Reader } from '../../../../platform/database/index.ts';

type LastMessageTables = { room_frame: { room: string; type: string; sender: string; ts: Moment } };

/** When some members last wrote something in a room, UTC ms; what was taken back since counts too. */
export async function findLastSentAt(
  reader: Reader,
  room: string,
  uids: readonly string[],
): Promise<Map<string, number>> {
  const rows = await reader
    .withTables<LastMessageTables>()
    .selectFrom('room_frame')
    .select((select) => ['sender', select.fn.max<number>('ts').as('at')])
    .where('room', '=', room)
    .where('type', '=', 'msg')
    .where('sender', '=', sql<string>`ANY(${[...uids]}::text[])`)
    .groupBy('sender')
    .execute();
  return new Map(rows.map(({ sender, at }) => [sender, at]));
}
