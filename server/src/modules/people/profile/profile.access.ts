import type { Reader } from '../../../platform/database/index.ts';
import { refuse } from '../../../platform/refusal.ts';
import { countFansOf } from './follows.repository.ts';
import type { ProfilePorts } from './profile.ports.ts';

/** A member whom a call names. @throws Refusal `request.not_found` */
export const needMember = async (from: Reader, uid: string, { members }: Pick<ProfilePorts, 'members'>) =>
  (await members.profiled(from, [uid])).get(uid) ?? refuse('request.not_found');

/** How many follow the member. */
export const fansOf = async (from: Reader, uid: string): Promise<number> =>
  (await countFansOf(from, [uid])).get(uid) ?? 0;
