import type { CallAnswer, CallRequest, calls } from '@goldbean/contract';
import { refuse } from '../../../../platform/refusal.ts';
import { goodsFor } from '../goods.access.ts';
import { groupView, productView, stateAt, termsOf, unopenedView } from '../shop.domain.ts';
import type { ShopDeps } from '../shop.ports.ts';
import { findProduct } from '../shop.repository.ts';
import type { GroupPurchaseRow } from '../shop.tables.ts';
import { findGroup, findGroupsOf, findMembers, findMine, findSeats } from './group-purchases.repository.ts';

type GroupPurchasesRequest<Name extends keyof typeof calls.shop> = CallRequest<(typeof calls.shop)[Name]>;
type GroupPurchasesAnswer<Name extends keyof typeof calls.shop> = CallAnswer<(typeof calls.shop)[Name]>;

/** How a group stands for a member, and who is in it. */
export function createGroupReading({
  database,
  clock,
  users,
  venues,
}: Pick<ShopDeps, 'database' | 'clock' | 'users' | 'venues'>) {
  const { reader } = database;

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
