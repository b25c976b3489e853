import type { Selectable } from 'kysely';
import { withDates, type Moment, type Reader, type Tx } from '../../../platform/database/index.ts';

type ExchangeTables = {
  coin_exchange: {
    exchange_id: string;
    uid: string;
    coins: number;
    beans: number;
    agreement: string;
    created_at: Moment;
  };
};
export type ExchangeRow = Selectable<ExchangeTables['coin_exchange']>;

const db = (reader: Reader) => reader.withTables<ExchangeTables>();

export async function insertExchange(tx: Tx, row: ExchangeRow): Promise<void> {
  await db(tx).insertInto('coin_exchange').values(withDates(row, 'created_at')).execute();
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
