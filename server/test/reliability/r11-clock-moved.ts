import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  agreements,
  identityLimits,
  packetLimits,
  callPath,
  type CallName,
  type Envelope,
  namedCalls,
} from '@goldbean/contract';
import { sql } from 'kysely';
import { lotExpiry } from '../../src/modules/money/wallet/index.ts';
import { shanghaiTime } from '../../src/platform/clock.ts';
import { Refusal } from '../../src/platform/refusal.ts';
import { createSeededRandom } from '../test-database.ts';
import { enrich } from './money-cases.ts';
import { writeNotice } from './notice.ts';
import { withPostgres } from './postgres.ts';
import { report } from './report.ts';
import { testSecret } from './simulation/simulation-server.ts';
import { expiryOf } from './simulation/model.ts';
import { furnish } from './simulation/stage.ts';

/*
 * R11: the clock goes back an hour, on an hour and on by forty days, and the machine stands in other time zones, over
 * their changes to and from summer time. Nothing ends early or twice, nothing is given again.
 * node server/test/reliability/r11-clock-moved.ts [--packets 40] [--seed 1]
 */
const hourMs = 3_600_000;
const dayMs = 24 * hourMs;
const zones = ['UTC', 'America/New_York', 'Europe/Berlin', 'Australia/Lord_Howe', 'Pacific/Apia'];
const zoneFlag = 'GOLDBEAN_R11_ZONE';

/** A digest of every hour of two years as the server writes it, and of when beans of that hour expire. */
function digestOfYears(): string {
  const hash = createHash('sha256');
  for (let at = Date.UTC(2026, 0, 1); at < Date.UTC(2028, 0, 1); at += hourMs) {
    const expiresAt = lotExpiry(at, 'issue');
    if (expiresAt !== expiryOf(at)) throw new Error(`beans of ${shanghaiTime(at)} expire at ${expiresAt}`);
    hash.update(`${shanghaiTime(at)} ${expiresAt}\n`);
  }
  return hash.digest('hex');
}

if (process.env[zoneFlag] === '1') {
  process.stdout.write(digestOfYears());
  process.exit(0);
}

