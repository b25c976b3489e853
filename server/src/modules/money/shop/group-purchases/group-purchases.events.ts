import type { Tx } from '../../../../platform/database/index.ts';
import { stateAt } from '../shop.domain.ts';
import type { ShopDeps } from '../shop.ports.ts';
import { findProduct } from '../shop.repository.ts';
import type { GroupPurchaseRow } from '../shop.tables.ts';
import { findAllMembers } from './group-purchases.repository.ts';

/** How a group ended. */
type GroupPurchaseOutcome =
  | {
      readonly state: 'reached';
      /** UTC ms until which its places can be paid for. */ readonly pay_until_ts: number;
    }
  | { readonly state: 'over' };

/** Notifies the room how the group stands, once the transaction is committed. */
export async function notifyGroupRoom(
  tx: Tx,
  group: GroupPurchaseRow,
  { database, clock, rooms, venues }: Pick<ShopDeps, 'database' | 'clock' | 'rooms' | 'venues'>,
): Promise<void> {
  const room = await venues.need('live').roomOf(tx, group.live_id);
  const { tuangou_id, product_id, joined, need, paid } = group;
  const state = stateAt(group, clock.now());
  database.afterCommit(tx, () =>
    rooms.count(room, `group_sum ${tuangou_id}`, {
      kind: 'group_sum',
      tuangou_id,
      product_id,
      joined,
      need,
      paid,
      state,
    }),
  );
}

/** Notifies everybody who joined of its outcome. */
export async function notifyGroupMembers(
  tx: Tx,
  group: GroupPurchaseRow,
  outcome: GroupPurchaseOutcome,
  { notices }: Pick<ShopDeps, 'notices'>,
): Promise<void> {
  const { tuangou_id, live_id, product_id } = group;
  const product = (await findProduct(tx, product_id))?.name ?? '';
  const body = { kind: 'group_purchase', tuangou_id, live_id, product, ...outcome } as const;
  const members = await findAllMembers(tx, tuangou_id);
  await notices.notify(
    tx,
    members.map((uid) => ({ uid, body })),
  );
}
