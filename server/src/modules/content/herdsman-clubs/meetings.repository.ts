import { sql } from 'kysely';
import { momentAt, withDates, type Moment, type Reader, type Tx } from '../../../platform/database/index.ts';

type HerdsmanMeetingTables = {
  herdsman_meeting: {
    meeting_id: string;
    club_id: string;
    title: string;
    place: string;
    starts_at: Moment;
    capacity: number;
    cancelled_at: Moment | null;
  };
  herdsman_attendee: { meeting_id: string; uid: string; signed_at: Moment };
};
/** What is written of a meeting; times in UTC ms. */
export interface StoredMeeting {
  readonly title: string;
  readonly place: string;
  readonly starts_at: number;
  readonly capacity: number;
}
export interface MeetingRow extends StoredMeeting {
  readonly meeting_id: string;
  /** So many have signed up. */
  readonly signed: number;
}

const db = (reader: Reader) => reader.withTables<HerdsmanMeetingTables>();
const columns = ['meeting_id', 'title', 'place', 'starts_at', 'capacity'] as const;
const signed = sql<number>`(SELECT count(*)::int FROM herdsman_attendee a
  WHERE a.meeting_id = herdsman_meeting.meeting_id)`;

/** Meetings of a club that are to come, the next first. */
export async function findMeetings(reader: Reader, clubId: string, now: number): Promise<MeetingRow[]> {
  return db(reader)
    .selectFrom('herdsman_meeting')
    .select([...columns, signed.as('signed')])
    .where('club_id', '=', clubId)
    .where('cancelled_at', 'is', null)
    .where('starts_at', '>', momentAt(now))
    .orderBy('starts_at')
    .orderBy('meeting_id')
    .execute();
}

/** A meeting of the club that stands, begun or not. */
export async function findMeeting(
  reader: Reader,
  clubId: string,
  meetingId: string,
): Promise<MeetingRow | undefined> {
  return db(reader)
    .selectFrom('herdsman_meeting')
    .select([...columns, signed.as('signed')])
    .where('club_id', '=', clubId)
    .where('meeting_id', '=', meetingId)
    .where('cancelled_at', 'is', null)
    .executeTakeFirst();
}

/** Those of the club's meetings for which a member has signed up. */
export async function findSigned(reader: Reader, clubId: string, uid: string): Promise<Set<string>> {
  const rows = await db(reader)
    .selectFrom('herdsman_attendee')
    .innerJoin('herdsman_meeting', 'herdsman_meeting.meeting_id', 'herdsman_attendee.meeting_id')
    .select('herdsman_attendee.meeting_id')
    .where('club_id', '=', clubId)
    .where('uid', '=', uid)
    .execute();
  return new Set(rows.map(({ meeting_id }) => meeting_id));
}

export async function insertMeeting(
  tx: Tx,
  clubId: string,
  meetingId: string,
  written: StoredMeeting,
): Promise<void> {
  await db(tx)
    .insertInto('herdsman_meeting')
    .values({
      ...withDates(written, 'starts_at'),
      club_id: clubId,
      meeting_id: meetingId,
      cancelled_at: null,
    })
    .execute();
}

export async function updateMeeting(tx: Tx, meetingId: string, written: StoredMeeting): Promise<void> {
  await db(tx)
    .updateTable('herdsman_meeting')
    .set(withDates(written, 'starts_at'))
    .where('meeting_id', '=', meetingId)
    .execute();
}

export async function cancelMeeting(tx: Tx, meetingId: string, now: number): Promise<void> {
  await db(tx)
    .updateTable('herdsman_meeting')
    .set({ cancelled_at: new Date(now) })
    .where('meeting_id', '=', meetingId)
    .execute();
}

/** Signs up; again, it stays as it is. */
export async function insertAttendee(tx: Tx, meetingId: string, uid: string, now: number): Promise<void> {
  await db(tx)
    .insertInto('herdsman_attendee')
    .values({ meeting_id: meetingId, uid, signed_at: new Date(now) })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Takes a member's sign-up for meetings back. */
export async function removeAttendee(tx: Tx, meetingIds: readonly string[], uid: string): Promise<void> {
  if (meetingIds.length === 0) return;
  await db(tx)
    .deleteFrom('herdsman_attendee')
    .where('meeting_id', 'in', meetingIds)
    .where('uid', '=', uid)
    .execute();
}
