import { calls } from '@goldbean/contract';
import { handlersFor } from '../../../platform/http/index.ts';
import type { Wallet } from './wallet.service.ts';

/** Binds the calls of the contract's area `wallet`. */
export const walletRoutes = (wallet: Wallet) => ({
  wallet: handlersFor(calls.wallet, {
    balances: (_, { caller }) => wallet.wallet(caller.uid),
    statement: (input, { caller }) => wallet.statement(caller.uid, input),
    lots: (input, { caller }) => wallet.lots(caller.uid, input),
    channelIncome: ({ channel_id }, { caller }) => wallet.channelIncome(caller, channel_id),
    reconciliation: () => wallet.reconciliation(),
    reverse: (input, { caller }) => wallet.reverse(caller.uid, input),
  }),
});
