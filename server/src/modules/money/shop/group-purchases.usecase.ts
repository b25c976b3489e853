import { agreements, type CallAnswer, type CallRequest, type calls } from '@goldbean/contract';
import type { Tx } from '../../../platform/database/index.ts';
import type { IdempotencyKey } from '../../../platform/idempotency.ts';
import { refuse } from '../../../platform/refusal.ts';
import type { GroupPlaces } from './group-places.usecase.ts';
import { goodsFor } from './goods.access.ts';
import {
  endGroup,
  findAllMembers,
  findGroup,
  findGroupsOf,
  findMembers,
  findMine,
  findSeats,
  insertGroup,
  insertMember,
  lockGroup,
  lockGroupOf,
} from './group-purchases.repository.ts';
import {
  groupView,
  hasEnough,
  productView,
  stateAfterJoin,
  stateAt,
  termsOf,
  unopenedView,
} from './shop.domain.ts';
import type { ShopDeps } from './shop.ports.ts';
import { findProduct } from './shop.repository.ts';
import type { GroupPurchaseRow } from './shop.tables.ts';

type GroupPurchasesRequest<Name extends keyof typeof calls.shop> = CallRequest<(typeof calls.shop)[Name]>;
type GroupPurchasesAnswer<Name extends keyof typeof calls.shop> = CallAnswer<(typeof calls.shop)[Name]>;

const closeJob = 'shop.close-group-purchase';

/** How a group ended. */
type GroupPurchaseOutcome =
  | {
      readonly state: 'reached';
      /** UTC ms until which its places can be paid for. */ readonly pay_until_ts: number;
    }
  | { readonly state: 'over' };

/**
 * Buying together (D66): the first to join opens the group, and it is reached when enough have; then each orders their
 * place. One that is not full by its end is over: nobody has paid anything, and the next one to join opens another.
 */
export function createGroupPurchases(ports: ShopDeps, places: GroupPlaces) {
  const { database, clock, ids, idempotency, jobs, users, venues } = ports;
  const { reader } = database;
  const { version } = agreements.service;

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
    await notifyMembers(tx, group, { state });
    await places.notify(tx, group);
    return state;
  }

  /** Notifies everybody who joined of its outcome. */
  async function notifyMembers(
    tx: Tx,
    group: GroupPurchaseRow,
    outcome: GroupPurchaseOutcome,
  ): Promise<void> {
    const { tuangou_id, live_id, product_id } = group;
    const product = (await findProduct(tx, product_id))?.name ?? '';
    const body = { kind: 'group_purchase', tuangou_id, live_id, product, ...outcome } as const;
    const members = await findAllMembers(tx, tuangou_id);
    await ports.notices.notify(
      tx,
      members.map((uid) => ({ uid, body })),
    );
  }

  /** The group in which a place is wanted, locked; opened when there is none. */
  async function groupOf(tx: Tx, liveId: string, productId: string): Promise<GroupPurchaseRow> {
    const { goods } = await venues.need('live').goodsOf(tx, liveId);
    const product = goods.includes(productId) ? await findProduct(tx, productId) : null;
    if (!product || product.is_over) return refuse('shop.product_missing');
    const terms = termsOf(product) ?? refuse('shop.no_group_purchase');
    for (;;) {
      const group = await lockGroupOf(tx, liveId, productId);
      if (group && (await settle(tx, group)) !== 'over') return group;
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

  async function join(
    tx: Tx,
    uid: string,
    { live_id, tuangou_id, product_id, agreement_version }: GroupPurchasesRequest<'joinGroupPurchase'>,
  ): Promise<GroupPurchasesAnswer<'joinGroupPurchase'>> {
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
    if (payUntil !== null) await notifyMembers(tx, group, { state: 'reached', pay_until_ts: payUntil });
    await places.notify(tx, after);
    const { joined, need } = after;
    return { tuangou_id: id, state: after.state, joined, left: need - joined };
  }

  /** The group of the product that is being presented, or what it would be; null when it is not sold to groups. */
  async function presented(
    uid: string,
    liveId: string,
  ): Promise<GroupPurchasesAnswer<'groupPurchase'>['tuangou']> {
    const { current } = await goodsFor(venues.need('live'), reader, liveId, uid);
    const product = current === null ? null : await findProduct(reader, current);
    const terms = product && termsOf(product);
    if (!product || !terms) return null;
    const group = (await findGroupsOf(reader, liveId)).get(product.product_id);
    const isOpen = group !== undefined && stateAt(group, clock.now()) !== 'over';
    const view = isOpen ? await viewOf(uid, group) : unopenedView(product.product_id, terms);
    return { ...view, product: productView(product) };
  }

  /** A group of a live session that the member may come into. */
  async function seen(uid: string, id: string): Promise<GroupPurchaseRow> {
    const group = (await findGroup(reader, id)) ?? refuse('shop.no_group_purchase');
    await venues.need('live').enter(reader, group.live_id, uid);
    return group;
  }

  async function viewOf(uid: string, group: GroupPurchaseRow) {
    const seats = await findSeats(reader, uid, [group.tuangou_id]);
    return groupView(group, seats.get(group.tuangou_id) ?? null, clock.now());
  }

  return {
    /** C092. Once per member; the last place goes to one. */
    join: (
      uid: string,
      given: GroupPurchasesRequest<'joinGroupPurchase'>,
      intent: IdempotencyKey,
    ): Promise<GroupPurchasesAnswer<'joinGroupPurchase'>> =>
      database.transaction((tx) => idempotency.once(tx, intent, () => join(tx, uid, given))),

    /** C093. */
    async get(
      uid: string,
      { tuangou_id, live_id }: GroupPurchasesRequest<'groupPurchase'>,
    ): Promise<GroupPurchasesAnswer<'groupPurchase'>> {
      if (live_id !== undefined) return { tuangou: await presented(uid, live_id) };
      const group = await seen(uid, tuangou_id ?? '');
      const product = (await findProduct(reader, group.product_id)) ?? refuse('shop.no_group_purchase');
      return { tuangou: { ...(await viewOf(uid, group)), product: productView(product) } };
    },

    /** C094. */
    async members(
      uid: string,
      { tuangou_id, page, page_size }: GroupPurchasesRequest<'groupPurchaseMembers'>,
    ): Promise<GroupPurchasesAnswer<'groupPurchaseMembers'>> {
      await seen(uid, tuangou_id);
      const { members, total } = await findMembers(reader, tuangou_id, page, page_size);
      const known = await users.many(
        reader,
        members.map((member) => member.uid),
      );
      const list = members.flatMap(({ uid: joined, state }) => {
        const user = known.get(joined);
        return user ? [{ ...user, paid: state === 'paid' }] : [];
      });
      return { list, total, page, page_size };
    },

    /** C095. */
    async mine(uid: string, productId: string): Promise<GroupPurchasesAnswer<'inGroupPurchase'>> {
      if (!(await findProduct(reader, productId))) return refuse('shop.product_missing');
      const id = await findMine(reader, uid, productId, clock.now());
      return id === null ? { exist: false } : { exist: true, tuangou_id: id };
    },
  };
}
