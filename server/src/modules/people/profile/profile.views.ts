import { nobody } from '@goldbean/contract';
import type { Reader } from '../../../platform/database/index.ts';
import { countFansOf, findFollows } from './follows.repository.ts';
import type { ProfileDeps, ProfileFacts, ProfilePorts } from './profile.ports.ts';

/** Members in the order of `uids`, with what the viewer is to each. */
export async function memberViews(
  from: Reader,
  viewer: string,
  uids: readonly string[],
  { members }: Pick<ProfilePorts, 'members'>,
) {
  const people = await members.profiled(from, uids);
  const followOf = await findFollows(from, viewer, uids);
  return uids.map((uid) => {
    const { jwcode, nickname, img, level } = people.get(uid) ?? nobody(uid);
    return { uid, jwcode, nickname, img, level, follow: uid === viewer ? null : followOf(uid) };
  });
}

/** For each of `uids`: who follows them, what they were and are on air with, and what the viewer is to them. */
export async function profileFacts(
  from: Reader,
  viewer: string,
  uids: readonly string[],
  { facets }: Pick<ProfileDeps, 'facets'>,
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
}
