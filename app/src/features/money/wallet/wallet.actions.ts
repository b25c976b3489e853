import { ref } from 'valtio/vanilla';
import { asApiError } from '../../../shared/api/index.ts';
import { createPages } from '../../../shared/pages/index.ts';
import { createRequestScope } from '../../../shared/requests/index.ts';
import * as service from './wallet.service.ts';
import { emptyWallet, walletState } from './wallet.state.ts';

/** Balances and the next expiry. Runs in the background too, so it never speaks up by itself (D90). */
export async function loadWallet(): Promise<void> {
  try {
    walletState.wallet = await service.loadWallet();
    walletState.walletError = null;
  } catch (error) {
    walletState.walletError = ref(asApiError(error));
  }
}

/** A gift, a comment or a packet answered with the balance it left. @param beans in whole beans */
export function setBeans(beans: number): void {
  if (walletState.wallet) walletState.wallet.beans = beans;
}

/** Anew when the member changes: what the one before asked for is not shown to the next. */
const members = createRequestScope();

/** What the statement was asked for last; null when nothing of it is shown. */
let statementQuery: service.StatementInput | null = null;

const statement = createPages({
  state: () => walletState.statement,
  load: () => service.loadStatement(statementQuery ?? {}),
  // Lines of before something moved must not be taken for those of now.
  onMoreFailed: (error) =>
    Object.assign(walletState.statement, { phase: 'failed', error: ref(asApiError(error)) }),
});

/** S23: one page of the statement. */
export async function loadStatement(query: service.StatementInput): Promise<void> {
  statementQuery = query;
  await statement.show(Number(query.page ?? 1));
}

/** Something has moved: the same page of the statement again. Its lines stay until the answer is here. */
export async function reloadStatement(): Promise<void> {
  if (statementQuery) await statement.reload();
}

/** S23: what expires when, and what the next purchase takes. What is shown stays until the answer is here. */
export async function loadLots(): Promise<void> {
  const isCurrent = members.watch();
  try {
    const value = await service.loadLots();
    if (isCurrent()) walletState.lots = { kind: 'ready', value };
  } catch (error) {
    if (isCurrent()) walletState.lots = { kind: 'failed', error: ref(asApiError(error)) };
  }
}

/** Another member, or none: nothing of the one before may be seen. */
export function forgetWallet(): void {
  statement.close();
  members.end();
  statementQuery = null;
  Object.assign(walletState, emptyWallet());
}
