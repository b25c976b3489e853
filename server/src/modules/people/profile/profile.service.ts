import { nobody, type CallAnswer, type CallRequest, type calls } from '@goldbean/contract';
import { shanghaiTime } from '../../../platform/clock.ts';
import type { Reader } from '../../../platform/database/index.ts';
import { refuse } from '../../../platform/refusal.ts';
import { createRegistry } from '../../../platform/registry.ts';
import {
  countFansOf,
  countFollowed,
  deleteFollow,
  findFans,
  findFollows,
  insertFollow,
} from './follows.repository.ts';
import type { ProfileFacets, ProfilePorts, ProfileFacts } from './profile.ports.ts';
import { countVisits, findPrivacy, findVisits, insertVisit, updatePrivacy } from './visits.repository.ts';

type ProfileRequest<Name extends keyof typeof calls.profile> = CallRequest<(typeof calls.profile)[Name]>;
type ProfileAnswer<Name extends keyof typeof calls.profile> = CallAnswer<(typeof calls.profile)[Name]>;

/** What members see of each other: who they are, who follows whom, and who came by (S43). */
export function createProfile(ports: ProfilePorts) {
  const { database, clock, members, channels } = ports;
  const { reader } = database;
  const facets = createRegistry<ProfileFacets>('facets of profiles');

  const known = async (from: Reader, uid: string) =>
    (await members.profiled(from, [uid])).get(uid) ?? refuse('request.not_found');

  /** Members in the order of `uids`, with what the viewer is to each. */
  async function shown(from: Reader, viewer: string, uids: readonly string[]) {
    const people = await members.profiled(from, uids);
    const followOf = await findFollows(from, viewer, uids);
    return uids.map((uid) => {
      const { jwcode, nickname, img, level } = people.get(uid) ?? nobody(uid);
      return { uid, jwcode, nickname, img, level, follow: uid === viewer ? null : followOf(uid) };
    });
  }

  const fansOf = async (from: Reader, uid: string): Promise<number> =>
    (await countFansOf(from, [uid])).get(uid) ?? 0;

  return {
    /** Registers data of another feature that profiles show. */
    facet: facets.register,

    /** G007. A look at one's own is kept too: the guidance asks for it (K23). */
    async show(viewer: string, { uid }: ProfileRequest<'show'>): Promise<ProfileAnswer<'show'>> {
      return database.transaction(async (tx) => {
        const user = await known(tx, uid);
        const isMine = uid === viewer;
        if (isMine || !(await findPrivacy(tx, viewer)).visits_unseen) {
          const at = clock.now();
          await insertVisit(tx, { uid, visitor: viewer, day: shanghaiTime(at).slice(0, 10), at });
        }
        const privacy = await findPrivacy(tx, uid);
        const streams = await channels.streamChannelsOf(tx, uid);
        const places = await channels.many(tx, streams);
        return {
          user,
          follow: isMine ? null : (await findFollows(tx, viewer, [uid]))(uid),
          fans: await fansOf(tx, uid),
          following: await countFollowed(tx, uid),
          visitors: isMine || !privacy.visitors_hidden ? await countVisits(tx, uid) : null,
          stats: {
            channels: streams.length,
            lives: (await facets.need('lives')(tx, [uid])).get(uid) ?? 0,
          },
          channels: streams.map((channel_id) => ({
            channel_id,
            name: places.get(channel_id)?.name ?? '',
          })),
          on_air: (await facets.need('on_air')(tx, [uid], viewer)).get(uid) ?? null,
          privacy: isMine ? privacy : null,
        };
      });
    },

    /** G008. Fields that are left out keep their value. */
    async edit(
      uid: string,
      { nickname, intro, img }: ProfileRequest<'edit'>,
    ): Promise<ProfileAnswer<'edit'>> {
      const user = await database.transaction(async (tx) => {
        const file = img === undefined ? undefined : await ports.takeFile(tx, uid, img);
        return members.change(tx, uid, { nickname, intro, img: file?.url });
      });
      return { user: user ?? refuse('request.not_found') };
    },

    /** G009. */
    async fans(
      viewer: string,
      { uid, page, page_size }: ProfileRequest<'fans'>,
    ): Promise<ProfileAnswer<'fans'>> {
      await known(reader, uid);
      const uids = await findFans(reader, uid, { limit: page_size, offset: (page - 1) * page_size });
      return {
        list: await shown(reader, viewer, uids),
        total: await fansOf(reader, uid),
        page,
        page_size,
      };
    },

    /** G010. */
    async visitors(
      uid: string,
      { page, page_size }: ProfileRequest<'visitors'>,
    ): Promise<ProfileAnswer<'visitors'>> {
      const visits = await findVisits(reader, uid, { limit: page_size, offset: (page - 1) * page_size });
      const people = await shown(
        reader,
        uid,
        visits.map(({ visitor }) => visitor),
      );
      const list = visits.map(({ visitor, at }, index) => ({
        user: people[index] ?? { ...nobody(visitor), follow: null },
        at: shanghaiTime(at),
        at_ts: at,
      }));
      return { list, total: await countVisits(reader, uid), page, page_size };
    },

    /**
     * G011.
     * @throws Refusal `profile.self` for oneself
     */
    async follow(
      follower: string,
      { uid, action }: ProfileRequest<'follow'>,
    ): Promise<ProfileAnswer<'follow'>> {
      if (uid === follower) return refuse('profile.self');
      return database.transaction(async (tx) => {
        await known(tx, uid);
        if (action) await insertFollow(tx, uid, follower, clock.now());
        else await deleteFollow(tx, uid, follower);
        return { ...(await findFollows(tx, follower, [uid]))(uid), fans: await fansOf(tx, uid) };
      });
    },

    /** G460. */
    privacy: (uid: string, input: ProfileRequest<'privacy'>): Promise<ProfileAnswer<'privacy'>> =>
      database.transaction((tx) => updatePrivacy(tx, uid, input)),

    /** For each of `uids`: who follows them, what they were and are on air with, and what the viewer is to them. */
    async standings(
      from: Reader,
      viewer: string,
      uids: readonly string[],
    ): Promise<(uid: string) => ProfileFacts> {
      const followOf = await findFollows(from, viewer, uids);
      const fans = await countFansOf(from, uids);
      const lives = await facets.need('lives')(from, uids);
      const onAir = await facets.need('on_air')(from, uids, viewer);
      return (uid) => ({
        fans: fans.get(uid) ?? 0,
        lives: lives.get(uid) ?? 0,
        follow: uid === viewer ? null : followOf(uid),
        on_air: onAir.get(uid) ?? null,
      });
    },
  };
}
export type ProfileService = ReturnType<typeof createProfile>;
