import { wordsOfQuery } from '@goldbean/contract';
import { sql, type RawBuilder } from 'kysely';
import { countMax, standsIn, type Find, type SearchRow } from '../../../../platform/finding.ts';

/** The most characters of a text that stand under a title. */
const snippetCharacters = 200;

/** What the index post_version_found holds `grams` of: the same expression, to the letter. */
const words = sql`shown.search_words`;
const title = sql`folded(shown.title)`;

/** How one kind is found. */
export interface WrittenKind {
  /** Its address in the app. */
  readonly addressOf: (id: string) => string;
  /**
   * Whether everybody may read the whole of the version `shown`; left out, they may. What is locked is found by its title
   * alone, and answers no text.
   */
  readonly isOpen?: RawBuilder<unknown>;
}

interface FoundPostRow {
  readonly id: string;
  readonly title: string;
  readonly snippet: string;
  readonly nickname: string;
  readonly at_ts: number;
}

/**
 * S03: what members wrote of one kind and everybody may see, by title and text; those with the words in the title first, then
 * the latest.
 */
export const findWritten =
  (kind: string, { addressOf, isOpen = sql`true` }: WrittenKind): Find =>
  async (reader, { query, page, size }) => {
    const sought = wordsOfQuery(query);
    if (sought.length === 0) return { list: [], total: 0 };
    const stands = sought.map((word) => standsIn(words, word));
    const inTitle = sought.map((word) => sql`strpos(${title}, ${word}) > 0`);
    const { rows } = await sql<{ total: number; found: FoundPostRow[] }>`
      WITH found AS MATERIALIZED (
        SELECT shown.post_id, shown.version, row_number() OVER (ORDER BY
          strpos(${title}, ${sought.join(' ')}) > 0 DESC, post.displayed_at DESC, post.post_id DESC) AS place
        FROM post_version AS shown
        JOIN post ON post.post_id = shown.post_id AND post.shown_version = shown.version
        WHERE shown.state = 'displayed' AND post.state = 'displayed' AND post.kind = ${kind}
          AND ${sql.join(stands, sql` AND `)} AND (${isOpen} OR ${sql.join(inTitle, sql` AND `)})
        ORDER BY place LIMIT ${countMax}
      )
      SELECT (SELECT count(*) FROM found) AS total,
        coalesce((SELECT json_agg(one ORDER BY one.place) FROM (
          SELECT found.place, post.post_id AS id, shown.title, member.nickname,
            CASE WHEN ${isOpen} THEN left(shown.words, ${snippetCharacters}) ELSE '' END AS snippet,
            (extract(epoch FROM post.displayed_at) * 1000)::bigint AS at_ts
          FROM (SELECT * FROM found ORDER BY place LIMIT ${size} OFFSET ${(page - 1) * size}) AS found
          JOIN post_version AS shown USING (post_id, version)
          JOIN post USING (post_id)
          JOIN member ON member.uid = post.author_uid) AS one), '[]') AS found`.execute(reader);
    const [answer] = rows;
    const list = (answer?.found ?? []).map(({ id, title: named, snippet, nickname, at_ts }): SearchRow => ({
      id,
      title: named === '' ? nickname : named,
      snippet,
      from: named === '' ? '' : nickname,
      at_ts,
      media_ts: null,
      img: '',
      href: addressOf(id),
    }));
    return { list, total: answer?.total ?? 0 };
  };
