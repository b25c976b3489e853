import type { CallAnswer, CallRequest, Calls, MemberInfo, Settings } from '@goldbean/contract';
import type { Tx } from '../../../platform/database/index.ts';
import { refuse } from '../../../platform/refusal.ts';
import { createRegistry } from '../../../platform/registry.ts';
import { learningLevel } from './identity.domain.ts';
import type { IdentityPorts, MemberFacets, ProfiledUser } from './identity.ports.ts';
import {
  findMember,
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

/** A member's own record, and how others find members. */
export function createRecord(ports: IdentityPorts) {
  const { database } = ports;
  const facets = createRegistry<MemberFacets>('facets of members');
  const must = (member: Member | null): Member => member ?? refuse('request.not_found');
  const change = async (uid: string, given: MemberChange): Promise<Member> =>
    must(await database.transaction((tx) => updateMember(tx, uid, given)));

  return {
    /** Registers data of another feature in a member's own record. */
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

    /** G171. Members are found by those who choose the administrators of live sessions. */
    async search(
      { uid, roles }: { readonly uid: string; readonly roles: readonly string[] },
      { q }: CallRequest<Calls['identity']['search']>,
    ): Promise<CallAnswer<Calls['identity']['search']>> {
      const channels = await facets.need('stream_channels')(database.reader, uid);
      if (channels.length === 0 && !roles.includes('admin')) return refuse('request.forbidden');
      return { list: await searchUsers(database.reader, q) };
    },

    /** Changes what a profile shows. @returns it afterwards, or null when there is no such member */
    async changeProfile(
      tx: Tx,
      uid: string,
      given: Pick<MemberChange, 'nickname' | 'intro' | 'img'>,
    ): Promise<ProfiledUser | null> {
      const member = await updateMember(tx, uid, given);
      return member && shown(member);
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

    /** The level on the platform that a member has unlocked: it goes with their name from then on (C071). */
    async raiseLevel(tx: Tx, uid: string, level: number): Promise<void> {
      must(await updateMember(tx, uid, { level }));
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
      const benefits = [...facets.need('level_benefits')(level)];
      return { level, name: `Lv.${level}`, icon: `level-${level}`, benefits };
    },
  };
}
