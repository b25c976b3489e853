import type { CallAnswer, CallRequest, calls } from '@goldbean/contract';
import { shanghaiTime } from '../../../platform/clock.ts';
import { countFollowed, findFollows } from './follows.repository.ts';
import { fansOf, needMember } from './profile.access.ts';
import type { ProfileDeps } from './profile.ports.ts';
import { countVisits, findPrivacy, insertVisit } from './visits.repository.ts';

type ViewProfileCall = typeof calls.profile.show;

/** G007. A look at one's own is stored too: the guidance asks for it (K23). */
export function viewProfile(
  viewer: string,
  { uid }: CallRequest<ViewProfileCall>,
  { database, clock, members, channels, facets }: Omit<ProfileDeps, 'takeFile'>,
): Promise<CallAnswer<ViewProfileCall>> {
  return database.transaction(async (tx) => {
    const user = await needMember(tx, uid, { members });
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
}
