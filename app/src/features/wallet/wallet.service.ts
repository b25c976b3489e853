import { calls, type CallData, type CallInput } from '@goldbean/contract';
import { request } from '../../shared/api/index.ts';

export type Wallet = CallData<typeof calls.wallet>;
export type StatementQuery = CallInput<typeof calls.statement>;
export type StatementPage = CallData<typeof calls.statement>;
export type Lots = CallData<typeof calls.lots>;

/** More lots than a member has: there are two expiry days a year, and each income is one. */
const mostLots = 100;

/** C011. */
export const loadWallet = (): Promise<Wallet> => request(calls.wallet, {});

/** G025. */
export const loadStatement = (query: StatementQuery): Promise<StatementPage> =>
  request(calls.statement, query);

/** G026: my beans in the order in which the next purchase takes them (D43). */
export const loadLots = (): Promise<Lots> => request(calls.lots, { page_size: mostLots });
