import {
  agreements,
  nobody,
  type CallAnswer,
  type CallRequest,
  type Channel,
  type calls,
} from '@goldbean/contract';
import type { Reader, Tx } from '../../../platform/database/index.ts';
import { refuse } from '../../../platform/refusal.ts';
import { createRegistry } from '../../../platform/registry.ts';
import type { ChannelFacets, ChannelListener, ChannelPorts } from './channels.ports.ts';
import {
  countFans,
  countNewFans,
  deleteFlag,
  findChannels,
  findFlagged,
  findFlaggers,
  findOwned,
  findRoles,
  findStreamChannels,
  findStreamers,
  insertChannel,
  insertFollow,
  insertStaff,
  insertSubscription,
  searchChannels,
  type ChannelRow,
  type Flag,
} from './channels.repository.ts';
import { createFeatured } from './featured.usecase.ts';
import { findLecturers } from './lecturers.repository.ts';

type ChannelsRequest<Name extends keyof typeof calls.channels> = CallRequest<(typeof calls.channels)[Name]>;
type ChannelsAnswer<Name extends keyof typeof calls.channels> = CallAnswer<(typeof calls.channels)[Name]>;

/** A member's role in a channel. */
export type ChannelRole = 'owner' | 'streamer' | 'live_admin';

/** Channels, and who follows and subscribes to them. */
export function createChannels(ports: ChannelPorts) {
  const { database, clock, ids, users } = ports;
  const { reader } = database;
  const listeners = createRegistry<Record<string, ChannelListener>>('listeners of channels');
  const facets = createRegistry<ChannelFacets>('facets of channels');

  async function known(from: Reader, channelId: string): Promise<ChannelRow> {
    const [row] = await findChannels(from, [channelId]);
    return row ?? refuse('request.not_found');
  }

  async function shown(from: Reader, rows: readonly ChannelRow[]): Promise<Channel[]> {
    const owners = await users.many(from, [...new Set(rows.map((row) => row.owner_uid))]);
    return rows.map(({ channel_id, name, img, owner_uid }) => ({
      channel_id,
      name,
      img,
      owner: owners.get(owner_uid) ?? nobody(owner_uid),
    }));
  }

  async function flagged(from: Reader, flag: Flag, uid: string, channelId: string): Promise<boolean> {
    return (await findFlagged(from, flag, uid, [channelId])).has(channelId);
  }

  const fansOf = async (from: Reader, channelId: string): Promise<number> =>
    (await countFans(from, [channelId])).get(channelId) ?? 0;

  return {
    /** Registers a listener of changes to channels, by a unique name. */
    listen: listeners.register,
    /** Registers data of another feature that channels show. */
    facet: facets.register,

    /**
     * C096: the member also joins or leaves the class group (T07, D80).
     * @throws Refusal `order.agreement_changed` when other terms were read than those in force (V35)
     */
    async subscribe(
      uid: string,
      { channel_id, action, agreement_version }: ChannelsRequest<'subscribe'>,
    ): Promise<ChannelsAnswer<'subscribe'>> {
      const { version } = agreements.channel;
      if (action === 'add' && agreement_version !== version)
        refuse('order.agreement_changed', { agreement: 'channel', version });
      return database.transaction(async (tx) => {
        await known(tx, channel_id);
        if (action === 'add') {
          await insertSubscription(tx, { channel_id, uid, agreement: version, created_at: clock.now() });
          for (const { subscribed } of listeners.all()) await subscribed(tx, channel_id, uid);
        }
        if (action === 'del') {
          await deleteFlag(tx, 'channel_subscription', channel_id, uid);
          for (const { unsubscribed } of listeners.all()) await unsubscribed(tx, channel_id, uid);
        }
        return {
          subscribed: await flagged(tx, 'channel_subscription', uid, channel_id),
          group_id: await facets.need('group_id')(tx, channel_id, uid),
        };
      });
    },

    /** C097. */
    async info(uid: string, { channel_id }: ChannelsRequest<'info'>): Promise<ChannelsAnswer<'info'>> {
      const row = await known(reader, channel_id);
      const [[channel], streamers, subscribed, followed, fans, next, group_id] = await Promise.all([
        shown(reader, [row]),
        findStreamers(reader, channel_id),
        flagged(reader, 'channel_subscription', uid, channel_id),
        flagged(reader, 'channel_follow', uid, channel_id),
        fansOf(reader, channel_id),
        facets.need('next_live')(reader, channel_id, uid),
        facets.need('group_id')(reader, channel_id, uid),
      ]);
      if (!channel) return refuse('request.not_found');
      const others = streamers.filter((streamer) => streamer !== channel.owner.uid);
      const people = await users.many(reader, others);
      return {
        channel,
        teacher: channel.owner,
        teachers: [channel.owner, ...others.map((other) => people.get(other) ?? nobody(other))],
        next_live: next,
        subscribed,
        followed,
        fans,
        group_id,
      };
    },

    /** C098. */
    async follow(
      uid: string,
      { channel_id, action }: ChannelsRequest<'follow'>,
    ): Promise<ChannelsAnswer<'follow'>> {
      return database.transaction(async (tx) => {
        await known(tx, channel_id);
        if (action) await insertFollow(tx, { channel_id, uid, created_at: clock.now() });
        else await deleteFlag(tx, 'channel_follow', channel_id, uid);
        return { followed: action, fans: await fansOf(tx, channel_id) };
      });
    },

    /** G121. */
    async list(uid: string, input: ChannelsRequest<'list'>): Promise<ChannelsAnswer<'list'>> {
      const { q = '', tab, page, page_size } = input;
      const search = { q, tab, uid, limit: page_size, offset: (page - 1) * page_size };
      const { rows, total } = await searchChannels(reader, search);
      const ids = rows.map((row) => row.channel_id);
      const [channels, followed, subscribed, fans, next] = await Promise.all([
        shown(reader, rows),
        findFlagged(reader, 'channel_follow', uid, ids),
        findFlagged(reader, 'channel_subscription', uid, ids),
        countFans(reader, ids),
        facets.need('next_lives')(reader, ids, uid),
      ]);
      const list = channels.map((channel) => ({
        ...channel,
        followed: followed.has(channel.channel_id),
        subscribed: subscribed.has(channel.channel_id),
        fans: fans.get(channel.channel_id) ?? 0,
        next_live: next.get(channel.channel_id) ?? null,
      }));
      return { list, total, page, page_size };
    },

    /** G176. */
    featured: createFeatured(ports),

    /** Opens a channel. No call does it: owners are set up by the operator. @returns its id */
    async create(
      tx: Tx,
      given: { name: string; img: string; ownerUid: string; streamers?: readonly string[] },
    ): Promise<string> {
      const channelId = ids.next();
      const { name, img, ownerUid, streamers = [] } = given;
      const row = { channel_id: channelId, name, img, owner_uid: ownerUid, created_at: clock.now() };
      await insertChannel(tx, row);
      await insertStaff(
        tx,
        streamers.map((uid) => ({ channel_id: channelId, uid, role: 'streamer' as const })),
      );
      for (const { opened } of listeners.all()) await opened(tx, channelId, ownerUid);
      return channelId;
    },

    /** Channels by id, with their owners' uids; unknown ones are left out. */
    async many(from: Reader, channelIds: readonly string[]): Promise<Map<string, ChannelRow>> {
      return new Map((await findChannels(from, channelIds)).map((row) => [row.channel_id, row]));
    },

    /** The member's role in the channel, or null. */
    async roleOf(from: Reader, channelId: string, uid: string): Promise<ChannelRole | null> {
      return (await findRoles(from, channelId, [uid])).get(uid) ?? null;
    },

    /** The same of many; those without a role are left out. */
    rolesOf: findRoles,

    /** Who goes on air in any channel. */
    lecturers: findLecturers,

    /** Who streams for the channel beside its owner. */
    streamersOf: findStreamers,

    /** How many began to follow the channel in a time, and still do. */
    newFans: countNewFans,

    /** The two flags of T07, and how many follow. */
    async standing(
      from: Reader,
      channelId: string,
      uid: string,
    ): Promise<{ followed: boolean; subscribed: boolean; fans: number }> {
      return {
        followed: await flagged(from, 'channel_follow', uid, channelId),
        subscribed: await flagged(from, 'channel_subscription', uid, channelId),
        fans: await fansOf(from, channelId),
      };
    },

    /** The two flags of T07 for each of many, with as few queries as for one. */
    async flagsOf(
      from: Reader,
      channelId: string,
      uids: readonly string[],
    ): Promise<Map<string, { followed: boolean; subscribed: boolean }>> {
      const followers = await findFlaggers(from, 'channel_follow', channelId, uids);
      const subscribers = await findFlaggers(from, 'channel_subscription', channelId, uids);
      return new Map(
        uids.map((uid) => [uid, { followed: followers.has(uid), subscribed: subscribers.has(uid) }]),
      );
    },

    /** Channels in which the member may open and run live sessions. */
    streamChannelsOf: findStreamChannels,

    exists: async (from: Reader, channelId: string): Promise<boolean> =>
      (await findChannels(from, [channelId])).length > 0,

    /** Channels of which the member is the owner, by name. */
    ownedBy: findOwned,

    /** True for the channel's owner alone: its income is theirs to see. */
    async owns(from: Reader, uid: string, channelId: string): Promise<boolean> {
      const [row] = await findChannels(from, [channelId]);
      return row?.owner_uid === uid;
    },
  };
}
export type Channels = ReturnType<typeof createChannels>;
