import type { CallAnswer, CallRequest, calls } from '@goldbean/contract';
import { findFans } from './follows.repository.ts';
import { fansOf, needMember } from './profile.access.ts';
import type { ProfilePorts } from './profile.ports.ts';
import { memberViews } from './profile.views.ts';

type ListFansCall = typeof calls.profile.fans;

/** G009: those who follow a member, with what the viewer is to each. */
export async function listFans(
  viewer: string,
  { uid, page, page_size }: CallRequest<ListFansCall>,
  { database, members }: Pick<ProfilePorts, 'database' | 'members'>,
): Promise<CallAnswer<ListFansCall>> {
  const { reader } = database;
  await needMember(reader, uid, { members });
  const uids = await findFans(reader, uid, { limit: page_size, offset: (page - 1) * page_size });
  return {
    list: await memberViews(reader, viewer, uids, { members }),
    total: await fansOf(reader, uid),
    page,
    page_size,
  };
}
