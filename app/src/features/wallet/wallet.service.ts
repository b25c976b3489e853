import { calls, type CallData, type CallInput } from '@goldbean/contract';
import { request } from '../../shared/api/index.ts';

export type Wallet = CallData<typeof calls.wallet>;
export type StatementQuery = Pick<CallInput<typeof calls.statement>, 'currency' | 'kind' | 'page'>;
export type StatementPage = CallData<typeof calls.statement>;

/** C011. */
export const loadWallet = (): Promise<Wallet> => request(calls.wallet, {});

/** G025. */
export const loadStatement = (query: StatementQuery): Promise<StatementPage> =>
  request(calls.statement, query);
