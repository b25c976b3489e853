import type { Selectable } from 'kysely';
import { withDates, type Moment, type Reader, type Tx } from '../../../platform/database/index.ts';

type DangwuTables = {
  dangwu_goods: { goods_id: string; name: string; gives: number; minor: number; place: number };
  dangwu_spending: {
    spending_id: string;
    uid: string;
    vouchers: number;
    beans: number;
    agreement: string;
    created_at: Moment;
  };
};
export type GoodsRow = DangwuTables['dangwu_goods'];
export type SpendingRow = Selectable<DangwuTables['dangwu_spending']>;

const db = (reader: Reader) => reader.withTables<DangwuTables>();

/** Packs on sale, in the order they are shown. */
export const findGoods = (reader: Reader): Promise<GoodsRow[]> =>
  db(reader).selectFrom('dangwu_goods').selectAll().orderBy('place').execute();

export async function findPack(reader: Reader, goodsId: string): Promise<GoodsRow | null> {
  const row = await db(reader)
    .selectFrom('dangwu_goods')
    .selectAll()
    .where('goods_id', '=', goodsId)
    .executeTakeFirst();
  return row ?? null;
}

export async function insertSpending(tx: Tx, row: SpendingRow): Promise<void> {
  await db(tx).insertInto('dangwu_spending').values(withDates(row, 'created_at')).execute();
}

/** Version of the agreement the member ticked last, or null. */
export async function findAccepted(reader: Reader, uid: string): Promise<string | null> {
  const row = await db(reader)
    .selectFrom('dangwu_spending')
    .select('agreement')
    .where('uid', '=', uid)
    .orderBy('created_at', 'desc')
    .orderBy('spending_id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.agreement ?? null;
}
