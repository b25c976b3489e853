import type { CallAnswer, CallRequest, Calls } from '@goldbean/contract';
import { createRegistry } from '../../../platform/registry.ts';
import { createCredits } from './ledger/credit.usecase.ts';
import { createReconciliation } from './reconciliation/reconciliation.job.ts';
import { createHandOuts } from './holds/hand-outs.usecase.ts';
import { createHolds } from './holds/holds.usecase.ts';
import { createLedger } from './ledger/ledger.usecase.ts';
import { createPayments } from './ledger/payments.usecase.ts';
import { hasOpened, readBeans, readChannelIncome } from './reports/reports.repository.ts';
import { createWalletReports } from './reports/show-wallet.usecase.ts';
import { createReversals } from './reversals/reversals.usecase.ts';
import { createDueSettlement } from './expiry/settle-due.job.ts';
import type { PlacesOf, WalletDeps, WalletPort } from './wallet.ports.ts';

/** Money (E24, domain 3.2). */
export function createWallet(deps: WalletDeps) {
  const { database, clock, ids } = deps;
  const causes = createRegistry<Record<string, PlacesOf>>('causes of journals');
  const ledger = createLedger({ clock, ids });
  const holds = createHolds({ clock, ids, ledger });

  const port: WalletPort = {
    ...holds,
    ...createReversals({ clock, ledger }),
    ...createHandOuts({ clock, ids }),
    ...createPayments({ clock, ids, ledger }),
    ...createCredits({ ledger }),
    beansOf: (reader, uids) => readBeans(reader, uids, clock.now()),
    beans: async (reader, uid) => (await readBeans(reader, [uid], clock.now())).get(uid) ?? 0,
    channelIncome: readChannelIncome,
  };

  const due = createDueSettlement(deps, ledger, holds);

  return {
    port,
    /** Registers where causes of a type happened; those of other types happened nowhere. */
    cause: causes.register,
    hasOpened,
    expireLots: due.expireLots,
    ...createReconciliation(deps),
    ...createWalletReports(deps, due, causes),

    /** G160. */
    async reverse(
      actor: string,
      { journal_id: reversed, reason, request_id: requestId }: CallRequest<Calls['wallet']['reverse']>,
    ): Promise<CallAnswer<Calls['wallet']['reverse']>> {
      const reversal = { journalId: reversed, reason, actor, requestId };
      const { journalId } = await database.transaction((tx) => port.reverse(tx, reversal));
      return { journal_id: journalId };
    },
  };
}
export type Wallet = ReturnType<typeof createWallet>;
