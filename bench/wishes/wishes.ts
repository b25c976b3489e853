import { parseArgs } from 'node:util';
import pg from 'pg';
import { mostCooled } from '../../server/src/modules/wishes/wishes/cool-wishes.job.ts';
import { changeVotes, coolDown } from '../../server/src/modules/wishes/wishes/gains.repository.ts';
import type { Filter } from '../../server/src/modules/wishes/wishes/lists/conditions.repository.ts';
import { countListed, findListed } from '../../server/src/modules/wishes/wishes/lists/lists.repository.ts';
import { findSimilar } from '../../server/src/modules/wishes/wishes/lists/similar.repository.ts';
import { findMatching, findSought } from '../../server/src/modules/wishes/wishes/lists/sought.repository.ts';
import { lockWishes } from '../../server/src/modules/wishes/wishes/wishes.repository.ts';
import { hotHours } from '../../server/src/modules/wishes/wishes/wishes.domain.ts';
import { insertVote } from '../../server/src/modules/wishes/wish-votes/wish-votes.repository.ts';
import { createDatabase, prepareDatabase } from '../../server/src/platform/database/index.ts';
import { withPostgres } from '../../server/test/reliability/postgres.ts';
import { statementsOf } from '../fans/statements.ts';
import { judge, type LiveGoal } from '../live/judge.ts';
import { median, quantile, say } from '../money/judge.ts';
import { fill, rareTitle, voter } from './filling.ts';
import { eachWishRead, oneRowChanged, twentyByKey, votesCounted, type WishPeer } from './peers.ts';

/*
 * npm run bench:wishes [-- --wishes 100000 --rounds 200 --plans --database postgres://...]: the wish pool with ten times as many votes, asked through the
 * functions that the service asks.
 */
const { values } = parseArgs({
  options: {
    wishes: { type: 'string', default: '1000000' },
    /** Of each question. */
    rounds: { type: 'string', default: '100' },
    /** EXPLAIN (ANALYZE, BUFFERS) of each statement is printed, and not only how it reads the wishes. */
    plans: { type: 'boolean', default: false },
    /** Of a database that is filled; without it one is made, and gone at the end. */
    database: { type: 'string' },
  },
});
const rounds = Number(values.rounds);
/** Rounds that are not counted. */
const warmUp = 5;
const [listMs, similarMs, searchMs] = [20, 50, 100];
/** Of one transaction of the hourly job, in ms: votes wait for it. */
const coolMs = 100;
/** A list is two statements, and further down, or among others, it reads past rows that it does not show. */
const [mostOfTwenty, mostOfFarther] = [6, 40];
/** A vote is five statements and changes every index of the tabs. */
const mostOfOneRow = 12;
/** Trending is stored: it takes a tenth of counting at most. */
const mostOfCounted = 0.1;
/** A transaction that cools down many wishes costs less than a fifth of changing each by itself. */
const mostOfCooled = mostCooled / 5;
const hourMs = 3_600_000;
/** A search is worth its indexes where it takes less than reading each wish. */
const mostOfAll = 0.5;

const everything: Filter = {
  status: 7,
  product: null,
  kind: 0,
  q: '',
  withHidden: false,
};
const first = { page: 1, page_size: 20 };

/** How a statement reads, from its plan; all of it with `--plans`. */
async function explain(client: pg.Client, text: string, given: readonly unknown[]): Promise<string> {
  const { rows } = await client.query<{ 'QUERY PLAN': string }>(`EXPLAIN (ANALYZE, BUFFERS) ${text}`, [
    ...given,
  ]);
  const lines = rows.map((row) => row['QUERY PLAN']);
  if (values.plans) for (const line of lines) say(`      ${line}`);
  const scans = lines.flatMap(
    (line) => /(Seq Scan on \w+|Index (?:Only )?Scan .*?(?:using|on) \w+)/.exec(line)?.[1] ?? [],
  );
  const buffers = lines.find((line) => line.includes('Buffers:'))?.trim() ?? '';
  return `${[...new Set(scans)].join(', ')}; ${buffers}`;
}

