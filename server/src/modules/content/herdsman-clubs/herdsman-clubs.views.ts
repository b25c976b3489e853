import { herdsmanClubLimits, nobody, type HerdsmanClub } from '@goldbean/contract';
import type { Actor } from '../../../platform/actor.ts';
import type { Reader } from '../../../platform/database/index.ts';
import type { HerdsmanClubPorts } from './herdsman-clubs.ports.ts';
import { findPeople, findPictures, type ClubRow } from './herdsman-clubs.repository.ts';
import { findMeetings, findSigned } from './meetings.repository.ts';
import { isAdmin } from './write-club.usecase.ts';

/** A club as one reader sees it. @param viewer null for a visitor, who sees no names but the organiser's */
export async function clubView(
  from: Reader,
  row: ClubRow,
  viewer: Actor | null,
  { clock, users }: Pick<HerdsmanClubPorts, 'clock' | 'users'>,
): Promise<HerdsmanClub> {
  const { club_id, name, city, introduction, capacity, organiser_uid, version } = row;
  const uid = viewer?.uid ?? null;
  const people = await findPeople(from, club_id);
  const shown = uid === null ? [] : people.slice(0, herdsmanClubLimits.herdsmanPeopleShown);
  const [known, pics, meetings, signed] = [
    await users.many(from, [...new Set([organiser_uid, ...shown])]),
    await findPictures(from, club_id),
    await findMeetings(from, club_id, clock.now()),
    uid === null ? new Set<string>() : await findSigned(from, club_id, uid),
  ];
  const { nickname, img } = known.get(organiser_uid) ?? nobody(organiser_uid);
  return {
    club_id,
    name,
    city,
    introduction,
    capacity,
    people: people.length,
    joined: uid !== null && people.includes(uid),
    version,
    pics,
    organiser: { nickname, img },
    organises: uid === organiser_uid,
    may_edit: viewer !== null && (viewer.uid === organiser_uid || isAdmin(viewer)),
    members: shown.map((one) => known.get(one) ?? nobody(one)),
    meetings: meetings.map(({ meeting_id, starts_at, ...rest }) => ({
      ...rest,
      id: meeting_id,
      starts_ts: starts_at,
      mine: signed.has(meeting_id),
    })),
  };
}
