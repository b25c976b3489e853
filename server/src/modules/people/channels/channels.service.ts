import type { CallAnswer, CallRequest, calls } from '@goldbean/contract';
import type { Reader, Tx } from '../../../platform/database/index.ts';
import { createRegistry } from '../../../platform/registry.ts';
import { fansOf, hasFlag } from './channels.access.ts';
import type { ChannelFacets, ChannelListener, ChannelPorts } from './channels.ports.ts';
import {
  countNewFans,
  findChannels,
  findFlaggers,
  findOwned,
  findRoles,
  findStreamChannels,
  findStreamers,
  type ChannelRow,
} from './channels.repository.ts';
import { createFeatured } from './lists/featured.usecase.ts';
import { followChannel } from './follow-channel.usecase.ts';
import { findLecturers } from './lists/lecturers.repository.ts';
import { listChannels } from './lists/list-channels.usecase.ts';
import { openChannel, type NewChannel } from './open-channel.usecase.ts';
import { subscribeChannel } from './subscribe-channel.usecase.ts';
import { viewChannel } from './view-channel.usecase.ts';

type ChannelsRequest<Name extends keyof typeof calls.channels> = CallRequest<(typeof calls.channels)[Name]>;
type ChannelsAnswer<Name extends keyof typeof calls.channels> = CallAnswer<(typeof calls.channels)[Name]>;

/** A member's role in a channel. */
export type ChannelRole = 'owner' | 'streamer' | 'live_admin';

/** Channels, and who follows and subscribes to them. */
export function createChannels(ports: ChannelPorts) {
  const listeners = createRegistry<Record<string, ChannelListener>>('listeners of channels');
  const facets = createRegistry<ChannelFacets>('facets of channels');
  const deps = { ...ports, listeners, facets };

  return {
    /** Registers a listener of changes to channels, by a unique name. */
    listen: listeners.register,
    /** Registers data of another feature that channels show. */
    facet: facets.register,

    subscribe: (uid: string, input: ChannelsRequest<'subscribe'>): Promise<ChannelsAnswer<'subscribe'>> =>
      subscribeChannel(uid, input, deps),
    info: (uid: string, input: ChannelsRequest<'info'>): Promise<ChannelsAnswer<'info'>> =>
      viewChannel(uid, input, deps),
    follow: (uid: string, input: ChannelsRequest<'follow'>): Promise<ChannelsAnswer<'follow'>> =>
      followChannel(uid, input, deps),
    list: (uid: string, input: ChannelsRequest<'list'>): Promise<ChannelsAnswer<'list'>> =>
      listChannels(uid, input, deps),

    /** G176. */
    featured: createFeatured(ports),

    create: (tx: Tx, given: NewChannel): Promise<string> => openChannel(tx, given, deps),

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
    async membership(
      from: Reader,
      channelId: string,
      uid: string,
    ): Promise<{ followed: boolean; subscribed: boolean; fans: number }> {
      return {
        followed: await hasFlag(from, 'channel_follow', uid, channelId),
        subscribed: await hasFlag(from, 'channel_subscription', uid, channelId),
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
