import type { Tx } from '../../../platform/database/index.ts';
import type { HerdsmanClubPorts } from './herdsman-clubs.ports.ts';
import {
  insertClub,
  insertPerson,
  writePictures,
  type ClubPicture,
  type ClubRow,
} from './herdsman-clubs.repository.ts';
import { insertAttendee, insertMeeting } from './meetings.repository.ts';

/** A club that something else than our desk brings, such as the demo. */
export interface ImportedClub extends Pick<ClubRow, 'name' | 'city' | 'introduction' | 'capacity'> {
  readonly organiserUid: string;
  readonly pictures: readonly ClubPicture[];
  /** Who is in it beside the organiser, who came first first. */
  readonly people: readonly string[];
  readonly meetings: readonly {
    readonly title: string;
    readonly place: string;
    /** UTC ms. */
    readonly startsAt: number;
    readonly capacity: number;
    /** Who has signed up. */
    readonly signed: readonly string[];
  }[];
}

/** A club from elsewhere, as it stands there. @returns its id */
export async function importClub(
  tx: Tx,
  given: ImportedClub,
  { clock, ids }: Pick<HerdsmanClubPorts, 'clock' | 'ids'>,
): Promise<string> {
  const { name, city, introduction, capacity, organiserUid, pictures, people, meetings } = given;
  const clubId = ids.next();
  const now = clock.now();
  await insertClub(tx, {
    club_id: clubId,
    name,
    city,
    introduction,
    capacity,
    organiser_uid: organiserUid,
    created_at: now,
  });
  await writePictures(tx, clubId, pictures);
  for (const uid of [organiserUid, ...people]) await insertPerson(tx, clubId, uid, now);
  for (const { title, place, startsAt, capacity: room, signed } of meetings) {
    const meetingId = ids.next();
    await insertMeeting(tx, clubId, meetingId, { title, place, starts_at: startsAt, capacity: room });
    for (const uid of signed) await insertAttendee(tx, meetingId, uid, now);
  }
  return clubId;
}
