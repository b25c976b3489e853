import type { Tx } from '../../../platform/database/index.ts';
import type { HandledWish, WishDeskPorts } from './wish-desk.ports.ts';

/** The job that completes a launched wish once its date has passed (D05). */
const job = 'wishes.complete';

/** How a launched wish is completed: by the product head, or by itself once its date has passed. */
export function createCompletion<W extends HandledWish>(ports: WishDeskPorts<W>) {
  const { database, clock, jobs, pool, messages, wallet } = ports;

  /** Pays a reward that is due, once. The wallet is locked last. */
  async function pay(tx: Tx, wish: W, by: string): Promise<W> {
    const { wish_id, author_uid: uid, title, status, reward_beans: beans, rewarded_at: paidAt } = wish;
    if (status !== 6 || beans === null || paidAt !== null) return wish;
    const paid = await pool.change(tx, wish, { rewarded_at: clock.now() });
    await messages.notify(tx, wish_id, [{ uid, news: { kind: 'rewarded', beans } }]);
    await wallet.credit(tx, {
      uid,
      from: 'reward',
      source: 'reward',
      currency: 'BEAN',
      amount: beans,
      kind: 'reward',
      cause: { type: 'wish', id: wish_id, note: { key: 'wish', wish: title } },
      actor: by,
      requestId: `wish_reward:${wish_id}`,
    });
    return paid;
  }

  /** @param by null for the platform */
  async function complete(tx: Tx, wish: W, by: string | null, reason: string): Promise<W> {
    const { communicated } = wish;
    const done = await pool.change(tx, wish, { status: 6 });
    await pool.record(tx, wish.wish_id, { kind: 'moved', from: 4, to: 6, communicated }, by, reason);
    await messages.notifyAll(tx, wish, { kind: 'moved', to: 6, communicated, reason }, by);
    return pay(tx, done, by ?? 'system');
  }

  /** Completes a launched wish whose date has passed. */
  const settle = (wishId: string): Promise<void> =>
    database.transaction(async (tx) => {
      const wish = (await pool.lockAny(tx, [wishId])).get(wishId);
      if (!wish || wish.status !== 4 || wish.merged_into !== null) return;
      if (wish.expected_at !== null && wish.expected_at <= clock.now()) await complete(tx, wish, null, '');
    });

  jobs.define(job, async ({ wish_id: wishId }) => {
    if (typeof wishId === 'string') await settle(wishId);
  });

  return {
    pay,
    complete,
    settle,
    /** Completes the wish by itself when its date has passed, in case it is launched and has one. */
    async await(tx: Tx, { wish_id, status, expected_at }: W): Promise<void> {
      if (status === 4 && expected_at !== null) await jobs.at(tx, job, { wish_id }, expected_at);
    },
  };
}
export type WishCompletion<W extends HandledWish> = ReturnType<typeof createCompletion<W>>;
