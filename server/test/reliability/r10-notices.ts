import { agreements, orderStates } from '@goldbean/contract';
import { sql } from 'kysely';
import { people } from '../../src/demo/academy.ts';
import { createSeededRandom } from '../test-database.ts';
import { eachConcurrently } from '../system/real-server.ts';
import { writeNotice, type NoticeFlaw } from './notice.ts';
import { databaseAt } from '../databases.ts';
import { withPostgres } from './postgres.ts';
import { report } from './report.ts';
import { testSecret, openSimulationServer } from './simulation/simulation-server.ts';
import { furnish } from './simulation/stage.ts';

/*
 * R10: every payment is reported 1 to 5 times, shuffled, 20 at once, to two servers; some notices are forged, some old,
 * some of a wrong amount. One credit for each payment, and what is refused leaves nothing.
 * node server/test/reliability/r10-notices.ts [--orders 500] [--seed 1]
 */
const concurrency = 20;
const maxTimes = 5;
/** Of a hundred notices. */
const share = { forged: 5, stale: 5, wrong: 3 };
const answerWithinMs = 1_000;
const pack = { goods_id: 'beans_60', minor: 600, gives: 60 };
/** So many may a member have unpaid; then the clock goes on until they are over, and their money comes late. */
const ordersOfEach = 5;
/** An unpaid order lives half an hour. */
const untilOverMs = 31 * 60_000;

interface WebhookCase {
  readonly orderNo: string;
  readonly minor: number;
  readonly flaw: NoticeFlaw;
}

await report('R10 notices', { orders: 500 }, ({ seed, orders }) =>
  withPostgres(async ({ url }, folder) => {
    const { testServer, close } = await furnish(url, folder, seed);
    const second = await openSimulationServer(databaseAt(url, 'furnished'), folder, ~seed);
    const bothServers = [testServer, second] as const;
    const random = createSeededRandom(seed);
    const faults: string[] = [];

    const placed: string[] = [];
    // What the demo has not paid is over first.
    testServer.clock.advance(untilOverMs);
    while (placed.length < orders) {
      for (const { uid } of people)
        for (let n = 0; n < ordersOfEach && placed.length < orders; n += 1) {
          const request_id = `order-${placed.length}`;
          const given = {
            goods_id: pack.goods_id,
            pay_type: 1,
            channel: 5,
            agree: 1,
            agreement_version: agreements.pay.version,
            request_id,
          } as const;
          placed.push((await testServer.call('recharge.createBeanOrder', uid, given)).order_no);
        }
      testServer.clock.advance(untilOverMs);
    }
    second.clock.set(testServer.clock.now());

    /** Paid orders; the others are only reported wrongly. */
    const paid = new Set(placed.filter(() => random.below(100) >= 10));
    const notices = placed.flatMap((orderNo) =>
      Array.from({ length: 1 + random.below(maxTimes) }, (_, n): WebhookCase => {
        const chance = random.below(100);
        const isGood = paid.has(orderNo) && (n === 0 || chance >= share.forged + share.stale + share.wrong);
        if (isGood) return { orderNo, minor: pack.minor, flaw: 'none' };
        if (chance % 3 === 0) return { orderNo, minor: pack.minor - 1, flaw: 'none' };
        return { orderNo, minor: pack.minor, flaw: chance % 3 === 1 ? 'forged' : 'stale' };
      }),
    );
    for (let place = notices.length - 1; place > 0; place -= 1) {
      const other = random.below(place + 1);
      [notices[place], notices[other]] = [notices[other] as WebhookCase, notices[place] as WebhookCase];
    }

    const took: number[] = [];
    const answered = await eachConcurrently(notices, concurrency, async (notice) => {
      const one = bothServers[took.length % bothServers.length] ?? testServer;
      const { orderNo, minor, flaw } = notice;
      // A wrong amount is another payment than the right one.
      const transaction = minor === pack.minor ? `t-${orderNo}` : `wrong-${orderNo}`;
      const raw = writeNotice(testSecret, testServer.clock.now(), { orderNo, transaction, minor }, flaw);
      const began = performance.now();
      const answer = await one.app.http.inject({
        method: 'POST',
        url: '/pay/notify/cashier',
        headers: { 'content-type': 'application/json', ...raw.headers },
        payload: raw.body,
      });
      took.push(performance.now() - began);
      return answer.statusCode;
    });
    for (const [place, notice] of notices.entries()) {
      const result = answered[place];
      const status = result?.status === 'fulfilled' ? result.value : 0;
      const isRight = notice.flaw === 'none' ? status === 200 : status >= 400 && status < 500;
      if (!isRight) faults.push(`a notice (${notice.flaw}) was answered with ${status}`);
    }

    const { reader } = testServer.app.database;
    const { rows } = await sql<{
      order_no: string;
      state: number;
      payments: number;
      journals: number;
      beans: number;
    }>`
      SELECT order_no, state, (SELECT count(*) FROM order_payment WHERE order_no = placed.order_no) AS payments,
        count(journal.id) AS journals, coalesce(sum(entry.amount), 0)::bigint AS beans
      FROM pay_order placed
      LEFT JOIN wallet_journal journal ON journal.cause_id = order_no AND journal.kind = 'recharge'
      LEFT JOIN wallet_entry entry ON entry.journal_id = journal.id AND entry.account_id LIKE 'user:%'
      GROUP BY order_no`.execute(reader);
    const stored = new Map(rows.map((row) => [row.order_no, row]));
    for (const orderNo of placed) {
      const row = stored.get(orderNo);
      const isCredited =
        row?.state === orderStates.credited &&
        row.payments === 1 &&
        row.journals === 1 &&
        row.beans === pack.gives;
      const isUntouched = row?.payments === 0 && row.journals === 0;
      if (paid.has(orderNo) ? !isCredited : !isUntouched)
        faults.push(`order ${orderNo}, ${paid.has(orderNo) ? 'paid' : 'not paid'}: ${JSON.stringify(row)}`);
    }
    const signedNotices = new Set(
      notices.filter(({ flaw }) => flaw === 'none').map(({ orderNo, minor }) => `${orderNo} ${minor}`),
    );
    const noted = await sql<{ n: number }>`SELECT count(*) AS n FROM provider_notice`.execute(reader);
    if (noted.rows[0]?.n !== signedNotices.size)
      faults.push(`${noted.rows[0]?.n} notices are stored, ${signedNotices.size} were rightly signed`);
    const books = await testServer.app.modules.money.features.wallet.reconciliation();
    if (!books.ok) faults.push('the books do not agree');
    const p99 = took.toSorted((a, b) => a - b)[Math.floor(took.length * 0.99)] ?? 0;
    if (p99 > answerWithinMs) faults.push(`the slowest of a hundred answers took ${Math.round(p99)} ms`);
    await second.close();
    await close();
    return {
      figures:
        `${placed.length} orders, ${paid.size} paid, ${notices.length} notices, ` +
        `${notices.filter(({ flaw }) => flaw !== 'none').length} of them forged or stale, p99 ${Math.round(p99)} ms`,
      faults,
    };
  }),
);
