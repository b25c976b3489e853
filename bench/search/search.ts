import { parseArgs } from 'node:util';
import pg from 'pg';
import { withPostgres } from '../../server/test/reliability/postgres.ts';
import { furnish } from '../../server/test/reliability/simulation/stage.ts';
import { databaseAt } from '../../server/test/databases.ts';
import { statementsOf } from '../fans/statements.ts';
import { judge, type LiveGoal } from '../live/judge.ts';
import { median, quantile, say } from '../money/judge.ts';
import { fill, rareWord } from './filling.ts';

/*
 * npm run bench:search [-- --rows 100000 --rounds 20 --plans]: the search over members, channels, live sessions, posts,
 * articles, wishes and messages beside plain ILIKE over the same texts with a trigram index, turn by turn.
 */
const { values } = parseArgs({
  options: {
    rows: { type: 'string', default: '1000000' },
    /** Of each question. */
    rounds: { type: 'string', default: '50' },
    /** EXPLAIN (ANALYZE, BUFFERS) of each statement is printed whole. */
    plans: { type: 'boolean', default: false },
  },
});
const rounds = Number(values.rounds);
/** Rounds that are not counted. */
const warmUp = 5;
/** Of the peer's time, all questions together; the slowest hundredth of a search and of a suggestion, ms. */
const limits = { ratio: 0.5, search: 300, suggest: 30 };

/** What both find. */
const asked = {
  'a rare Chinese word': rareWord.words,
  'a frequent Chinese word': '银行股',
  'two Chinese characters': '茅台',
  'three Chinese characters and a word': '安全边际 复盘',
  'a Chinese name': '欧阳明珠',
  'a frequent English word': 'dividends',
  'two English words': 'semiconductors explained',
  'a Vietnamese word': 'chứng khoán',
  'a Thai word': 'เงินปันผล',
  'a number': '77777',
  'what nobody wrote': 'quokka',
} as const;
/** What the search alone finds. */
const alone = {
  pinyin: 'zhaomingzhu',
  'first letters': 'zmz',
  'Vietnamese without marks': 'chung khoan',
  'a mistyped word': 'semicondcutors',
} as const;

/** What a page of results needs of the peer: the first five of each kind and how many there are, counted up to 1,000. */
const plainly = `
  WITH found AS (
    SELECT kind, id, words, row_number() OVER (PARTITION BY kind ORDER BY length(words), id) AS place
    FROM plain WHERE words ILIKE $1)
  SELECT kind, least(count(*), 1000) AS total, json_agg(words ORDER BY place) FILTER (WHERE place <= 5) AS list
  FROM found GROUP BY kind`;
/** An ILIKE for each word of a query. */
function plainQuery(query: string): readonly [text: string, given: readonly string[]] {
  const words = query.split(' ').map((word) => `%${word}%`);
  const conditions = words.map((_, at) => `words ILIKE $${at + 1}`).join(' AND ');
  return [plainly.replace('words ILIKE $1', conditions), words];
}

await withPostgres(async ({ url }, folder) => {
  const { testServer, place, close } = await furnish(url, folder, 1);
  const { search } = testServer.app.modules.content.features;
  const client = new pg.Client({ connectionString: databaseAt(url, 'furnished') });
  await client.connect();
  // Where the work fails, PostgreSQL ends before it does: what failed is the error to see.
  client.on('error', () => {});
  const from = performance.now();
  await fill(databaseAt(url, 'furnished'), Number(values.rows), `group_${place.groupId}`, place.teacher);
  say(`filled ${values.rows} rows in ${Math.round((performance.now() - from) / 1_000)} s`);

  async function explain(work: () => Promise<unknown>): Promise<void> {
    for (const { text, values: given } of await statementsOf(work)) {
      if (!/^\s*(SELECT|WITH)\b/i.test(text)) continue;
      const { rows } = await client.query<{ 'QUERY PLAN': string }>(`EXPLAIN (ANALYZE, BUFFERS) ${text}`, [
        ...given,
      ]);
      const lines = rows.map((row) => row['QUERY PLAN']);
      const scans = lines.flatMap(
        (line) =>
          /(Seq Scan on \w+|(?:Bitmap )?Index (?:Only )?Scan .*?(?:using|on) \w+)/.exec(line)?.[1] ?? [],
      );
      say(`      ${[...new Set(scans)].join(', ')}; ${lines.at(-1) ?? ''}`);
      if (values.plans) for (const line of lines) say(`        ${line}`);
    }
  }
  const timed = async (work: () => Promise<unknown>): Promise<number> => {
    const began = performance.now();
    await work();
    return performance.now() - began;
  };

  const searches: number[] = [];
  const suggestions: number[] = [];
  const sums = { ours: 0, peer: 0 };
  const all = (q: string) => search.all(place.teacher, { q, type: undefined, page: 1, page_size: 5 });
  for (const [name, q] of [...Object.entries(asked), ...Object.entries(alone)]) {
    const isBoth = name in asked;
    const [ours, peer]: [number[], number[]] = [[], []];
    for (let round = -warmUp; round < rounds; round += 1) {
      const one = await timed(() => all(q));
      const other = isBoth ? await timed(() => client.query(...(plainQuery(q) as [string, string[]]))) : 0;
      const suggestion = await timed(() => search.suggest(place.teacher, { q }));
      if (round < 0) continue;
      ours.push(one);
      peer.push(other);
      suggestions.push(suggestion);
    }
    searches.push(...ours);
    const { groups } = await all(q);
    const totals = groups.filter(({ total }) => total > 0).map(({ type, total }) => `${type} ${total}`);
    const beside = isBoth ? `ILIKE ${median(peer).toFixed(1)} ms, ` : '';
    say(
      `  ${name} "${q}": ${median(ours).toFixed(1)} ms, ${beside}p99 ${quantile(ours, 0.99).toFixed(1)} ms; ${totals.join(', ')}`,
    );
    if (groups.some(({ failed }) => failed)) throw new Error(`a source failed for ${q}`);
    await explain(() => all(q));
    if (!isBoth) continue;
    sums.ours += median(ours);
    sums.peer += median(peer);
  }
  const goals: LiveGoal[] = [
    {
      name: 'all questions beside ILIKE with a trigram index',
      seen: sums.ours / sums.peer,
      atMost: limits.ratio,
      of: `${sums.ours.toFixed(0)} ms, ILIKE ${sums.peer.toFixed(0)}`,
    },
    { name: 'a search, p99', seen: quantile(searches, 0.99), atMost: limits.search, unit: 'ms' },
    { name: 'suggestions, p99', seen: quantile(suggestions, 0.99), atMost: limits.suggest, unit: 'ms' },
  ];
  await client.end();
  await close();
  process.exitCode = judge(goals) ? 0 : 1;
});
