import { nobody, type CallAnswer, type CallRequest, type calls } from '@goldbean/contract';
import type { Actor } from '../../../platform/actor.ts';
import type { Reader } from '../../../platform/database/index.ts';
import { createMembershipChange } from './change-membership.usecase.ts';
import { createMembershipCharge } from './charge-membership.job.ts';
import { createMembershipExtension } from './extend-membership.usecase.ts';
import { createIronFanAccess } from './iron-fans.access.ts';
import type { IronChannel, IronFanPorts } from './iron-fans.ports.ts';
import { findMembership, findOf, findOfChannel, findRunning } from './iron-fans.repository.ts';
import { createMembershipViews, offersIn } from './iron-fans.views.ts';
import { createMembershipUpkeep } from './membership-steps.job.ts';
import { createMembershipPurchase } from './purchase/buy-membership.usecase.ts';
import { createMembershipProduct } from './purchase/memberships.product.ts';
import { createPaidTime } from './purchase/paid-time.usecase.ts';

type IronFansRequest<Name extends keyof typeof calls.ironFans> = CallRequest<(typeof calls.ironFans)[Name]>;
type IronFansAnswer<Name extends keyof typeof calls.ironFans> = CallAnswer<(typeof calls.ironFans)[Name]>;

const placeOf = ({ channel_id, name, img }: IronChannel) => ({ channel_id, name, img });

/** Iron-fan memberships of channels (E16, S45, T12, D65). */
export function createIronFans(ports: IronFanPorts) {
  const { database, clock, prices, users, channels, orders, wallet } = ports;
  const { reader } = database;
  const access = createIronFanAccess(ports);
  const memberships = createMembershipViews(ports);
  const upkeep = createMembershipUpkeep(ports);
  const paidTime = createPaidTime(ports, upkeep);
  const { settle } = createMembershipCharge(ports, upkeep);

  return {
    product: createMembershipProduct(ports, paidTime),
    settle,
    ...createMembershipPurchase(ports, paidTime),
    ...createMembershipChange(ports, access, memberships, upkeep),
    ...createMembershipExtension(ports, access, memberships, upkeep),
    /** Those of `uids` whose membership of the channel runs (P10). */
    running: (from: Reader, channelId: string, uids: readonly string[]) =>
      findRunning(from, clock.now(), channelId, uids),

    /** G095. */
    async plans(uid: string, { channel_id }: IronFansRequest<'plans'>): Promise<IronFansAnswer<'plans'>> {
      const channel = await access.needChannel(reader, channel_id);
      const currency = (await users.isOverseas(reader, uid)) ? 'USD' : 'CNY';
      const [{ methods }, coins, row] = await Promise.all([
        orders.methods(uid, { scene: 'iron_fan', amount: prices.monthly[currency], currency }),
        wallet.coins(uid),
        findMembership(reader, { channel_id, uid }),
      ]);
      return {
        channel: placeOf(channel),
        list: offersIn(prices, currency),
        methods: methods.filter(({ enabled }) => enabled).map(({ type }) => type),
        coins,
        my: row && (await memberships.view(reader, row)),
      };
    },

    /** G310. */
    async mine(uid: string): Promise<IronFansAnswer<'mine'>> {
      const rows = await findOf(reader, uid);
      const places = await channels.many(reader, [...new Set(rows.map(({ channel_id }) => channel_id))]);
      const shown = await memberships.views(reader, rows);
      return {
        list: rows.flatMap(({ channel_id }, nth) => {
          const [channel, membership] = [places.get(channel_id), shown[nth]];
          return channel && membership ? [{ ...membership, channel: placeOf(channel) }] : [];
        }),
      };
    },

    /** G311. */
    async members(actor: Actor, given: IronFansRequest<'members'>): Promise<IronFansAnswer<'members'>> {
      const { channel_id, page, page_size } = given;
      await access.needRight(reader, actor, channel_id);
      const { total, rows } = await findOfChannel(reader, channel_id, given);
      const [known, shown] = await Promise.all([
        users.many(
          reader,
          rows.map(({ uid }) => uid),
        ),
        memberships.views(reader, rows),
      ]);
      const list = rows.flatMap(({ uid }, nth) => {
        const membership = shown[nth];
        return membership ? [{ user: known.get(uid) ?? nobody(uid), membership }] : [];
      });
      return { list, total, page, page_size };
    },
  };
}
export type IronFans = ReturnType<typeof createIronFans>;
