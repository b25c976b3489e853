import { sql } from 'kysely';
import { momentAt, type Reader } from '../../../../platform/database/index.ts';
import type { MomentQuery } from '../messaging.ports.ts';
import { tables, type FrameRow } from '../messaging.tables.ts';

/** What happened in a live room within a time, in its order; messages recalled or blocked are left out. */
export function findMoments(reader: Reader, room: string, asked: MomentQuery): Promise<FrameRow[]> {
  const { from, until, messages, events, after, limit } = asked;
  return (
    tables(reader)
      .selectFrom('room_frame')
      .selectAll()
      .where('room', '=', room)
      // What the index of moments holds.
      .where(sql<boolean>`starts_with(room, 'live_')`)
      .where('ts', '>=', momentAt(from))
      .where('ts', '<', momentAt(until))
      .where('seq', '>', after)
      .where((by) =>
        by.or([
          by.and([
            by('type', '=', 'msg'),
            by('status', '=', 'normal'),
            ...(messages === null ? [] : [by('kind', '=', sql<string>`ANY(${[...messages]}::text[])`)]),
          ]),
          by.and([by('type', '=', 'event'), by('kind', '=', sql<string>`ANY(${[...events]}::text[])`)]),
        ]),
      )
      .orderBy('seq')
      .limit(limit)
      .execute()
  );
}
