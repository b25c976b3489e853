import { sql } from 'kysely';
import { Refusal } from '../../src/platform/refusal.ts';
import { eachConcurrently } from '../system/real-server.ts';
import { crowd, settleIn } from './crowd.ts';
import { enrich } from './money-cases.ts';
import { databaseAt } from '../databases.ts';
import { withPostgres } from './postgres.ts';
import { report } from './report.ts';
import { openSimulationServer } from './simulation/simulation-server.ts';
import { furnish } from './simulation/stage.ts';

/*
 * R4: 200 members rush at packets of 100 shares, each clicking three times, on two servers that share a database.
 * Exactly 100 win, nobody twice, and the shares add up. Of some packets a part is left: it goes back once, though
 * both servers end them in the same moment.
 * node server/test/reliability/r04-packet-rush.ts [--packets 1000] [--seed 1]
 */
const grabbers = crowd(200);
const count = 100;
const total = 1_000;
const clicks = 3;
/** Every so many packets only so many come: some is left. */
const lonely = { every: 10, grabbers: 60 };
/** Packets that are open at the same time. */
const packetsAtOnce = 4;
const dayMs = 24 * 3_600_000;

await report('R4 packet rush', { packets: 1_000 }, ({ seed, packets }) =>
  withPostgres(async ({ url }, folder) => {
    const { testServer, place, close } = await furnish(url, folder, seed);
    const second = await openSimulationServer(databaseAt(url, 'furnished'), folder, ~seed);
    const bothServers = [testServer, second] as const;
    for (const one of bothServers) one.clock.set(testServer.clock.now() + 1_000);
    await settleIn(testServer.app.database.reader, place.groupId, grabbers);
    await enrich(testServer, packets * total);
    const faults: string[] = [];
    const sent: string[] = [];
    const clicked = { won: 0, already: 0, none: 0 };

    async function click(packet_id: string, uid: string, n: number): Promise<number | string> {
      const one = bothServers[n % bothServers.length] ?? testServer;
      try {
        const request_id = `${packet_id}-${n}`;
        const { amount } = await one.call('redPackets.open', uid, { packet_id, request_id });
        return amount;
      } catch (error) {
        if (error instanceof Refusal) return error.msgKey;
        throw error;
      }
    }

    async function rush(packetNumber: number): Promise<void> {
      const { packet_id } = await testServer.call('redPackets.send', place.teacher, {
        group_id: place.groupId,
        kind: 'random',
        count,
        total,
        request_id: `packet-${packetNumber}`,
      });
      sent.push(packet_id);
      const come = packetNumber % lonely.every === 0 ? grabbers.slice(0, lonely.grabbers) : grabbers;
      const answers = await Promise.all(
        come.map((uid) =>
          Promise.all(Array.from({ length: clicks }, (_, n) => click(packet_id, uid, n + packetNumber))),
        ),
      );
      for (const each of answers) {
        const amounts = each.filter((answer) => typeof answer === 'number');
        if (amounts.length > 1) faults.push(`packet ${packetNumber}: a member won ${amounts.length} times`);
        clicked.won += amounts.length;
        clicked.already += each.filter((answer) => answer === 'packet.already').length;
        clicked.none += each.filter((answer) => answer === 'packet.none_left').length;
      }
      const winners = answers.flat().filter((answer) => typeof answer === 'number');
      const should = Math.min(count, come.length);
      if (winners.length !== should)
        faults.push(`packet ${packetNumber}: ${winners.length} won instead of ${should}`);
    }

    const rushed = await eachConcurrently(
      Array.from({ length: packets }, (_, n) => n),
      packetsAtOnce,
      rush,
    );
    for (const each of rushed) if (each.status === 'rejected') faults.push(String(each.reason));

    // Their time is over: both servers end them in the same moment, by job, by sweep and because somebody looks.
    for (const one of bothServers) one.clock.advance(dayMs);
    await Promise.all([
      testServer.runDue(2),
      testServer.sweep('wallet.release-holds'),
      second.sweep('wallet.release-holds'),
      eachConcurrently(sent, packetsAtOnce, (packet_id) =>
        second.call('redPackets.info', place.teacher, { packet_id }),
      ),
    ]);
    const { rows } = await sql<{ packet_id: string; what: string }>`
      SELECT packet_id, 'has ' || shares || ' shares taken by ' || takers || ' members, ' || taken || ' beans taken and '
        || returned || ' returned of ' || total || ' in ' || refunds || ' refunds' AS what
      FROM (
        SELECT packet.packet_id, packet.total, packet.state, count(share.uid) AS shares,
          count(DISTINCT share.uid) AS takers,
          coalesce(sum(share.amount) FILTER (WHERE share.uid IS NOT NULL), 0) AS taken,
          (SELECT released FROM wallet_hold WHERE id = packet.hold_id) AS returned,
          (SELECT captured FROM wallet_hold WHERE id = packet.hold_id) AS captured,
          (SELECT count(*) FROM wallet_journal WHERE kind = 'release' AND cause_type = 'red_packet'
            AND cause_id = packet.packet_id) AS refunds
        FROM red_packet packet JOIN red_packet_share share USING (packet_id)
        WHERE packet.packet_id = ANY(${sent}) GROUP BY packet.packet_id
      ) found
      WHERE shares <> takers OR taken <> captured OR taken + returned <> total OR state = 'open'
        OR refunds <> CASE WHEN shares = ${count} THEN 0 ELSE 1 END`.execute(testServer.app.database.reader);
    for (const { packet_id, what } of rows) faults.push(`packet ${packet_id} ${what}`);
    const books = await testServer.app.modules.money.features.wallet.reconciliation();
    if (!books.ok) faults.push('the books do not agree');
    await second.close();
    await close();
    return {
      figures:
        `${packets} packets, ${clicked.won} shares won, ${clicked.already} clicks had one already, ` +
        `${clicked.none} came too late`,
      faults,
    };
  }),
);
