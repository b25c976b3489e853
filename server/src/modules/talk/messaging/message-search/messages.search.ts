import { wordsOfQuery } from '@goldbean/contract';
import { sql } from 'kysely';
import { countMax, gramsOf, type Find } from '../../../../platform/finding.ts';
import { isNotDeletedBy } from '../messages/deletions.repository.ts';
import type { AskRoomsOf } from '../messaging.ports.ts';

interface MessageFinderPorts {
  /** Rooms that somebody is a member of; those of live sessions are none of them. */
  readonly roomsOf: AskRoomsOf;
  /** What a room is called; null for a conversation that nobody named. */
  readonly titleOf: (reader: Parameters<Find>[0], room: string) => Promise<string | null>;
}

/** S03: messages of the rooms of which somebody is a member, since they are, the latest first. */
export const findMessagesInOwnRooms =
  ({ roomsOf, titleOf }: MessageFinderPorts): Find =>
  async (reader, { query, uid, page, size }) => {
    const own = await roomsOf(reader, [uid]);
    const words = wordsOfQuery(query);
    if (own.length === 0 || words.length === 0) return { list: [], total: 0 };
    const stands = words.map(
      (word) => sql`grams(written.words) @> ${gramsOf(word)}::text[] AND strpos(written.words, ${word}) > 0`,
    );
    const { rows } = await sql<{ room: string; seq: string; snippet: string; by: string; at: string }>`
      SELECT written.room, written.seq::text,
        coalesce(room_frame.body ->> 'text', room_frame.body ->> 'name', written.words) AS snippet,
        coalesce(member.nickname, '') AS by, (extract(epoch FROM room_frame.ts) * 1000)::bigint::text AS at
      FROM unnest(${own.map(({ room }) => room)}::text[], ${own.map(({ joinedSeq }) => joinedSeq ?? 0)}::bigint[])
        AS mine (room, joined)
      JOIN room_words AS written ON written.room = mine.room AND written.seq > mine.joined
      JOIN room_frame ON room_frame.room = written.room AND room_frame.seq = written.seq
      LEFT JOIN member ON member.uid = room_frame.sender
      WHERE ${sql.join(stands, sql` AND `)}
        AND room_frame.type = 'msg' AND room_frame.status = 'normal' AND ${isNotDeletedBy(uid)}
      ORDER BY room_frame.ts DESC, written.room, written.seq DESC
      LIMIT ${countMax}`.execute(reader);
    const shown = rows.slice((page - 1) * size, page * size);
    const titles = new Map<string, string>();
    for (const room of new Set(shown.map((row) => row.room)))
      titles.set(room, (await titleOf(reader, room)) ?? '');
    const list = shown.map(({ room, seq, snippet, by, at }) => ({
      id: `${room}.${seq}`,
      title: by,
      snippet,
      from: titles.get(room) ?? '',
      at_ts: Number(at),
      media_ts: null,
      img: '',
      href: `/chat?group=${room.replace('class_', '')}&seq=${seq}`,
    }));
    return { list, total: rows.length };
  };
