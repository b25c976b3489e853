import { Agent } from 'node:http';
import { sql } from 'kysely';
import { hashOfToken } from '../../server/src/modules/people/identity/identity.domain.ts';
import { createDatabase } from '../../server/src/platform/database/index.ts';
import { crowd, settleIn } from '../../server/test/reliability/crowd.ts';
import { withPostgres } from '../../server/test/reliability/postgres.ts';
import { send, signIn } from '../../server/test/system/real-server.ts';
import { topUp } from '../../server/test/system/top-up.ts';
import { driveAll } from './drive.ts';
import { interleave, judge } from './judge.ts';
import { form } from './load.ts';
import { end, startOurs } from './processes.ts';

const inFlight = 200;
const grabbers = crowd(490);
const total = 10 * grabbers.length;

/**
 * G15 over HTTP: the same rush, from 200 connections with a session each, beside the same crowd making the call of
 * G14, which needs no SQL. One client asks for both, so that its own cost is on both sides.
 */
export const benchPacketsOverHttp = (rounds: number, seconds: number): Promise<boolean> =>
  withPostgres(async ({ url }, folder) => {
    const ours = await startOurs(folder, { DATABASE_URL: url });
    const { port } = ours;
    const agent = new Agent({ keepAlive: true, maxSockets: inFlight });
    const database = createDatabase(url, 2);
    try {
      const token = await signIn(port, 'teacher');
      const { data: me } = await send(port, 'identity.memberInfo', {}, { token });
      await topUp(url, [me.uid], 100_000_000);
      const { data: groups } = await send(port, 'groups.list', {}, { token });
      const group_id = groups.list[0]?.group.group_id ?? '';
      await settleIn(database.reader, group_id, grabbers);
      const tokens = grabbers.map((uid) => `token-of-${uid}`);
      const now = new Date();
      await sql`INSERT INTO session (id, token_hash, uid, created_at, seen_at)
        SELECT uid, token_hash, uid, ${now}, ${now}
        FROM unnest(${grabbers}::text[], ${tokens.map(hashOfToken)}::text[]) AS known (uid, token_hash)`.execute(
        database.reader,
      );

      /** Lets everybody ask again and again, prepared each time anew, for some seconds. */
      async function rush(
        prepare: () => Promise<string>,
        ask: (token: string, given: string) => Promise<{ code: number; msg_key: string }>,
      ): Promise<number> {
        let done = 0;
        let busy = 0;
        while (busy < seconds * 1_000) {
          const given = await prepare();
          const { rate, took } = await driveAll(inFlight, tokens, async (mine) => {
            const { code, msg_key } = await ask(mine, given);
            if (code !== 200) throw new Error(`refused with ${msg_key}`);
          });
          done += took.length;
          busy += (took.length / rate) * 1_000;
        }
        return (done / busy) * 1_000;
      }

      let sent = 0;
      const rates = await interleave(rounds, {
        grabs: () =>
          rush(
            async () => {
              const packet = { group_id, kind: 'random', count: grabbers.length, total };
              const request_id = `packet-${(sent += 1)}`;
              return (await send(port, 'redPackets.send', { ...packet, request_id }, { token })).data
                .packet_id;
            },
            (mine, packet_id) =>
              send(port, 'redPackets.open', { packet_id, request_id: packet_id }, { token: mine, agent }),
          ),
        requests: () =>
          rush(
            async () => '',
            (mine) => send(port, 'orders.methods', form, { token: mine, agent }),
          ),
      });
      return judge([
        {
          name: 'G15 grabs over HTTP',
          ours: rates.grabs,
          peer: 'the call of G14',
          theirs: rates.requests,
          atLeast: 0.5,
        },
      ]);
    } finally {
      agent.destroy();
      await database.close();
      await end(ours.child, 'SIGTERM');
    }
  });
