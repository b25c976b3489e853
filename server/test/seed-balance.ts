import type { WalletPort } from '../src/modules/money/wallet/index.ts';
import type { Database } from '../src/platform/database/index.ts';

/** Gives a member beans out of nothing, as an issue of the platform. @param amount in beans */
export const seedBalance = (
  database: Pick<Database, 'transaction'>,
  wallet: { readonly port: Pick<WalletPort, 'credit'> },
  uid: string,
  amount: number,
) =>
  database.transaction((tx) =>
    wallet.port.credit(tx, {
      uid,
      currency: 'BEAN',
      amount,
      from: 'issue',
      source: 'test',
      kind: 'issue',
      cause: { type: 'test', id: uid, note: null },
      actor: uid,
      requestId: undefined,
    }),
  );
