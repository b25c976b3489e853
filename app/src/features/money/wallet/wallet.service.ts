import { calls } from '@goldbean/contract/money';
import type { CallData, CallInput } from '@goldbean/contract/shared';
import { request } from '../../../shared/api/index.ts';

export type WalletBalances = CallData<typeof calls.wallet.balances>;
export type StatementInput = CallInput<typeof calls.wallet.statement>;
export type StatementPage = CallData<typeof calls.wallet.statement>;
export type OwnStatementLine = StatementPage['list'][number];
export type Lots = CallData<typeof calls.wallet.lots>;

/** More lots than a member has: there are two expiry days a year, and each income is one. */
const maxLots = 100;

/** C011. */
export const loadWallet = (): Promise<WalletBalances> => request(calls.wallet.balances, {});

/** G025. */
export const loadStatement = (query: StatementInput): Promise<StatementPage> =>
  request(calls.wallet.statement, query);

/** G026: my beans in the order in which the next purchase takes them (D43). */
export const loadLots = (): Promise<Lots> => request(calls.wallet.lots, { page_size: maxLots });
