import { calls } from '@goldbean/contract/money';
import type { CallData } from '@goldbean/contract/shared';
import { request } from '../../../shared/api/index.ts';

export type Reconciliation = CallData<typeof calls.wallet.reconciliation>;

/** G124. */
export const loadReconciliation = (): Promise<Reconciliation> => request(calls.wallet.reconciliation, {});