await report('R11 clock moved', { packets: 40 }, ({ seed, packets }) =>
  withPostgres(async ({ url }, folder) => {
    const { testServer, place, close } = await furnish(url, folder, seed);
    const { app, clock } = testServer;
    const { reader } = app.database;
    const random = createSeededRandom(seed);
    const faults: string[] = [];
    await enrich(testServer, 1_000_000);
    const member = '1000000000000000002';

    async function refusalOf(work: Promise<unknown>): Promise<string> {
      try {
        await work;
        return 'no refusal';
      } catch (error) {
        if (error instanceof Refusal) return error.msgKey;
        throw error;
      }
    }
    /** Everybody who may end something: jobs, sweeps, and somebody who looks. */
    async function everybodyLooks(ids: readonly string[]): Promise<void> {
      await testServer.runDue(2);
      await testServer.sweep('wallet.release-holds');
      await testServer.sweep('orders.sweep');
      for (const packet_id of ids) await testServer.call('redPackets.info', place.teacher, { packet_id });
    }
    async function states(): Promise<Record<string, number>> {
      const { rows } = await sql<{ state: string; n: number }>`
        SELECT state, count(*) AS n FROM red_packet GROUP BY state`.execute(reader);
      return Object.fromEntries(rows.map(({ state, n }) => [state, n]));
    }
    /** What is left in a member's open packets, those of the demo too. */
    async function owedTo(uid: string): Promise<number> {
      const { rows } = await sql<{
        beans: number;
      }>`SELECT sum(total - claimed_sum)::bigint AS beans FROM red_packet
        WHERE sender = ${uid} AND state = 'open' AND gift_id IS NULL`.execute(reader);
      return rows[0]?.beans ?? 0;
    }
    function expect(what: string, got: unknown, should: unknown): void {
      if (JSON.stringify(got) !== JSON.stringify(should))
        faults.push(`${what}: ${JSON.stringify(got)} instead of ${JSON.stringify(should)}`);
    }

    // Packets, while the clock wanders within their day.
    const before = (await states())['open'] ?? 0;
    const ids: string[] = [];
    const start = clock.now();
    for (let n = 0; n < packets; n += 1) {
      const given = {
        group_id: place.groupId,
        kind: 'random',
        count: 3,
        total: 30,
        request_id: `p${n}`,
      } as const;
      ids.push((await testServer.call('redPackets.send', place.teacher, given)).packet_id);
    }
    const jumps = [
      -hourMs,
      hourMs,
      -hourMs,
      2 * hourMs,
      ...Array.from({ length: 6 }, () => random.below(dayMs)),
    ];
    for (const jump of jumps) {
      clock.set(jump < 0 || jump === hourMs ? clock.now() + jump : start + jump);
      await everybodyLooks(ids);
    }
    clock.set(start + packetLimits.packetMs - 1);
    await everybodyLooks(ids);
    expect('packets open in their last millisecond', (await states())['open'], before + packets);

    // Over: each goes back once, and is not opened again by a clock that goes back.
    const beansOf = () => app.modules.money.features.wallet.port.beans(reader, place.teacher);
    const beansBefore = await beansOf();
    const owed = await owedTo(place.teacher);
    clock.set(start + packetLimits.packetMs);
    await everybodyLooks(ids);
    expect('beans that came back', (await beansOf()) - beansBefore, owed);
    clock.set(start);
    await everybodyLooks(ids);
    const [first = ''] = ids;
    const grab = () => testServer.call('redPackets.open', member, { packet_id: first, request_id: 'late' });
    expect('a grab after the end, the clock set back', await refusalOf(grab()), 'packet.expired');
    clock.set(start + 40 * dayMs);
    await everybodyLooks(ids);
    expect('beans that came back, forty days later', (await beansOf()) - beansBefore, owed);

    // A day that was given is not given again.
    await testServer.call('rewards.signIn', member, { request_id: 'day-40' });
    for (const back of [hourMs, dayMs, 3 * dayMs]) {
      clock.set(start + 40 * dayMs - back);
      const again = testServer.call('rewards.signIn', member, { request_id: `back-${back}` });
      expect('a sign-in, the clock set back', await refusalOf(again), 'reward.signed_in');
    }

    // A notice of an hour ago or in an hour is none.
    clock.set(start + 40 * dayMs);
    const pack = {
      goods_id: 'beans_60',
      pay_type: 1,
      channel: 5,
      agree: 1,
      agreement_version: agreements.pay.version,
      request_id: 'order',
    } as const;
    const { order_no: orderNo } = await testServer.call('recharge.createBeanOrder', member, pack);
    const payment = { orderNo, transaction: 't1', minor: 600 };
    for (const off of [-hourMs, hourMs]) {
      const raw = writeNotice(testSecret, clock.now() + off, payment);
      expect(
        'a notice an hour off',
        (await app.modules.money.features.orders.takeNotice('cashier', raw))?.status,
        400,
      );
    }

    // Tokens and messages, over HTTP.
    async function ask(name: CallName, fields: Record<string, string>, token = ''): Promise<Envelope> {
      const answer = await app.http.inject({
        method: 'POST',
        url: callPath(namedCalls[name]),
        headers: { client: 'pc', token, 'content-type': 'application/x-www-form-urlencoded' },
        payload: new URLSearchParams(fields).toString(),
      });
      return answer.json<Envelope>();
    }
    const signedIn = await ask('identity.login', { account: 'member', password: 'goldbean', agree: '1' });
    const { token } = signedIn.data as { token: string };
    const { rows } = await sql<{
      room: string;
    }>`SELECT room FROM class_group WHERE group_id = ${place.groupId}`.execute(reader);
    const room = rows[0]?.room ?? '';
    const seqs: number[] = [];
    for (const [n, off] of [0, -hourMs, hourMs, -2 * hourMs].entries()) {
      clock.set(start + 40 * dayMs + off);
      const text = { room, client_msg_id: `m${n}`, kind: 'text', body: JSON.stringify({ text: `${n}` }) };
      const answer = await ask('messaging.publish', text, token);
      seqs.push((answer.data as { seq: number }).seq);
    }
    const { data } = await ask('messaging.history', { room }, token);
    const received = (data as { list: { seq: number }[] }).list.map(({ seq }) => seq).slice(-seqs.length);
    const inOrder = seqs.toSorted((a, b) => a - b);
    expect('messages are numbered as they came', seqs, inOrder);
    expect(
      'messages come in their order',
      received.toSorted((a, b) => a - b),
      inOrder,
    );
    clock.set(start + 40 * dayMs + identityLimits.sessionMs + hourMs);
    expect(
      'a token after its life',
      (await ask('identity.memberInfo', {}, token)).msg_key,
      'account.login_required',
    );

    const books = await app.modules.money.features.wallet.reconciliation();
    if (!books.ok) faults.push('the books do not agree');
    await close();

    const digests = zones.map((zone) =>
      execFileSync(process.execPath, [import.meta.filename], {
        env: { PATH: process.env['PATH'], TZ: zone, [zoneFlag]: '1' },
        encoding: 'utf8',
      }),
    );
    for (const [n, digest] of digests.entries()) expect(`the years in ${zones[n]}`, digest, digests[0]);
    return {
      figures: `${packets} packets over ${jumps.length + 4} jumps, ${zones.length} time zones of two years each`,
      faults,
    };
  }),
);
