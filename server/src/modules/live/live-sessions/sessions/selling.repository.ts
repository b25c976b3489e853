import { sql } from 'kysely';
import type { Reader } from '../../../../platform/database/index.ts';
import { tables } from '../live-sessions.tables.ts';

/** Live sessions on air that sell one of these products, once for each that they sell. */
export async function findSelling(
  reader: Reader,
  productIds: readonly string[],
): Promise<{ liveId: string; productId: string }[]> {
  const rows = await tables(reader)
    .selectFrom('live')
    .select(['live_id', 'goods'])
    .where('state', '=', 'live')
    .where(sql<boolean>`goods && ${[...productIds]}::text[]`)
    .execute();
  return rows.flatMap(({ live_id: liveId, goods }) =>
    productIds.filter((id) => goods.includes(id)).map((productId) => ({ liveId, productId })),
  );
}
