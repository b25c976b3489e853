import { isDeepStrictEqual } from 'node:util';
import { callPath, namedCalls, type CallName, type Envelope } from '@goldbean/contract';
import { sql } from 'kysely';
import type { Reader } from '../../src/platform/database/index.ts';
import { createSeededRandom } from '../test-database.ts';
import {
  enrich,
  makers,
  type MoneyCase,
  type MoneyCaseFixture,
  type MoneyCaseFields,
} from './money-cases.ts';
import { withPostgres } from './postgres.ts';
import { report } from './report.ts';
import { furnish } from './simulation/stage.ts';

/*
 * R3: every call that moves money is sent 1, 2 and 50 times at once with one request_id, and once more with another
 * body: one effect, one answer, and a refusal. The calls are those of the contract.
 * node server/test/reliability/r03-once-only.ts [--cases 1000] [--seed 1]
 */
const moneyCalls = (Object.keys(namedCalls) as CallName[]).filter(
  (name) => namedCalls[name].rate === 'money' || namedCalls[name].rate === 'barrage',
);
const crowds = [1, 2, 50] as const;
/** Once every call had each crowd, this often comes the largest. */
const largeOfHundred = 8;

/** Tables whose rows are no facts of ours: counted up, trimmed, or of the machinery. */
const passing = new Set([
  'gift_combo',
  'gift_day',
  'gift_total',
  'idempotent_answer',
  'knapsack_item',
  'member_experience',
  'outbox',
  'session',
  'wallet_account',
  'wallet_lot_use',
]);

/** How many rows there are in each table of facts. */
async function countRows(reader: Reader): Promise<Map<string, number>> {
  const { rows: tables } = await sql<{ name: string }>`
    SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public'`.execute(reader);
  const counted = tables
    .map(({ name }) => name)
    .filter((name) => !passing.has(name) && !/^(message|room|event)/.test(name));
  const union = sql.join(
    counted.map((name) => sql`SELECT ${name} AS name, count(*) AS n FROM ${sql.table(name)}`),
    sql` UNION ALL `,
  );
  const { rows } = await sql<{ name: string; n: number }>`${union}`.execute(reader);
  return new Map(rows.map(({ name, n }) => [name, n]));
}

/** Which tables grew, and by how much. */
const growth = (before: Map<string, number>, after: Map<string, number>): Record<string, number> =>
  Object.fromEntries(
    [...after].map(([name, n]) => [name, n - (before.get(name) ?? 0)] as const).filter(([, n]) => n !== 0),
  );

await report('R3 once only', { cases: 1_000 }, ({ seed, cases }) =>
  withPostgres(async ({ url }, folder) => {
    const { testServer, place, close } = await furnish(url, folder, seed);
    await enrich(testServer, 1_000_000);
    const random = createSeededRandom(seed);
    const { app } = testServer;
    const faults: string[] = [];
    const tokens = new Map<string, string>();
    let numbered = 0;

    async function ask(name: CallName, fields: MoneyCaseFields, token: string): Promise<Envelope> {
      const form = Object.entries(fields).map(([key, value]): [string, string] => [key, String(value)]);
      const answer = await app.http.inject({
        method: 'POST',
        url: callPath(namedCalls[name]),
        headers: { client: 'pc', token, 'content-type': 'application/x-www-form-urlencoded' },
        payload: new URLSearchParams(form).toString(),
      });
      return answer.json<Envelope>();
    }

    const fixture: MoneyCaseFixture = {
      ...place,
      testServer,
      random,
      async tokenOf(account) {
        const known = tokens.get(account);
        if (known !== undefined) return known;
        const { data } = await ask('identity.login', { account, password: 'goldbean', agree: 1 }, '');
        const { token } = data as { token: string };
        tokens.set(account, token);
        return token;
      },
      async newMember() {
        numbered += 1;
        const jwcode = `new${numbered}`;
        const fresh = { uid: `2${String(numbered).padStart(18, '0')}`, jwcode, nickname: jwcode };
        await app.database.transaction((tx) =>
          app.modules.people.features.identity.createMember(tx, {
            ...fresh,
            password: 'goldbean',
            roles: [],
            img: '',
          }),
        );
        return jwcode;
      },
      async make(account, name, fields) {
        const request_id = `made-${(numbered += 1)}`;
        const answer = await ask(name, { ...fields, request_id }, await fixture.tokenOf(account));
        if (answer.code !== 200) throw new Error(`${name} prepares a case: ${answer.msg_key}`);
        return answer.data as Record<string, unknown>;
      },
    };

    /** What each call adds when it is done once, as its first case showed. */
    const effects = new Map<CallName, Record<string, number>>();
    let sent = 0;

    async function judge(name: CallName, given: MoneyCase, crowd: number): Promise<string | null> {
      const token = await fixture.tokenOf(given.account);
      const request_id = `case-${(numbered += 1)}`;
      const before = await countRows(app.database.reader);
      const answers = await Promise.all(
        Array.from({ length: crowd }, () => ask(name, { ...given.fields, request_id }, token)),
      );
      sent += crowd;
      const after = await countRows(app.database.reader);
      const [first] = answers;
      if (first?.code !== 200) return `was refused with ${first?.msg_key} ${JSON.stringify(first?.data)}`;
      const different = answers.find(({ data }) => !isDeepStrictEqual(data, first.data));
      if (different) return `answered ${JSON.stringify(first)} and ${JSON.stringify(different)}`;
      const grew = growth(before, after);
      const should = effects.get(name) ?? grew;
      if (!effects.has(name)) effects.set(name, grew);
      if (!isDeepStrictEqual(grew, should))
        return `${crowd} at once added ${JSON.stringify(grew)}, one adds ${JSON.stringify(should)}`;
      if (Object.keys(grew).length === 0) return 'has no effect at all';
      if (!given.other) return null;
      const misused = await ask(name, { ...given.other, request_id }, token);
      sent += 1;
      if (misused.msg_key !== 'system.repeated')
        return `another body was answered with ${JSON.stringify(misused)}`;
      const left = growth(after, await countRows(app.database.reader));
      return Object.keys(left).length === 0 ? null : `another body added ${JSON.stringify(left)}`;
    }

    let done = 0;
    const first = moneyCalls.flatMap((name) => crowds.map((crowd) => [name, crowd] as const));
    const rest = Array.from({ length: Math.max(0, cases - first.length) }, () => {
      const crowd = random.below(100) < largeOfHundred ? 50 : crowds[random.below(2)];
      return [moneyCalls[random.below(moneyCalls.length)] as CallName, crowd ?? 1] as const;
    });
    for (const [name, crowd] of [...first, ...rest]) {
      const make = makers[name];
      const fault = make ? await judge(name, await make(fixture), crowd) : 'has no case in money-cases.ts';
      if (fault !== null) faults.push(`${name}, ${crowd} at once: ${fault}`);
      done += 1;
    }
    const books = await app.modules.money.features.wallet.reconciliation();
    if (!books.ok) faults.push('the books do not agree');
    await close();
    return {
      figures: `${moneyCalls.length} calls, ${done} cases, ${sent} requests`,
      faults: [...new Set(faults)],
    };
  }),
);
