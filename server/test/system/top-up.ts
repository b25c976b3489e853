import { readFile } from 'node:fs/promises';
import { createWallet } from '../../src/modules/money/wallet/index.ts';
import { systemClock } from '../../src/platform/clock.ts';
import { createDatabase } from '../../src/platform/database/index.ts';
import { createIds, takeNode } from '../../src/platform/ids.ts';

/** Address of the PostgreSQL that serves a data folder now. */
export async function databaseOf(folder: string): Promise<string> {
  const [password, pidFile] = await Promise.all([
    readFile(`${folder}/postgres.password`, 'utf8'),
    readFile(`${folder}/postgres/postmaster.pid`, 'utf8'),
  ]);
  const port = pidFile.split('\n')[3] ?? '';
  return `postgres://goldbean:${password.trim()}@127.0.0.1:${port}/postgres`;
}

/**
 * Gives members beans to spend, through the wallet itself; once, however often it is asked.
 * @param url the server's database
 */
export async function topUp(url: string, uids: readonly string[], beans: number): Promise<void> {
  const database = createDatabase(url, 2);
  const wallet = createWallet({
    database,
    clock: systemClock,
    ids: createIds(systemClock, await takeNode(database.reader)),
    jobs: { define() {}, every() {}, async at() {}, async start() {}, async stop() {} },
    ownsChannel: async () => false,
  });
  for (const uid of uids)
    await database.transaction((tx) =>
      wallet.port.credit(tx, {
        uid,
        currency: 'BEAN',
        amount: beans,
        from: 'issue',
        source: 'demo',
        kind: 'issue',
        cause: { type: 'test', id: uid, note: { key: 'said', text: 'to spend' } },
        actor: uid,
        requestId: 'top-up',
      }),
    );
  await database.close();
}
