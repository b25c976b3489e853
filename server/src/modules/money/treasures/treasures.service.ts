import type { CallAnswer, CallRequest, calls, Treasure } from '@goldbean/contract';
import { checkAddress } from '../../../platform/check-address.ts';
import { shanghaiTime } from '../../../platform/clock.ts';
import type { Tx } from '../../../platform/database/index.ts';
import type { IdempotencyKey } from '../../../platform/idempotency.ts';
import { refuse } from '../../../platform/refusal.ts';
import { stateAt } from './treasures.domain.ts';
import type { TreasurePorts } from './treasures.ports.ts';
import { treasureProduct } from './treasures.product.ts';
import {
  findNumbers,
  findTreasures,
  insertTreasure,
  lockTreasure,
  type TreasureRow,
} from './treasures.repository.ts';

type TreasuresRequest<Name extends keyof typeof calls.treasures> = CallRequest<
  (typeof calls.treasures)[Name]
>;
type TreasuresAnswer<Name extends keyof typeof calls.treasures> = CallAnswer<(typeof calls.treasures)[Name]>;

/** A treasure as staff offer it. */
export interface NewTreasure {
  readonly name: string;
  readonly description: string;
  /** Address of the picture, or empty. */
  readonly cover: string;
  /** Vouchers for one. */
  readonly price: number;
  readonly stock: number;
  /** So many each member gets. */
  readonly limit: number;
  /** UTC ms. */
  readonly opensAt: number;
  readonly closesAt: number;
}

/**
 * Treasures (S29): goods of the platform at one price in vouchers, while there are some. Nobody draws lots and nothing is staked:
 * who pays gets one, and who gets none pays nothing (docs/decisions/2026-11-28-treasure-goods.md).
 */
export function createTreasures({ database, clock, ids, idempotency, wallet, orders }: TreasurePorts) {
  const { reader } = database;

  function viewOf(row: TreasureRow, numbers: readonly string[]): Treasure {
    const { treasure_id, name, description, cover, price, stock, taken, limit_each } = row;
    return {
      treasure_id,
      name,
      desc: description,
      cover,
      price,
      stock,
      left: stock - taken,
      limit: limit_each,
      opens: shanghaiTime(row.opens_at),
      opens_ts: row.opens_at,
      closes: shanghaiTime(row.closes_at),
      closes_ts: row.closes_at,
      state: stateAt(row, clock.now()),
      numbers: [...numbers],
    };
  }

  async function exchange(
    tx: Tx,
    uid: string,
    { treasure_id, vouchers, agreement_version }: TreasuresRequest<'exchange'>,
  ): Promise<TreasuresAnswer<'exchange'>> {
    const row = (await lockTreasure(tx, treasure_id)) ?? refuse('treasure.missing');
    const state = stateAt(row, clock.now());
    if (state !== 'open') return refuse(`treasure.${state}`);
    const { price } = row;
    if (vouchers !== price) return refuse('treasure.price_changed', { price });
    const mine = (await findNumbers(tx, uid, [treasure_id])).get(treasure_id) ?? [];
    if (mine.length >= row.limit_each) return refuse('treasure.limit', { limit: row.limit_each });
    // No request id for the order: the call is done once.
    const { orderNo, balance } = await orders.payFromWallet(tx, {
      uid,
      kind: 'treasure',
      productId: treasure_id,
      agreementVersion: agreement_version,
    });
    return {
      order_no: orderNo,
      vouchers: balance,
      treasure: viewOf({ ...row, taken: row.taken + 1 }, [...mine, orderNo]),
    };
  }

  return {
    /** G710. */
    async list(
      uid: string,
      { q, state, mine, treasure_id, page, page_size }: TreasuresRequest<'list'>,
    ): Promise<TreasuresAnswer<'list'>> {
      const { rows, counts: found } = await findTreasures(
        reader,
        uid,
        { q, state, isMine: mine, treasureId: treasure_id },
        { now: clock.now(), limit: page_size, offset: (page - 1) * page_size },
      );
      const numbers = await findNumbers(
        reader,
        uid,
        rows.map((row) => row.treasure_id),
      );
      const counts = { to_come: 0, open: 0, sold_out: 0, ended: 0, ...found };
      const total =
        state === undefined ? Object.values(counts).reduce((sum, n) => sum + n, 0) : counts[state];
      return {
        list: rows.map((row) => viewOf(row, numbers.get(row.treasure_id) ?? [])),
        total,
        page,
        page_size,
        counts,
        vouchers: await wallet.vouchers(uid),
      };
    },

    /** G711. */
    exchange: (
      uid: string,
      given: TreasuresRequest<'exchange'>,
      intent: IdempotencyKey,
    ): Promise<TreasuresAnswer<'exchange'>> =>
      database.transaction((tx) => idempotency.once(tx, intent, () => exchange(tx, uid, given))),

    /** What orders need to sell treasures. */
    product: treasureProduct(clock),

    /** Puts a treasure out. @returns its id */
    async add(
      tx: Tx,
      { name, description, cover, price, stock, limit, opensAt, closesAt }: NewTreasure,
    ): Promise<string> {
      checkAddress(cover);
      const treasureId = ids.next();
      await insertTreasure(tx, {
        treasure_id: treasureId,
        name,
        description,
        cover,
        price,
        stock,
        taken: 0,
        limit_each: limit,
        opens_at: opensAt,
        closes_at: closesAt,
        created_at: clock.now(),
      });
      return treasureId;
    },
  };
}
export type Treasures = ReturnType<typeof createTreasures>;
