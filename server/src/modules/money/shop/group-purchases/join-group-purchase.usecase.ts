import { agreements, type CallAnswer, type CallRequest, type calls } from '@goldbean/contract';
import type { Tx } from '../../../../platform/database/index.ts';
import { refuse } from '../../../../platform/refusal.ts';
import { hasEnough, stateAfterJoin, stateAt, termsOf } from '../shop.domain.ts';
import type { ShopDeps } from '../shop.ports.ts';
import { findProduct } from '../shop.repository.ts';
import type { GroupPurchaseRow } from '../shop.tables.ts';
import { closeJob, type GroupEnds } from './end-group-purchase.job.ts';
import type { GroupPlaces } from './group-places.usecase.ts';
import { notifyGroupMembers, notifyGroupRoom } from './group-purchases.events.ts';
import {
  findSeats,
  insertGroup,
  insertMember,
  lockGroup,
  lockGroupOf,
} from './group-purchases.repository.ts';

type JoinGroupCall = typeof calls.shop.joinGroupPurchase;

/** Joining a group, which the first to join opens. */
export function createGroupJoining(ports: ShopDeps, places: Pick<GroupPlaces, 'open'>, ends: GroupEnds) {
  const { clock, ids, jobs, venues } = ports;
  const { version } = agreements.service;

  /** The group in which a place is wanted, locked; opened when there is none. */
  async function groupOf(tx: Tx, liveId: string, productId: string): Promise<GroupPurchaseRow> {
    const { goods } = await venues.need('live').goodsOf(tx, liveId);
    const product = goods.includes(productId) ? await findProduct(tx, productId) : null;
    if (!product || product.is_over) return refuse('shop.product_missing');
    const terms = termsOf(product) ?? refuse('shop.no_group_purchase');
    for (;;) {
      const group = await lockGroupOf(tx, liveId, productId);
      if (group && (await ends.settle(tx, group)) !== 'over') return group;
      const now = clock.now();
      const opened: GroupPurchaseRow = {
        tuangou_id: ids.next(),
        product_id: productId,
        live_id: liveId,
        minor: terms.price,
        need: terms.need,
        joined: 0,
        opened_at: now,
        ends_at: now + terms.minutes * 60_000,
        state: 'open',
        paid: 0,
        pay_until: null,
      };
      if (!(await insertGroup(tx, opened))) continue;
      await jobs.at(tx, closeJob, { tuangou_id: opened.tuangou_id }, opened.ends_at);
      return opened;
    }
  }

  return async function join(
    tx: Tx,
    uid: string,
    { live_id, tuangou_id, product_id, agreement_version }: CallRequest<JoinGroupCall>,
  ): Promise<CallAnswer<JoinGroupCall>> {
    if (agreement_version !== version) return refuse('order.agreement_changed', { version });
    await venues.need('live').onAir(tx, live_id);
    await venues.need('live').enter(tx, live_id, uid);
    const group =
      product_id === undefined
        ? await lockGroup(tx, tuangou_id ?? '')
        : await groupOf(tx, live_id, product_id);
    if (group?.live_id !== live_id) return refuse('shop.no_group_purchase');
    const now = clock.now();
    const state = stateAt(group, now);
    if (state === 'over') return refuse('shop.group_over');
    const id = group.tuangou_id;
    if ((await findSeats(tx, uid, [id])).has(id)) return refuse('shop.group_joined', { tuangou_id: id });
    if (state === 'reached') return refuse('shop.group_full');
    const product = await findProduct(tx, group.product_id);
    if (!product || product.is_over) return refuse('shop.product_missing');
    // A group that could not be served shall not grow.
    if (!hasEnough(product, group.need)) return refuse('shop.sold_out');
    const isLast = stateAfterJoin(group.joined, group.need) === 'reached';
    const payUntil = isLast ? await places.open(tx, group) : null;
    const after = await insertMember(tx, group, uid, { at: now, agreement: version, payUntil });
    if (payUntil !== null)
      await notifyGroupMembers(tx, group, { state: 'reached', pay_until_ts: payUntil }, ports);
    await notifyGroupRoom(tx, after, ports);
    const { joined, need } = after;
    return { tuangou_id: id, state: after.state, joined, left: need - joined };
  };
}
