import { wordsOfQuery } from '@goldbean/contract';
import { sql, type RawBuilder } from 'kysely';
import type { Clock } from '../../../platform/clock.ts';
import { momentAt, type Reader } from '../../../platform/database/index.ts';
import { countMax, findByName, standsIn, type Find, type SearchRow } from '../../../platform/finding.ts';
import { cutOfRow } from './playback/recorded.access.ts';
import { shownPlaceOf } from './replay.domain.ts';
import type { ReplayLives } from './replay.ports.ts';
import { findParts } from './replay.repository.ts';

const replayHref = (liveId: string, ms?: number): string =>
  `/pindao/livePlayback?live_id=${liveId}${ms === undefined ? '' : `&t=${Math.floor(ms / 1_000)}`}`;

/** Replays that are there to be watched, of live sessions that were not stopped. */
const watchable = (
  now: number,
): RawBuilder<unknown> => sql`live.state = 'ended' AND live_replay.state = 'ready'
  AND live_replay.mode <> 'none' AND (live_replay.expires_at IS NULL OR live_replay.expires_at > ${momentAt(now)})`;

/** S03: replays by the names of their live sessions, the latest first. */
export const findReplaysNamed =
  ({ now }: Clock, openTo: ReplayLives['openTo']): Find =>
  async (reader, sought) => {
    const { rows, total } = await findByName<{
      live_id: string;
      name: string;
      theme: string;
      background: string;
      channel: string;
      at: string;
    }>(
      reader,
      {
        columns: sql`live.live_id, live.name, theme, background, channel.name AS channel,
          (extract(epoch FROM live_replay.started_at) * 1000)::bigint::text AS at`,
        from: sql`live JOIN live_replay USING (live_id) JOIN channel ON channel.channel_id = live.channel_id`,
        where: sql`live.state IN ('not_started', 'live', 'ended') AND ${watchable(now())} AND ${openTo(sought.uid)}`,
        name: sql`live.name`,
        words: sql`live.search_words`,
        order: sql`live_replay.started_at DESC, live.live_id`,
      },
      sought,
    );
    const list = rows.map((row) => ({
      id: row.live_id,
      title: row.name,
      snippet: row.theme,
      from: row.channel,
      at_ts: Number(row.at),
      media_ts: null,
      img: row.background,
      href: replayHref(row.live_id),
    }));
    return { list, total };
  };

interface FoundReplayRow {
  readonly live_id: string;
  readonly seq: string;
  readonly snippet: string;
  readonly sent_at: string;
  readonly name: string;
  readonly channel: string;
  readonly background: string;
  readonly trim_from: string | null;
  readonly trim_to: string | null;
}

/** What the index room_frame_notice holds `grams` of: the same expression, to the letter. */
const noticeWords = sql`folded(frame.body ->> 'text')`;

/** Where a message or an announcement matches: in messages by the words written beside them, in notices by their own. */
async function findMatches(reader: Reader, alike: readonly string[], now: number): Promise<FoundReplayRow[]> {
  const either = (text: RawBuilder<unknown>): RawBuilder<unknown> =>
    sql.join(
      alike.map(
        (query) =>
          sql`(${sql.join(
            wordsOfQuery(query).map((word) => standsIn(text, word)),
            sql` AND `,
          )})`,
      ),
      sql` OR `,
    );
  const { rows } = await sql<FoundReplayRow>`
    WITH written AS MATERIALIZED (
      SELECT frame.room, frame.seq, frame.body ->> 'text' AS snippet, frame.ts
      FROM room_words AS words JOIN room_frame AS frame ON frame.room = words.room AND frame.seq = words.seq
      WHERE (${either(sql`words.words`)}) AND starts_with(words.room, 'live_')
        AND frame.type = 'msg' AND frame.kind = 'text' AND frame.status = 'normal'
      UNION ALL
      SELECT frame.room, frame.seq, frame.body ->> 'text', frame.ts
      FROM room_frame AS frame
      WHERE frame.type = 'event' AND frame.kind = 'notice' AND starts_with(frame.room, 'live_')
        AND (${either(noticeWords)})
    )
    SELECT live.live_id, written.seq::text, written.snippet, (extract(epoch FROM written.ts) * 1000)::bigint::text AS sent_at,
      live.name, live.background, channel.name AS channel, live_replay.trim_from::text, live_replay.trim_to::text
    FROM written
    JOIN live ON written.room = 'live_' || live.live_id
    JOIN live_replay ON live_replay.live_id = live.live_id
    JOIN channel ON channel.channel_id = live.channel_id
    WHERE live.course_type = 1 AND NOT live.block_network AND ${watchable(now)}
    ORDER BY written.ts DESC, written.seq DESC
    LIMIT ${countMax}`.execute(reader);
  return rows;
}

/**
 * S03: minutes of replays in which a message or an announcement matches, the latest first; of live sessions that are open to
 * everybody. A minute is found once, however many match in it.
 */
export const findReplayMinutes =
  ({ now }: Clock): Find =>
  async (reader, { query, alike = [], page, size }) => {
    const matches = await findMatches(reader, [query, ...alike], now());
    const parts = await findParts(reader, [...new Set(matches.map(({ live_id }) => live_id))]);
    const found = new Map<string, SearchRow>();
    for (const row of matches) {
      const stretches = parts
        .filter(({ live_id }) => live_id === row.live_id)
        .map(({ begun_at, ms, ended_by }) => ({ begunAt: begun_at, ms: ms ?? 0, endedBy: ended_by }));
      const cut = cutOfRow({
        trim_from: row.trim_from === null ? null : Number(row.trim_from),
        trim_to: row.trim_to === null ? null : Number(row.trim_to),
      });
      const place = stretches.length === 0 ? null : shownPlaceOf(stretches, cut, Number(row.sent_at));
      if (place === null) continue;
      const id = `${row.live_id}_${Math.floor(place / 60_000)}`;
      // The first time in that minute: the rows come from the latest on.
      found.set(id, {
        id,
        title: row.name,
        snippet: row.snippet,
        from: row.channel,
        at_ts: Number(row.sent_at),
        media_ts: place,
        img: row.background,
        href: replayHref(row.live_id, place),
      });
    }
    const all = [...found.values()];
    return { list: all.slice((page - 1) * size, page * size), total: all.length };
  };
