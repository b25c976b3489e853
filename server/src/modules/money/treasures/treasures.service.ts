import type { CallAnswer, CallRequest, calls } from '@goldbean/contract';
import { checkAddress } from '../../../platform/check-address.ts';
import type { Tx } from '../../../platform/database/index.ts';
import type { IdempotencyKey } from '../../../platform/idempotency.ts';
import { exchangeTreasure } from './exchange-treasure.usecase.ts';
import type { TreasurePorts } from './treasures.ports.ts';
import { treasureProduct } from './treasures.product.ts';
import { findNumbers, findTreasures, insertTreasure } from './treasures.repository.ts';
import { treasureView } from './treasures.views.ts';

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
export function createTreasures(ports: TreasurePorts) {
  const { database, clock, ids, idempotency, wallet } = ports;
  const { reader } = database;

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
        list: rows.map((row) => treasureView(row, numbers.get(row.treasure_id) ?? [], clock.now())),
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
      database.transaction((tx) =>
        idempotency.once(tx, intent, () => exchangeTreasure(tx, uid, given, ports)),
      ),

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
