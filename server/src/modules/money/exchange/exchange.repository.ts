import type { Selectable } from 'kysely';
import { withDates, type Moment, type Reader, type Tx } from '../../../platform/database/index.ts';

type ExchangeTables = {
  coin_exchange: {
    exchange_id: string;
    uid: string;
    coins: number;
    beans: number;
    agreement: string;
    request_id: string;
    created_at: Moment;
  };
};
export type ExchangeRow = Selectable<ExchangeTables['coin_exchange']>;

const db = (reader: Reader) => reader.withTables<ExchangeTables>();

/** @returns false when this intent was done before */
export async function insertExchange(tx: Tx, row: ExchangeRow): Promise<boolean> {
  const added = await db(tx)
    .insertInto('coin_exchange')
    .values(withDates(row, 'created_at'))
    .onConflict((conflict) => conflict.columns(['uid', 'request_id']).doNothing())
    .returning('exchange_id')
    .executeTakeFirst();
  return added !== undefined;
}

/** Version of the agreement the member ticked last, or null. */
export async function findAccepted(reader: Reader, uid: string): Promise<string | null> {
  const row = await db(reader)
    .selectFrom('coin_exchange')
    .select('agreement')
    .where('uid', '=', uid)
    .orderBy('created_at', 'desc')
    .orderBy('exchange_id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.agreement ?? null;
}
