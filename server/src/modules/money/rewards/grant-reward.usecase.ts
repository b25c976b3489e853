import type { RewardKind } from '@goldbean/contract';
import type { Tx } from '../../../platform/database/index.ts';
import type { Gives } from './rewards.domain.ts';
import type { RewardPorts } from './rewards.ports.ts';
import { insertGrant } from './rewards.repository.ts';

/** One reward for one reason. */
export interface Grant extends Gives {
  readonly uid: string;
  readonly kind: RewardKind;
  /** What makes it another one than before; empty for what is given once. */
  readonly subject: string;
  /** Of a sign-in. */
  readonly streak?: number;
  /** What the line of the statement opens; left out, the reward itself. */
  readonly causeId?: string;
}

/** Stores rewards and pays them. */
export function createGrants({ clock, ids, wallet }: Pick<RewardPorts, 'clock' | 'ids' | 'wallet'>) {
  /** Last in every transaction here: the wallet's locks come after all others. */
  async function pay(tx: Tx, { uid, kind, beans, credits, subject, causeId, grantId }: StoredGrant) {
    const amounts = [
      ['BEAN', beans],
      ['CREDIT', credits],
    ] as const;
    for (const [currency, amount] of amounts) {
      if (amount === 0) continue;
      await wallet.credit(tx, {
        uid,
        currency,
        amount,
        from: 'reward',
        source: 'reward',
        kind: 'reward',
        cause: { type: kind, id: causeId ?? (subject || grantId), note: { key: 'reward', reward: kind } },
        actor: uid,
        // The unique key of the grant makes sure that this happens once.
        requestId: undefined,
      });
    }
  }

  /**
   * Gives what was not given before.
   * @returns the grants that are new
   */
  return async function give(tx: Tx, grants: readonly Grant[]): Promise<Grant[]> {
    const fresh: StoredGrant[] = [];
    for (const grant of grants) {
      const { uid, kind, subject, beans, credits, streak = null } = grant;
      const grantId = ids.next();
      const row = { grant_id: grantId, uid, kind, subject, beans, credits, streak, granted_at: clock.now() };
      if (await insertGrant(tx, row)) fresh.push({ ...grant, grantId });
    }
    // In the order of members, so that two transactions that reward the same members do not deadlock.
    for (const grant of fresh.toSorted((a, b) => (a.uid < b.uid ? -1 : 1))) await pay(tx, grant);
    return fresh;
  };
}
export type GrantReward = ReturnType<typeof createGrants>;

interface StoredGrant extends Grant {
  readonly grantId: string;
}
