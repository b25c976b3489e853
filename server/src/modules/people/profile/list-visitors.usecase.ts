import { nobody, type CallAnswer, type CallRequest, type calls } from '@goldbean/contract';
import { shanghaiTime } from '../../../platform/clock.ts';
import type { ProfilePorts } from './profile.ports.ts';
import { memberViews } from './profile.views.ts';
import { countVisits, findVisits } from './visits.repository.ts';

type ListVisitorsCall = typeof calls.profile.visitors;

/** G010: those who came by a member's own profile. */
export async function listVisitors(
  uid: string,
  { page, page_size }: CallRequest<ListVisitorsCall>,
  { database, members }: Pick<ProfilePorts, 'database' | 'members'>,
): Promise<CallAnswer<ListVisitorsCall>> {
  const { reader } = database;
  const visits = await findVisits(reader, uid, { limit: page_size, offset: (page - 1) * page_size });
  const people = await memberViews(
    reader,
    uid,
    visits.map(({ visitor }) => visitor),
    { members },
  );
  const list = visits.map(({ visitor, at }, index) => ({
    user: people[index] ?? { ...nobody(visitor), follow: null },
    at: shanghaiTime(at),
    at_ts: at,
  }));
  return { list, total: await countVisits(reader, uid), page, page_size };
}