async function bench(url: string): Promise<readonly LiveGoal[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  // Where the work fails, PostgreSQL ends before it does: what failed is the error to see.
  client.on('error', () => {});
  const now = new Date();
  const { rows } = await client.query<{ wishes: number; votes: number }>(
    'SELECT (SELECT count(*)::int FROM wish) AS wishes, (SELECT count(*)::int FROM wish_vote) AS votes',
  );
  const { wishes, votes } = rows[0] ?? { wishes: 0, votes: 0 };
  say(`${wishes} wishes, ${votes} votes`);
  const database = createDatabase(url, 2);
  const { reader } = database;
  const goals: LiveGoal[] = [];

  const tookOf = async (ask: () => Promise<unknown>): Promise<number> => {
    const began = performance.now();
    await ask();
    return performance.now() - began;
  };

  /**
   * Asks repeatedly, in turns with the peer, and explains once.
   * @param peer a slow one is asked in every tenth round only
   * @param isWriting its statements are not explained: they would be done again
   */
  async function measure(
    name: string,
    atMost: number,
    peer: WishPeer,
    ask: (round: number) => Promise<unknown>,
    isWriting = false,
  ) {
    const took: number[] = [];
    const theirs: number[] = [];
    for (let round = -warmUp; round < rounds; round += 1) {
      const ours = await tookOf(() => ask(round + warmUp));
      if (round < 0) continue;
      took.push(ours);
      if (peer.atMost >= 1 || round % 10 === 0) theirs.push(await tookOf(peer.ask));
    }
    const [half, slow] = [median(took), quantile(took, 0.99)];
    const beside = median(theirs);
    say(`  ${name}: ${half.toFixed(2)} ms, p99 ${slow.toFixed(2)}, ${peer.name} ${beside.toFixed(2)} ms`);
    goals.push({
      name: `${name} / ${peer.name}`,
      seen: half / beside,
      atMost: peer.atMost,
      of: `${half.toFixed(2)} ms, ${beside.toFixed(2)} ms`,
    });
    goals.push({
      name,
      seen: half,
      atMost,
      unit: 'ms',
      of: `p99 ${slow.toFixed(1)}`,
    });
    const sent = await statementsOf(() => ask(rounds + warmUp));
    for (const { text, values: given } of sent.filter(({ text: one }) => /\bwish/.test(one))) {
      if (isWriting) await client.query('BEGIN');
      say(`    ${await explain(client, text, given)}`);
      if (isWriting) await client.query('ROLLBACK');
    }
  }
  const list =
    (tab: Parameters<typeof findListed>[1], filter: Partial<Filter>, page = 1) =>
    async () => {
      const asked = { ...everything, ...filter };
      await Promise.all([findListed(reader, tab, asked, { ...first, page }), countListed(reader, asked)]);
    };

  const byKey = twentyByKey(database, mostOfTwenty);
  const farther = twentyByKey(database, mostOfFarther);
  for (const tab of ['recent', 'trending', 'comments', 'votes'] as const) {
    await measure(`S08 ${tab}`, listMs, byKey, list(tab, {}));
    await measure(`S08 ${tab}, page 50`, listMs, farther, list(tab, {}, 50));
    for (const [words, status] of [
      ['pending', 1],
      ['done long ago', 5],
      ['rare', 6],
    ] as const)
      await measure(`S08 ${tab}, status ${status} (${words})`, listMs, byKey, list(tab, { status }));
    await measure(
      `S08 ${tab}, of a product and kind`,
      listMs,
      farther,
      list(tab, { product: 'fans', kind: 1 }),
    );
  }

  const counted = votesCounted(database, new Date(now.getTime() - hotHours * hourMs), mostOfCounted);
  await measure('S08 trending, as a list of all', listMs, counted, list('trending', {}));

  // A vote of a member who did not vote there, each for another wish; what the lists show of it is there at once.
  await measure(
    'S08 one vote, with its place in every tab',
    listMs,
    oneRowChanged(database, mostOfOneRow),
    (round) =>
      database.transaction(async (tx) => {
        const wishId = `w${String(wishes - round * 7).padStart(8, '0')}`;
        await lockWishes(tx, [wishId]);
        await insertVote(tx, {
          wish_id: wishId,
          uid: voter,
          level: 1,
          voted_at: now.getTime(),
        });
        await changeVotes(
          tx,
          wishId,
          { free: 1, paid: 0, gains: [{ votes: 1, at: now.getTime() }] },
          now.getTime(),
        );
      }),
    true,
  );

  // Each round is an hour later: votes of the hour that is over count no more.
  await measure(
    `S08 ${mostCooled} wishes cooled down`,
    coolMs,
    oneRowChanged(database, mostOfCooled),
    (round) => database.transaction((tx) => coolDown(tx, now.getTime() + (round + 1) * hourMs, mostCooled)),
    true,
  );

  for (const [words, title] of [
    ['rare Chinese', rareTitle.title],
    ['Chinese', '希望增加夜间模式功能'],
    ['the beginning of Chinese', '希望增加'],
    ['another Chinese', '建议给直播回放加上倍速播放'],
    ['English', 'Please add dark mode on the phone'],
    ['the beginning of English', 'I wish we could'],
    ['Thai', 'อยากให้เพิ่มโหมดกลางคืน'],
  ] as const)
    await measure(`S09 similar to ${words}`, similarMs, eachWishRead(database, title, mostOfAll), () =>
      findSimilar(reader, title, 5),
    );

  for (const [words, q] of [
    ['rare Chinese word', rareTitle.words],
    ['rare first letters', rareTitle.initials],
    ['frequent Chinese word', '希望'],
    ['Chinese word', '夜间模式'],
    ['two Chinese words', '夜间模式 老会员'],
    ['one Chinese letter', '麒'],
    ['pinyin', 'yejianmoshi'],
    ['first letters', 'yjms'],
    ['frequent first letters', 'xw'],
    ['English word', 'statements'],
    ['frequent English word', 'please'],
    ['Thai word', 'โหมดกลางคืน'],
    ['number', '77777'],
    ['word that nobody says', 'quokka'],
  ] as const) {
    const peer = eachWishRead(database, q, mostOfAll);
    await measure(`S03 list of ${words} ${q}`, searchMs, peer, () =>
      findSought(reader, 'recent', { ...everything, q }, first),
    );
    await measure(`S03 search of ${words} ${q}`, searchMs, peer, () => findMatching(reader, q, first));
  }
  await client.end();
  await database.close();
  return goals;
}

const goals =
  values.database === undefined
    ? await withPostgres(async ({ url }) => {
        await prepareDatabase(url);
        const from = performance.now();
        await fill(url, Number(values.wishes), new Date());
        say(`filled in ${Math.round((performance.now() - from) / 1_000)} s`);
        return bench(url);
      })
    : await bench(values.database);
process.exit(judge(goals) ? 0 : 1);
