import { sql } from 'kysely';
import type { Reader } from '../../../../platform/database/index.ts';

/** Where an upload is shown: the newest message of a room that does, by its `seq`. */
export interface DisplayedFile {
  readonly room: string;
  readonly file_id: string;
  readonly seq: number;
}

/** The rooms in which messages show uploads now, the pictures of announcements among them. */
export async function findDisplayedFiles(
  reader: Reader,
  fileIds: readonly string[],
): Promise<DisplayedFile[]> {
  const ids = sql`${[...fileIds]}::text[]`;
  const { rows } = await sql<DisplayedFile>`
    SELECT room, file_id, max(seq) AS seq FROM (
      SELECT room, seq, body ->> 'file_id' AS file_id FROM room_frame
      WHERE type = 'msg' AND body ? 'file_id' AND body ->> 'file_id' = ANY(${ids}) AND status = 'normal'
      UNION ALL
      SELECT room, seq, file_id FROM room_frame, jsonb_array_elements_text(body -> 'pics') AS pics (file_id)
      WHERE type = 'msg' AND kind = 'announcement' AND body -> 'pics' ?| ${ids} AND status = 'normal'
        AND file_id = ANY(${ids})
    ) AS shown GROUP BY room, file_id`.execute(reader);
  return rows;
}

/** The rooms in which messages show merged cards now, each with the newest message that does. */
export async function findRoomsWithCards(
  reader: Reader,
  cardIds: readonly string[],
): Promise<{ room: string; card_id: string; seq: number }[]> {
  const { rows } = await sql<{ room: string; card_id: string; seq: number }>`
    SELECT room, body ->> 'card_id' AS card_id, max(seq) AS seq FROM room_frame
    WHERE type = 'msg' AND body ? 'card_id' AND body ->> 'card_id' = ANY(${[...cardIds]}::text[])
      AND status = 'normal'
    GROUP BY room, body ->> 'card_id'`.execute(reader);
  return rows;
}

/**
 * Whether any message has an upload, one that staff hid among them.
 * @param but id of a message that does not count
 */
export async function holdsFile(reader: Reader, fileId: string, but = ''): Promise<boolean> {
  const { rows } = await sql`
    SELECT 1 FROM room_frame
    WHERE type = 'msg' AND body ? 'file_id' AND body ->> 'file_id' = ${fileId} AND id <> ${but}
    UNION ALL
    SELECT 1 FROM room_frame
    WHERE type = 'msg' AND kind = 'announcement' AND body -> 'pics' ? ${fileId} AND id <> ${but} LIMIT 1`.execute(
    reader,
  );
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
