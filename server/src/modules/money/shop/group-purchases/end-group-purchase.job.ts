import type { Tx } from '../../../../platform/database/index.ts';
import { stateAt } from '../shop.domain.ts';
import type { ShopDeps } from '../shop.ports.ts';
import type { GroupPurchaseRow } from '../shop.tables.ts';
import { notifyGroupMembers, notifyGroupRoom } from './group-purchases.events.ts';
import { endGroup, lockGroup } from './group-purchases.repository.ts';

/** Name of the job that ends a group whose time is up. */
export const closeJob = 'shop.close-group-purchase';

/** Ends groups that were not full in time, by a job and before somebody joins. */
export function createGroupEnds(ports: ShopDeps) {
  const { database, clock, jobs } = ports;

  jobs.define(closeJob, async ({ tuangou_id: id }) => {
    if (typeof id !== 'string') return;
    await database.transaction(async (tx) => {
      const group = await lockGroup(tx, id);
      if (group) await settle(tx, group);
    });
  });

  /** Stores the end of a locked group whose time is up. @returns its state */
  async function settle(tx: Tx, group: GroupPurchaseRow) {
    const state = stateAt(group, clock.now());
    if (state === group.state || state !== 'over') return state;
    await endGroup(tx, group.tuangou_id);
    await notifyGroupMembers(tx, group, { state }, ports);
    await notifyGroupRoom(tx, group, ports);
    return state;
  }

  return { settle };
}
export type GroupEnds = ReturnType<typeof createGroupEnds>;
