import type { CallRequest, calls } from '@goldbean/contract';
import type { Tx } from '../../../platform/database/index.ts';
import { refuse } from '../../../platform/refusal.ts';
import { findPeople, insertPerson, removePerson, type ClubRow } from './herdsman-clubs.repository.ts';
import {
  findMeeting,
  findMeetings,
  findSigned,
  insertAttendee,
  removeAttendee,
} from './meetings.repository.ts';

type Attending = Pick<CallRequest<typeof calls.herdsmanClubs.attend>, 'meeting_id' | 'on'>;

/** Joins and leaves the club, which the caller has locked. @param now UTC ms */
async function join(tx: Tx, club: ClubRow, uid: string, on: boolean, now: number): Promise<void> {
  const { club_id: clubId, capacity } = club;
  if (!on) {
    if (club.organiser_uid === uid) refuse('herdsman.organiser_stays');
    const meetings = await findMeetings(tx, clubId, now);
    await removeAttendee(
      tx,
      meetings.map(({ meeting_id }) => meeting_id),
      uid,
    );
    await removePerson(tx, clubId, uid);
    return;
  }
  const people = await findPeople(tx, clubId);
  if (people.includes(uid)) return;
  if (people.length >= capacity) refuse('herdsman.full');
  await insertPerson(tx, clubId, uid, now);
}

/** Signs up for a meeting, or takes that back. */
async function signUp(
  tx: Tx,
  { club_id: clubId }: ClubRow,
  uid: string,
  { meeting_id: meetingId = '', on }: Attending,
  now: number,
): Promise<void> {
  const meeting = (await findMeeting(tx, clubId, meetingId)) ?? refuse('herdsman.meeting_missing');
  if (meeting.starts_at <= now) refuse('herdsman.meeting_over');
  if (!on) {
    await removeAttendee(tx, [meetingId], uid);
    return;
  }
  if (!(await findPeople(tx, clubId)).includes(uid)) refuse('herdsman.not_in');
  if ((await findSigned(tx, clubId, uid)).has(meetingId)) return;
  if (meeting.signed >= meeting.capacity) refuse('herdsman.meeting_full');
  await insertAttendee(tx, meetingId, uid, now);
}

/** G702 on a club that the caller has locked: nobody else takes the last place meanwhile. */
export const attend = (tx: Tx, club: ClubRow, uid: string, given: Attending, now: number): Promise<void> =>
  given.meeting_id === undefined ? join(tx, club, uid, given.on, now) : signUp(tx, club, uid, given, now);
