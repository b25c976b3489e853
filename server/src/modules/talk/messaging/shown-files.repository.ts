import { sql } from 'kysely';
import type { Reader } from '../../../platform/database/index.ts';

/** The rooms in which messages show uploads now. */
export async function findShown(
  reader: Reader,
  fileIds: readonly string[],
): Promise<{ room: string; file_id: string }[]> {
  const { rows } = await sql<{ room: string; file_id: string }>`
    SELECT DISTINCT room, body ->> 'file_id' AS file_id FROM room_frame
    WHERE type = 'msg' AND body ? 'file_id' AND body ->> 'file_id' = ANY(${[...fileIds]}::text[])
      AND status = 'normal'`.execute(reader);
  return rows;
}

/** The rooms in which messages show merged cards now. */
export async function findRoomsWithCards(
  reader: Reader,
  cardIds: readonly string[],
): Promise<{ room: string; card_id: string }[]> {
  const { rows } = await sql<{ room: string; card_id: string }>`
    SELECT DISTINCT room, body ->> 'card_id' AS card_id FROM room_frame
    WHERE type = 'msg' AND body ? 'card_id' AND body ->> 'card_id' = ANY(${[...cardIds]}::text[])
      AND status = 'normal'`.execute(reader);
  return rows;
}

/** Whether any message has an upload, one that staff hid among them. */
export async function holdsFile(reader: Reader, fileId: string): Promise<boolean> {
  const { rows } = await sql`
    SELECT 1 FROM room_frame
    WHERE type = 'msg' AND body ? 'file_id' AND body ->> 'file_id' = ${fileId} LIMIT 1`.execute(reader);
  return rows.length > 0;
}

/** The messages in which an upload is to be played, those that staff hid among them. */
export async function findPlaying(
  reader: Reader,
  fileId: string,
): Promise<{ room: string; id: string; kind: 'video' | 'voice' }[]> {
  const { rows } = await sql<{ room: string; id: string; kind: 'video' | 'voice' }>`
    SELECT room, id, kind FROM room_frame
    WHERE type = 'msg' AND body ? 'file_id' AND body ->> 'file_id' = ${fileId} AND kind IN ('video', 'voice')
    ORDER BY room, seq`.execute(reader);
  return rows;
}
