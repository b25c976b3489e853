import type { CallAnswer, CallRequest, calls } from '@goldbean/contract';
import type { Reader } from '../../../platform/database/index.ts';
import { refuse } from '../../../platform/refusal.ts';
import { createRegistry } from '../../../platform/registry.ts';
import { followMember } from './follow-member.usecase.ts';
import { listFans } from './list-fans.usecase.ts';
import { listVisitors } from './list-visitors.usecase.ts';
import type { ProfileFacets, ProfileFacts, ProfilePorts } from './profile.ports.ts';
import { profileFacts } from './profile.views.ts';
import { viewProfile } from './view-profile.usecase.ts';
import { updatePrivacy } from './visits.repository.ts';

type ProfileRequest<Name extends keyof typeof calls.profile> = CallRequest<(typeof calls.profile)[Name]>;
type ProfileAnswer<Name extends keyof typeof calls.profile> = CallAnswer<(typeof calls.profile)[Name]>;

/** What members see of each other: who they are, who follows whom, and who came by (S43). */
export function createProfile(ports: ProfilePorts) {
  const { database, members } = ports;
  const facets = createRegistry<ProfileFacets>('facets of profiles');
  const deps = { ...ports, facets };

  return {
    /** Registers data of another feature that profiles show. */
    facet: facets.register,

    show: (viewer: string, input: ProfileRequest<'show'>): Promise<ProfileAnswer<'show'>> =>
      viewProfile(viewer, input, deps),

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

    fans: (viewer: string, input: ProfileRequest<'fans'>): Promise<ProfileAnswer<'fans'>> =>
      listFans(viewer, input, deps),
    visitors: (uid: string, input: ProfileRequest<'visitors'>): Promise<ProfileAnswer<'visitors'>> =>
      listVisitors(uid, input, deps),
    follow: (follower: string, input: ProfileRequest<'follow'>): Promise<ProfileAnswer<'follow'>> =>
      followMember(follower, input, deps),

    /** G460. */
    privacy: (uid: string, input: ProfileRequest<'privacy'>): Promise<ProfileAnswer<'privacy'>> =>
      database.transaction((tx) => updatePrivacy(tx, uid, input)),

    relations: (
      from: Reader,
      viewer: string,
      uids: readonly string[],
    ): Promise<(uid: string) => ProfileFacts> => profileFacts(from, viewer, uids, deps),
  };
}
export type ProfileService = ReturnType<typeof createProfile>;
