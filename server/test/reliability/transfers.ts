import { setTimeout as pause } from 'node:timers/promises';
import { createWallet } from '../../src/modules/money/wallet/index.ts';
import { systemClock } from '../../src/platform/clock.ts';
import { isUnavailable, type Database } from '../../src/platform/database/index.ts';
import { createIds } from '../../src/platform/ids.ts';
import { Refusal } from '../../src/platform/refusal.ts';

/** A wallet alone, whose sweeps nobody runs. */
export const createBareWallet = (database: Database) =>
  createWallet({
    database,
    clock: systemClock,
    // Nobody else makes ids for its database.
    ids: createIds(systemClock, 0),
    jobs: { define() {}, every() {}, async at() {}, async start() {}, async stop() {} },
    ownsChannel: async () => false,
  });
export type BareWallet = ReturnType<typeof createBareWallet>;

/** Beans from one member to another; its key is the request_id. */
export interface Transfer {
  readonly key: string;
  readonly from: string;
  readonly to: string;
  readonly amount: number;
}

const cause = { type: 'test', id: '1', note: null };

/** Opens an account with beans in it for each member. */
export async function seedBalances(
  database: Database,
  wallet: BareWallet,
  uids: readonly string[],
  amount: number,
): Promise<void> {
  await database.transaction(async (tx) => {
    for (const uid of uids)
      await wallet.port.credit(tx, {
        uid,
        currency: 'BEAN',
        amount,
        from: 'issue',
        source: 'issue',
        kind: 'issue',
        cause,
        actor: uid,
        requestId: 'endow',
      });
  });
}

/** Sets aside and hands on, as a red packet does, in one transaction. @throws Refusal when there is too little */
export async function transfer(database: Database, wallet: BareWallet, given: Transfer): Promise<void> {
  const { key, from, to, amount } = given;
  const by = { cause, actor: from, requestId: key } as const;
  await database.transaction(async (tx) => {
    const hold = { uid: from, currency: 'BEAN', amount, expiresAt: null } as const;
    const { holdId } = await wallet.port.hold(tx, { ...hold, ...by });
    const toMember = { kind: 'user', id: to } as const;
    await wallet.port.capture(tx, { holdId, to: toMember, source: 'red_packet', kind: 'packet', ...by });
  });
}

/** Does it until there is an answer, blindly, as a client must who does not know what became of the first try. */
export async function insist(work: () => Promise<void>, onRetry: () => void): Promise<'done' | 'refused'> {
  for (;;) {
    try {
      await work();
      return 'done';
    } catch (error) {
      if (error instanceof Refusal) return 'refused';
      if (!isUnavailable(error)) throw error;
      onRetry();
      await pause(20);
    }
  }
}
