import type { CallAnswer, CallRequest, Calls, MemberInfo, Settings } from '@goldbean/contract';
import { shanghaiTime } from '../../../platform/clock.ts';
import { refuse } from '../../../platform/refusal.ts';
import { createRegistry } from '../../../platform/registry.ts';
import { learningLevel } from './identity.domain.ts';
import type { IdentityPorts, ProfileFacets } from './identity.ports.ts';
import {
  countVisits,
  findMember,
  insertVisit,
  searchUsers,
  updateMember,
  type Member,
  type MemberChange,
} from './members.repository.ts';

const settingsOf = (member: Member): Settings => ({
  theme: member.theme,
  lang: member.lang,
  barrage: member.barrage,
});

const shown = ({ uid, jwcode, nickname, img, level, intro }: Member) => ({
  uid,
  jwcode,
  nickname,
  img,
  level,
  intro,
});

/** Profiles: the member's own, which they can change, and those of others. */
export function createProfiles(ports: IdentityPorts) {
  const { database, clock } = ports;
  const facets = createRegistry<ProfileFacets>('facets of profiles');
  const must = (member: Member | null): Member => member ?? refuse('request.not_found');
  const change = async (uid: string, given: MemberChange): Promise<Member> =>
    must(await database.transaction((tx) => updateMember(tx, uid, given)));

  return {
    /** Registers data of another feature that profiles show. */
    facet: facets.register,

    /** C006. */
    async memberInfo(uid: string): Promise<MemberInfo> {
      const member = must(await findMember(database.reader, uid));
      return {
        ...shown(member),
        mobile: member.mobile ?? '',
        roles: member.roles,
        ishw: member.ishw,
        lang: settingsOf(member).lang,
        permission: {
          stream_channels: await facets.need('stream_channels')(database.reader, uid),
          inspect: member.roles.includes('inspector') || member.roles.includes('admin'),
          administer: member.roles.includes('admin'),
        },
        user_status: member.user_status === 2 ? 2 : 1,
        settings: settingsOf(member),
      };
    },

    /** G007. A visit by another member counts once a day; their own is what the guidance asks for (K23). */
    async profile(uid: string, visitor: string): Promise<CallAnswer<Calls['identity']['profile']>> {
      return database.transaction(async (tx) => {
        const member = must(await findMember(tx, uid));
        await insertVisit(tx, uid, visitor, shanghaiTime(clock.now()).slice(0, 10));
        return {
          user: shown(member),
          follow: null,
          fans: null,
          visitors: await countVisits(tx, uid),
          stats: {
            channels: (await facets.need('stream_channels')(tx, uid)).length,
            lives: await facets.need('lives')(tx, uid),
          },
        };
      });
    },

    /** G171. Members are found by those who choose the administrators of live sessions. */
    async search(
      { uid, roles }: { readonly uid: string; readonly roles: readonly string[] },
      { q }: CallRequest<Calls['identity']['search']>,
    ): Promise<CallAnswer<Calls['identity']['search']>> {
      const channels = await facets.need('stream_channels')(database.reader, uid);
      if (channels.length === 0 && !roles.includes('admin')) return refuse('request.forbidden');
      return { list: await searchUsers(database.reader, q) };
    },

    /** G008. Fields that are left out keep their value. */
    async editProfile(
      uid: string,
      input: CallRequest<Calls['identity']['editProfile']>,
    ): Promise<CallAnswer<Calls['identity']['editProfile']>> {
      const { nickname, intro, img } = input;
      const member = await database.transaction(async (tx) => {
        const file = img === undefined ? undefined : await ports.takeFile(tx, uid, img);
        return updateMember(tx, uid, { nickname, intro, img: file?.url });
      });
      return { user: shown(must(member)) };
    },

    /** G122, and G006 with the language alone. */
    async keepSettings(uid: string, input: CallRequest<Calls['identity']['settings']>): Promise<Settings> {
      return settingsOf(await change(uid, input));
    },

    /** G214. */
    async hideInRanks(
      uid: string,
      { hidden }: CallRequest<Calls['identity']['hideInRanks']>,
    ): Promise<CallAnswer<Calls['identity']['hideInRanks']>> {
      await change(uid, { rank_hidden: hidden });
      return { hidden };
    },

    /** C009. */
    async learningLevel(uid: string): Promise<CallAnswer<Calls['identity']['learningLevel']>> {
      const { learning_points: points } = must(await findMember(database.reader, uid));
      if (points === 0) return { level: null, name: null, progress: null, next: null };
      return learningLevel(points);
    },

    /** C010. */
    async memberLevel(uid: string): Promise<CallAnswer<Calls['identity']['memberLevel']>> {
      const { level } = must(await findMember(database.reader, uid));
      if (level === 1) return { level: null, name: null, icon: null, benefits: null };
      return { level, name: `Lv.${level}`, icon: `level-${level}`, benefits: null };
    },
  };
}
